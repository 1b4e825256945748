import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import type { FilePlace } from '../server/files/reading/file-orders.ts';
import { inFileThread } from '../server/files/reading/file-thread.ts';
import { UnreadableFile } from '../src/domain/files/unreadable-file.ts';
import { rowOf, workbookFile } from '../tests/workbook-files.ts';
import { printTable } from './table.ts';

// Measures hostile files while they are read as commission statements: the longest time in which no other call was
// served, and the memory above that of an idle server.
const MiB = 1024 ** 2;
const textSize = 60 * MiB;

const sheet = (content: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${content}</sheetData></worksheet>`,
});
const repeated = (piece: string, size: number) => piece.repeat(size / piece.length);
const texts = Array.from({ length: 400_000 }, (_, n) => `<t>Text Nummer ${n} mit einigem dahinter</t>`);
const book = (parts: Record<string, string>, more = {}) => workbookFile([{ rows: rowOf(1, 'x') }], { parts, ...more });

const workbooks: Readonly<Record<string, () => Buffer>> = {
  'rows without an end': () => book(sheet(repeated('<row ', MiB / 2))),
  'cells without an end': () => book(sheet(repeated('<c', MiB / 2))),
  'elements in one another': () => book(sheet(repeated('<row>', 8 * MiB))),
  'a format of brackets': () => book({}, { formats: [repeated('[', 65_536)] }),
  entities: () => book({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>' }),
  'one text of 60 MB': () => book(sheet(repeated('a', textSize))),
  'ten million cells': () => book(sheet(`<row>${'<c><v>1</v></c>'.repeat(900)}</row>`.repeat(11_000))),
  '400,000 shared texts': () => book({}, { texts }),
};
const csvs: Readonly<Record<string, string>> = {
  'separators alone': ';',
  'quotes alone': '"',
  'one line': 'a',
  zeros: '\0',
  'empty rows': '\n',
  'tiny rows': 'a;b\n',
  'one quoted cell': '"a\n',
};

const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
async function textFile(piece: string): Promise<FilePlace> {
  const path = join(folder, 'file.csv');
  const file = await open(path, 'w');
  const block = repeated(piece, MiB * piece.length);
  for (let size = 0; size < textSize; size += block.length) await file.write(block);
  await file.close();
  return { path };
}

async function measured(name: string, place: FilePlace): Promise<string[]> {
  globalThis.gc?.();
  const before = memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryUsage.rss());
  }, 5);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  let rows = 0;
  const outcome = await inFileThread(place, async (thread) => {
    await thread.open({ separator: ';' });
    for await (const _row of thread.rows()) rows += 1;
    return 'read';
  }).catch((error: unknown) => (error instanceof UnreadableFile ? error.key : String(error)));
  const took = performance.now() - start;
  delay.disable();
  clearInterval(watch);
  const wait = delay.max / 1e6;
  return [
    name,
    outcome,
    String(rows),
    `${took.toFixed(0)} ms`,
    `${wait.toFixed(0)} ms`,
    `${((most - before) / MiB).toFixed(0)} MiB`,
  ];
}

const results: string[][] = [];
for (const [name, make] of Object.entries(workbooks)) results.push(await measured(name, { bytes: make() }));
for (const [name, piece] of Object.entries(csvs))
  results.push(await measured(`CSV of 60 MB: ${name}`, await textFile(piece)));
await rm(folder, { recursive: true });
printTable(
  'Files that were made to cost much',
  ['file', 'outcome', 'rows', 'took', 'longest wait of others', 'memory'],
  results,
);
