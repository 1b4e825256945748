import { buffer } from 'node:stream/consumers';
import writeXlsxFile from 'write-excel-file/node';
import { complaintColumns } from '#domain/commissions/complaint-columns.ts';
import { zipArchive } from '#server/files/inspection/zip-archive.ts';
import { readSegments, totalSize } from '#server/files/storage/segments.ts';
import { oleFile } from './ole-file.ts';

/** A stored-only ZIP with these entries; slashes make folders. */
export async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const segments = zipArchive(
    Object.entries(entries).map(([name, content]) => {
      const bytes = Buffer.from(content);
      const read = async ({ start, end }: { start: number; end: number }) => bytes.subarray(start, end + 1);
      return { name, size: bytes.length, modified: Date.UTC(2026, 0, 5), segment: { size: bytes.length, read } };
    }),
  );
  return buffer(readSegments(segments, { start: 0, end: totalSize(segments) - 1 }));
}

const contentTypes = { '[Content_Types].xml': '<Types/>' };
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 131 + (index >> 8)) % 256));

export const pdf = (length = 3000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(length), Buffer.from('\n%%EOF\n')]);
export const exe: Buffer = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), noise(2000)]);
export const html: Buffer = Buffer.from('<!doctype html><script>alert(document.domain)</script>');

/** A file of each allowed kind by its ending. */
export const samples = {
  pdf: pdf(),
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), noise(2000)]),
  jpeg: Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), noise(2000)]),
  png: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(2000)]),
  /** A filled template of whichever operator. */
  xlsx: await writeXlsxFile([
    complaintColumns.map(({ header: value }) => ({ value })),
    ['VO-1', 'Muster', '4711', '', 'Flat', '01.06.2026', '24,90', '0,00', 'fehlt'].map((value) => ({ value })),
  ]).toBuffer(),
  xls: oleFile(['Workbook', '\x05SummaryInformation', '\x05DocumentSummaryInformation']),
  docx: await zipOf({ ...contentTypes, 'word/document.xml': '<w:document/>' }),
  msg: oleFile([
    '__nameid_version1.0',
    '__recip_version1.0_#00000000',
    '__substg1.0_0037001F',
    '__properties_version1.0',
  ]),
  eml: Buffer.from(
    'From: a@example.com\r\nTo: b@example.com\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\nHallo Jörg,\r\n',
  ),
  zip: await zipOf({ 'brief.txt': 'Hallo' }),
} satisfies Record<string, Buffer>;

/** 8 kHz of silence, as a telephone system plays it. */
export function wave(seconds = 1): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + seconds * 8000, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.write('data', 36);
  header.writeUInt32LE(seconds * 8000, 40);
  return Buffer.concat([header, Buffer.alloc(seconds * 8000, 0x80)]);
}

/** Frames of MPEG 1 layer III with 128 kbit/s at 44.1 kHz. */
const frames = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])),
  );
/** A tag with a title before the sound. */
const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)]);

/** Sounds by their ending, which are taken where a field asks for them alone. */
export const sounds = {
  wav: wave(),
  mp3: Buffer.concat([tag, frames(20)]),
} satisfies Record<string, Buffer>;

/** Files with a content that contradicts their extension. */
export const disguises = {
  'archive.xlsx': samples.zip,
  'sheet.docx': samples.xlsx,
  'letter.xlsx': samples.docx,
  'installer.zip': exe,
  'cut.zip': samples.zip.subarray(0, samples.zip.length - 30),
  'program.pdf': exe,
  'page.pdf': html,
  'page.eml': html,
  'page.jpg': html,
  'program.eml': exe,
  'vector.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'late.pdf': Buffer.concat([html, samples.pdf]),
  'page.xls': html,
  'page.msg': html,
  'eicar.zip': Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
  'page.wav': html,
  'page.mp3': html,
  'cut.wav': sounds.wav.subarray(0, 4000),
  'more-behind.wav': Buffer.concat([sounds.wav, html]),
  'archive-behind.wav': Buffer.concat([sounds.wav, samples.zip]),
  'archive-behind.mp3': Buffer.concat([sounds.mp3, samples.zip]),
  'tag-alone.mp3': Buffer.concat([tag, html]),
  'tag-without-end.mp3': Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), html]),
  'one-frame.mp3': Buffer.concat([frames(1), exe]),
  'film.wav': Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([36, 0, 0, 0]),
    Buffer.from('AVI LIST'),
    Buffer.alloc(28),
  ]),
  'sound.mp3': sounds.wav,
  'sound.wav': sounds.mp3,
  'short.png': Buffer.from('89504e47', 'hex'),
} satisfies Record<string, Buffer>;
