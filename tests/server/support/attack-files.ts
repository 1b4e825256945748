import { oleFile } from './ole-file.ts';
import { bombs, packedZip } from './packed-zip.ts';
import { disguises, exe, html, pdf, samples, zipOf } from './sample-files.ts';

/** What becomes of a file: refused by its name, for being empty, for its content, for what it holds; or taken. */
export type Fate = 'name' | 'empty' | 'other' | 'unsafe' | 'fits';
type Attack = [name: string, bytes: Buffer, fate: Fate];

const script = 'alert(document.domain)';
const text = (content: string) => Buffer.from(content, 'latin1');
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));
const svg = text(`<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`);
const gif = join('GIF89a/*', Buffer.alloc(64), `*/=1;${script}`);
const eicar = text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const mail = samples.eml.toString();
const book = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' };
const letter = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' };
const typesWith = (type: string) => `<Types><Override PartName="/x" ContentType="application/${type}"/></Types>`;
const long = 'Rechnung '.repeat(2000);

const polyglots: Attack[] = [
  ['page-in-comment.pdf', join(`%PDF-1.7\n%<script>${script}</script>\n`, samples.pdf), 'fits'],
  ['page-first.pdf', join(html, samples.pdf), 'other'],
  ['page-first.jpg', join(html, samples.jpg), 'other'],
  ['script-in-picture.jpg', join(samples.jpg, `*/=1;${script}`), 'fits'],
  ['script-in-picture.png', join(samples.png, `<script>${script}</script>`), 'fits'],
  ['script.gif', gif, 'name'],
  ['script-gif.jpg', gif, 'other'],
  ['script-gif.png', gif, 'other'],
  ['script-gif.eml', gif, 'other'],
  ['archive-behind.pdf', join(samples.pdf, samples.zip), 'other'],
  ['archive-behind.jpg', join(samples.jpg, samples.zip), 'other'],
  ['archive-behind.png', join(samples.png, samples.zip), 'other'],
  ['archive-behind.xls', join(samples.xls, samples.zip), 'other'],
  ['archive-behind.eml', join(mail, samples.zip), 'other'],
  ['document-first.zip', join(samples.pdf, samples.zip), 'other'],
  ['picture-first.zip', join(samples.jpg, samples.zip), 'other'],
  ['document-inside.pdf', samples.zip, 'other'],
  [
    'sheet-and-letter.xlsx',
    packedZip(Object.entries({ ...letter, ...book }).map(([name, content]) => ({ name, content }))),
    'fits',
  ],
  ['mail-and-page.eml', join(`X: y\r\n\r\n${html}`), 'fits'],
];

const macros: Attack[] = [
  ['macros.xlsm', samples.xlsx, 'name'],
  ['macros.docm', samples.docx, 'name'],
  ['macros.xlsx', await zipOf({ ...book, 'xl/vbaProject.bin': 'x' }), 'unsafe'],
  ['macros.docx', await zipOf({ ...letter, 'word/vbaProject.bin': 'x' }), 'unsafe'],
  ['MACROS.XLSX', await zipOf({ ...book, 'XL/VBAPROJECT.BIN': 'x' }), 'unsafe'],
  [
    'renamed-part.xlsx',
    await zipOf({ ...book, '[Content_Types].xml': typesWith('vnd.ms-office.vbaProject'), 'xl/a.bin': 'x' }),
    'unsafe',
  ],
  [
    'macro-book.xlsx',
    await zipOf({ ...book, '[Content_Types].xml': typesWith('vnd.ms-excel.sheet.macroEnabled.main+xml') }),
    'unsafe',
  ],
  [
    'macro-letter.docx',
    await zipOf({ ...letter, '[Content_Types].xml': typesWith('vnd.ms-word.document.macroEnabled.main+xml') }),
    'unsafe',
  ],
  [
    'wide-types.xlsx',
    await zipOf({ ...book, '[Content_Types].xml': Buffer.from(typesWith('vnd.ms-office.vbaProject'), 'utf16le') }),
    'unsafe',
  ],
  ['old-macros.xlsx', await zipOf({ ...book, 'xl/macrosheets/sheet1.xml': '<x/>' }), 'unsafe'],
  [
    'two-lists-of-types.xlsx',
    packedZip([...Object.entries(book), ...Object.entries(book)].map(([name, content]) => ({ name, content }))),
    'unsafe',
  ],
  ['macros.xls', oleFile(['Workbook', '_VBA_PROJECT_CUR', 'VBA']), 'unsafe'],
  ['macros.zip', await zipOf({ 'a.xlsm': 'x' }), 'unsafe'],
];

