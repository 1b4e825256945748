import { crc32, deflateSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';

export interface DemoFile {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** A one-page PDF with one line of text. */
function pdf(text: string): Buffer {
  const content = `BT /F1 16 Tf 72 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square picture with a colour gradient. */
function png(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Buffer.alloc(side * (side * 3 + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels.set([40 + x, 90 + y, 160], y * (side * 3 + 1) + 1 + x * 3);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function contractList(): Promise<Buffer> {
  const rows = [
    ['Vertragsnummer', 'Kunde', 'Provision'],
    ['V-48213', 'Bäckerei Sonnental GmbH', '120,00'],
    ['V-48221', 'Steinbach Metallbau GmbH & Co. KG', '95,50'],
  ];
  return writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
}

/** The three attachments of one demo ticket: real files that open in any program. */
export async function demoTicketFiles(): Promise<DemoFile[]> {
  return [
    { name: 'Auftragsbestaetigung.pdf', mimetype: 'application/pdf', bytes: pdf('Auftragsbestaetigung V-48213') },
    { name: 'Bildschirmfoto.png', mimetype: 'image/png', bytes: png(64) },
    { name: 'Vertragsliste.xlsx', mimetype: xlsxType, bytes: await contractList() },
  ];
}
