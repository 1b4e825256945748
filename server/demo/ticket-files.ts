import writeXlsxFile from 'write-excel-file/node';
import { drawPng } from './draw-png.ts';

export interface DemoFile {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** A paper of two pages, which stands for whatever partners attach. */
async function paper(): Promise<Buffer> {
  const { longPaper } = await import('./library/long-paper.ts');
  const lines = ['Auftragsbestätigung V-48213', 'Bäckerei Sonnental GmbH, Beispielallee 3, 10115 Berlin'];
  return longPaper({ path: 'contracts/Auftragsbestaetigung.pdf', daysAgo: 0, lines }, Date.UTC(2026, 0, 5, 9));
}

/** A square picture with a colour gradient. */
const picture = () => drawPng(64, 64, (x, y) => [40 + x, 90 + y, 160]);

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function contractList(): Promise<Buffer> {
  const rows = [
    ['Vertragsnummer', 'Kunde', 'Provision'],
    ['V-48213', 'Bäckerei Sonnental GmbH', '120,00'],
    ['V-48221', 'Steinbach Metallbau GmbH & Co. KG', '95,50'],
  ];
  return writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
}

let files: Promise<DemoFile[]> | undefined;

/** The three attachments of one demo ticket: real files that open in any program. */
export const demoTicketFiles = (): Promise<DemoFile[]> => (files ??= makeFiles());

async function makeFiles(): Promise<DemoFile[]> {
  return [
    { name: 'Auftragsbestaetigung.pdf', mimetype: 'application/pdf', bytes: await paper() },
    { name: 'Bildschirmfoto.png', mimetype: 'image/png', bytes: picture() },
    { name: 'Vertragsliste.xlsx', mimetype: xlsxType, bytes: await contractList() },
  ];
}