const names: Attack[] = [
  ['rechnung.pdf.exe', exe, 'name'],
  ['rechnung.pdf.html', html, 'name'],
  ['rechnung.exe.pdf', exe, 'other'],
  ['rechnung.html.pdf', html, 'other'],
  ['rechnung.html.pdf', samples.pdf, 'fits'],
  ['rechnung.pdf.js', text(script), 'name'],
  ['rechnung.pdf .exe', exe, 'name'],
  ['rechnung.exe. . .', exe, 'name'],
  ['rechnung.pdf\u0000.exe', exe, 'name'],
  ['rechnung.exe\u0000.pdf', exe, 'other'],
  ['rechnung.pdf;.exe', exe, 'name'],
  ['rechnung.exe:.pdf', exe, 'other'],
  ['rechnung\u202efdp.exe', exe, 'name'],
  ['rechnung\u202exslx.pdf', samples.pdf, 'fits'],
  ['\u2066rechnung\u2069\u200f.pdf', samples.pdf, 'fits'],
  ['..\\..\\windows\\rechnung.pdf', samples.pdf, 'fits'],
  ['../../etc/rechnung.pdf', samples.pdf, 'fits'],
  ['<img src=x onerror=alert(1)>.pdf', samples.pdf, 'fits'],
  ['a"; filename="b.html.pdf', samples.pdf, 'fits'],
  ['a\r\nContent-Type: text-html.pdf', samples.pdf, 'fits'],
  [`${long}.pdf`.slice(-6000), samples.pdf, 'fits'],
  [`${long}.exe`.slice(-6000), exe, 'name'],
  ['.pdf', samples.pdf, 'fits'],
  ['pdf', samples.pdf, 'name'],
];

