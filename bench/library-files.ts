import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocx } from '../server/demo/library/make-file.ts';

const stems = [
  'Preisliste',
  'Konditionen',
  'Portierungsformular',
  'Auftragsformular',
  'Leistungsbeschreibung',
  'Aktion',
];
const topics = [
  'Mobilfunk',
  'Festnetz',
  'Glasfaser',
  'Datentarif',
  'Rufnummernblock',
  'Router',
  'Cloudtelefonie',
  'Roaming',
];
const names = [
  'Alsterkom',
  'Taunuskabel',
  'Wiesenlicht',
  'Wegnetz',
  'Vierfunk',
  'Tiefland',
  'Cumuluscall',
  'Turmpunkt',
];
const places = [
  'network-operators/AC',
  'network-operators/VF',
  'network-operators/TK',
  'network-operators/WL',
  'price-lists',
  'newsletters',
  'tutorials',
  'templates',
];
const syllables = [
  'ver',
  'trag',
  'netz',
  'kun',
  'den',
  'tarif',
  'mo',
  'bil',
  'funk',
  'rech',
  'nung',
  'an',
  'schluss',
  'lei',
  'tung',
];

const pick = <T>(list: readonly T[], n: number): T => list[Math.abs(n) % list.length] as T;
/** The same numbers at every run. */
const mixed = (n: number) => (Math.imul(n + 1, 2_654_435_761) >>> 7) & 0xffffff;

function sentence(n: number): string {
  const words = Array.from({ length: 60 }, (_, index) => {
    const seed = mixed(n * 61 + index);
    return pick(syllables, seed) + pick(syllables, seed >> 4) + (seed % 3 === 0 ? pick(syllables, seed >> 8) : '');
  });
  return `${words.join(' ')} ${pick(stems, n)} ${pick(topics, n >> 3)} Nummer ${100_000 + n}`;
}

/** A PDF of one page with this text, as small as they come. */
function tinyPdf(text: string): Buffer {
  const lines = (text.match(/.{1,80}(?:\s|$)/g) ?? []).map((line) => `(${line.replace(/[()\\]/g, '')}) Tj T*`);
  const content = `BT /F1 10 Tf 12 TL 50 780 Td ${lines.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const start = file.length;
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

interface BenchDocument {
  folder: string;
  /** With its extension. */
  name: string;
  text: string;
}

const extensions = ['txt', 'txt', 'txt', 'txt', 'txt', 'txt', 'txt', 'pdf', 'pdf', 'docx'];

/** The n-th of so many documents: of ten, seven are texts, two PDFs and one a Word file. */
export function documentAt(n: number, count: number): BenchDocument {
  const seed = mixed(n);
  const inner = `Ordner ${String(seed % Math.ceil(count / 400)).padStart(3, '0')}`;
  const name = `${pick(stems, seed)} ${pick(topics, seed >> 5)} ${pick(names, seed >> 9)} ${n}`;
  return { folder: `${pick(places, n)}/${inner}`, name: `${name}.${pick(extensions, n)}`, text: sentence(n) };
}

function bytesOf({ name, text }: BenchDocument): Promise<Buffer> | Buffer | string {
  if (name.endsWith('.pdf')) return tinyPdf(text);
  return name.endsWith('.docx') ? makeDocx([name.slice(0, -'.docx'.length), text]) : text;
}

/** Writes a library of so many files. */
export async function writeLibrary(root: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const document = documentAt(n, count);
    const folder = join(root, document.folder);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, document.name), await bytesOf(document));
  }
}

/** Different searches as users type them: mostly two words, some one, some a number, some with a typing error. */
export const searchTexts: readonly string[] = Array.from({ length: 240 }, (_, n) => {
  const [stem, topic, name] = [pick(stems, n), pick(topics, n >> 2), pick(names, n >> 4)];
  const kinds = [
    `${stem} ${topic}`,
    `${topic} ${name}`,
    `${stem} ${name}`,
    `Nummer ${100_000 + n * 37}`,
    `${name} ${topic} ${stem}`,
    stem.slice(1),
  ];
  return pick(kinds, n);
});

/** Beginnings of words, as a quick search receives them while a user types. */
export const quickTexts: readonly string[] = searchTexts.map((text, n) =>
  text.slice(0, Math.max(4, text.length - (n % 9))),
);