const contents: Attack[] = [
  ['leer.pdf', Buffer.alloc(0), 'empty'],
  ['leer.zip', Buffer.alloc(0), 'empty'],
  ['ein-byte.pdf', text('%'), 'other'],
  ['nullen.xlsx', Buffer.alloc(5000), 'other'],
  ['bild.svg', svg, 'name'],
  ['bild.png', svg, 'other'],
  ['bild.jpg', svg, 'other'],
  ['bild.pdf', svg, 'other'],
  ['bild.eml', svg, 'other'],
  ['seite.html', html, 'name'],
  ['seite.htm', html, 'name'],
  ['seite.xhtml', html, 'name'],
  ['seite.xml', html, 'name'],
  ['seite.mhtml', html, 'name'],
  ['skript.js', text(script), 'name'],
  ['skript.hta', html, 'name'],
  ['skript.lnk', exe, 'name'],
  ['eicar.com', eicar, 'name'],
  ['eicar.txt', eicar, 'name'],
  ...['pdf', 'jpg', 'png', 'xlsx', 'docx', 'xls', 'msg', 'eml', 'zip'].map(
    (ending): Attack => [`eicar.${ending}`, eicar, 'other'],
  ),
  ['eicar_com.zip', await zipOf({ 'eicar.com': eicar }), 'unsafe'],
  ['programm.zip', packedZip([{ name: 'Rechnung.pdf.exe', content: exe }]), 'unsafe'],
  ['skript.zip', await zipOf({ 'Rechnung.js': script }), 'unsafe'],
  ['hinaus.zip', packedZip([{ name: '../../etc/cron.d/x', content: 'x' }]), 'unsafe'],
  ['wurzel.zip', packedZip([{ name: '/etc/passwd', content: 'x' }]), 'unsafe'],
  ['laufwerk.zip', packedZip([{ name: 'C:\\autoexec', content: 'x' }]), 'unsafe'],
  ['installer.xls', oleFile(['\u4840\u3f3f\u4577', '\x05SummaryInformation']), 'other'],
  ['installer.msg', oleFile(['\u4840\u3f3f\u4577', '\x05SummaryInformation']), 'other'],
  ['old-letter.xls', oleFile(['WordDocument', '1Table']), 'other'],
  ['mail.xls', samples.msg, 'other'],
  ['sheet.msg', samples.xls, 'other'],
  ['grosse-tabelle.xls', oleFile(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Workbook'], 16_000), 'fits'],
  ['kette-im-kreis.xls', chainedTo((first) => first), 'other'],
  ['kette-ohne-ende.xls', chainedTo(() => 0xfffffff0), 'other'],
  ...Object.entries(disguises).map(([name, bytes]): Attack => [name, bytes, 'other']),
];

const hidingNames = [
  'rechnung\0.pdf',
  'rechnung.pdf\0.txt',
  'rechnung\u00a0.pdf',
  'rechnung.pdf\u00a0',
  'rechnung\u3000.pdf',
  'rechnung\u202efdp.txt',
  'rechnung\u200f.pdf',
  'rechnung\u2066.pdf',
  'rechnung\u200b.pdf',
  'rechnung\u00ad.pdf',
  'rechnung\r\n.pdf',
  'rechnung\u2028.pdf',
  'rechnung\ue000.pdf',
];
const riskyEndings =
  'xlsb xltm xlam xla potm ppsm ppam sldm dotm pptm vhd vhdx img iso one onepkg iqy html htm svg svgz mht xhtml zip rar 7z tar tgz gz bz2 xz cab ace wim msix appx rdp slk inf cer pl py exe. exe\u2003'.split(
    ' ',
  );
const inside: Attack[] = [
  ...hidingNames.map((name, index): Attack => [`name-${index}.zip`, packedZip([{ name, content: 'x' }]), 'unsafe']),
  ...riskyEndings.map(
    (ending): Attack => [
      `${ending}-inside.zip`,
      packedZip([{ name: `Ordner/Rechnung.${ending}`, content: 'x' }]),
      'unsafe',
    ],
  ),
  ['RECHNUNG.ZIP', packedZip([{ name: 'RECHNUNG.XLSB', content: 'x' }]), 'unsafe'],
  ['disk-inside.xlsx', await zipOf({ ...book, 'xl/embeddings/oleObject1.vhd': 'x' }), 'unsafe'],
  [
    'hidden-part.docx',
    packedZip(
      [...Object.entries(letter), ['word/a\u202exml', 'x'] as const].map(([name, content]) => ({ name, content })),
    ),
    'unsafe',
  ],
  ['picture-inside.docx', await zipOf({ ...letter, 'word/media/image1.svg': svg }), 'fits'],
  [
    'daten.zip',
    await zipOf({
      'Belege 2026/Rechnung Müller.pdf': 'x',
      'Belege 2026/xrechnung.xml': '<x/>',
      'Liste.xlsx': 'x',
      'Mail.eml': 'x',
      'Bild 9.41.00\u202fAM.png': 'x',
      'e\u0301te\u0301.txt': 'x',
      'Gruppe/': '',
    }),
    'fits',
  ],
];

/** An OLE directory with a wrong link after its second sector and with an endless chain in its sector table. */
function chainedTo(next: (first: number) => number): Buffer {
  const file = oleFile(['A', 'B', 'C', 'D']);
  const first = file.readUInt32LE(48);
  const table = file.readUInt32LE(76);
  file.writeUInt32LE(next(first), (1 + table) * 512 + 4 * (first + 1));
  file.writeUInt32LE(0, 68);
  return file;
}

export const attacks: readonly Attack[] = [
  ...polyglots,
  ...macros,
  ...names,
  ...contents,
  ...inside,
  ...Object.entries(bombs).map(([name, [fate, bytes]]): Attack => [name, bytes, fate as Fate]),
  ['halb.pdf', pdf().subarray(0, 1000), 'fits'],
];
