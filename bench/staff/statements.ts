import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ImportLine } from '#contract/commissions/import.ts';
import { commissionKinds, lineSorts } from '#contract/commissions/line.ts';
import type { Db } from '#server/db/open.ts';
import { insertImport } from '#server/queries/commissions/imports.ts';
import { insertLines } from '#server/queries/commissions/insert-lines.ts';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { formatNamed, shippedFormats, statementFile } from '#tests/statement-files.ts';
import { inDatabase } from '../data/many-records.ts';
import { type Call, measure } from '../load.ts';
import { memoryOfBoth } from '../process-figures.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { scrollLines } from './scroll-lines.ts';

// What a page of commission lines costs among very many, and how long a file of a month takes.
const trid = '1001';
const [monthsText = '3', linesText = '100000'] = process.argv.slice(2);
const [months, perMonth] = [Number(monthsText), Number(linesText)];
if (!(months > 0 && months <= 12 && perMonth > 0 && perMonth <= 200_000)) {
  console.error('Usage: npm run bench:statements -- [months, at most 12] [lines of each, at most 200000]');
  process.exit(1);
}

const format = formatNamed('vierfunk-csv');
const tariffs = ['Business S', 'Business M', 'Business L', 'Daten 50', 'Daten 100', 'Festnetz', 'Fax to Mail'];
/** Kinds as operators pay them: most lines are for what comes each month. */
const kindOf = (n: number) => (n % 10 < 7 ? 'airtime' : (commissionKinds[n % commissionKinds.length] ?? 'other'));
const line = (n: number): Omit<ImportLine, 'row'> => ({
  vo: 'VO20417',
  kind: kindOf(n),
  amount: ((n * 7919) % 20_011) - (kindOf(n) === 'chargeback' ? 20_000 : 0),
  contract: `20${1_000_000 + n}`,
  phone: `+4930${2_000_000 + n}`,
  customer: `Kundschaft ${(n * 31) % 40_009} GmbH`,
  tariff: tariffs[n % tariffs.length] ?? '',
  activated: `20${10 + (n % 16)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
});
const lines = Array.from({ length: perMonth }, (_, n) => line(n));
const monthName = (back: number) => new Date(Date.UTC(2025, 11 - back, 15)).toISOString().slice(0, 7);

async function addMonths(db: Db): Promise<void> {
  for (let back = 1; back < months; back += 1) {
    const month = monthName(back);
    const importId = await insertImport(db, {
      ...{ name: month, hash: month, source: 'upload', state: 'taken', operator: format.operator, month },
      ...{ lines: perMonth, amount: 0, sums: [], faults: [], created: 0, createdBy: 'bench' },
    });
    const head = { importId: importId ?? 0, month, operator: format.operator, imported: 0 };
    await db.transaction((tx) =>
      insertLines(
        tx,
        head,
        lines.map((one, row) => ({ ...one, row, trid })),
      ),
    );
  }
  await db.execute(sql`vacuum analyze commission_lines`);
  await db.execute(sql`vacuum analyze commission_sums`);
}

const seconds = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const from = performance.now();
  const done = await work();
  return [done, Math.round((performance.now() - from) / 100) / 10];
};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const contentDir = join(folder, 'content');
await (await startServer(folder)).stop();
await inDatabase(folder, addMonths);
const { url, pid, stop } = await startServer(folder);
await mkdir(contentDir, { recursive: true });
const entry = (fields: object, id: string) => ({ ...fields, id, html: '', german: [] });
const built = shippedFormats.map((one) => ({
  id: one.id,
  restricted: false,
  de: entry(one, one.id),
  en: entry(one, one.id),
}));
await writeFile(join(contentDir, 'commission-formats.json'), JSON.stringify(built));

const employee = { authorization: `Bearer ${await signIn(url, '9001/etc.staff')}` };
const post = async (path: string, body: object): Promise<{ id: string; errors: number }> => {
  const answer = await fetch(`${url}/api/staff/commission-imports${path}`, {
    method: 'POST',
    headers: { ...employee, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string; errors: number };
};
const tus = { ...employee, 'tus-resumable': '1.0.0' };
async function upload(name: string, content: Buffer): Promise<string> {
  const about = `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('text/csv').toString('base64')}`;
  const size = { 'upload-length': String(content.length), 'upload-metadata': about };
  const begun = await fetch(`${url}/api/uploads`, { method: 'POST', headers: { ...tus, ...size } });
  const address = new URL(begun.headers.get('location') ?? '', url);
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const body = new Uint8Array(content);
  const answer = await fetch(address, { method: 'PATCH', headers: { ...tus, ...part }, body });
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status} ${await answer.text()}`);
  return address.pathname.split('/').at(-1) ?? '';
}
const bytes = await statementFile(format, { month: monthName(0), lines });
const before = memoryOfBoth(pid);
const [importedFile, trial] = await seconds(async () => post('', { upload: await upload('bench.csv', bytes) }));
const [, taking] = await seconds(() => post(`/${importedFile.id}`, { _action: 'take' }));
const after = memoryOfBoth(pid);
printTable(
  `A file of ${perMonth.toLocaleString('en-GB')} lines (${Math.round(bytes.length / 1024 ** 2)} MiB) among ${months} months`,
  ['', 'seconds', 'MiB of the server after'],
  [
    ['before', '', before.server],
    ['trial', trial, ''],
    ['taken over', taking, after.server],
  ],
);

const authorization = `Bearer ${await signIn(url, '1001/sp.admin')}`;
const list = (query: string) => `/api/foundation/${trid}/commission-lines?_limit=100&${query}`;
const month = `from=${monthName(0)}&to=${monthName(0)}`;
const calls: Readonly<Record<string, () => string>> = {
  'as the page opens': () => list(''),
  ...Object.fromEntries(lineSorts.map((sort) => [`a month by ${sort}`, () => list(`${month}&_sort=${sort}`)])),
  ...Object.fromEntries(lineSorts.map((sort) => [`all months by -${sort}`, () => list(`_sort=-${sort}`)])),
  'a month, kind, by amount': () => list(`${month}&kind=chargeback&_sort=-amount`),
  'a month, kind and tariff, by customer': () => list(`${month}&kind=option&tariff=Festnetz&_sort=customer`),
  'all months, kind, by customer': () => list('kind=bonus&_sort=customer'),
  'a month, in the middle': () => list(`${month}&_sort=customer&_offset=${Math.trunc(perMonth / 2)}`),
  'a month, at the end': () => list(`${month}&_sort=-amount&_offset=${perMonth - 100}`),
  'a contract': () => list(`search=20${1_000_000 + Math.trunc(Math.random() * perMonth)}`),
  'a number': () => list(`search=${encodeURIComponent(`030 ${2_000_000 + Math.trunc(Math.random() * perMonth)}`)}`),
  'a customer, by amount': () => list(`search=Kundschaft+${Math.trunc(Math.random() * 40_000)}&_sort=amount`),
  'a month, a seventh of it': () => list(`${month}&search=Festnetz&_sort=amount`),
  'sums and statements': () => `/api/foundation/${trid}/commission-statements`,
  gaps: () => `/api/foundation/${trid}/commission-gaps?month=${monthName(0)}`,
};
const round = (value: number) => Math.round(value * 10) / 10;
const rows: (string | number)[][] = [];
for (const [name, path] of Object.entries(calls)) {
  const call = (): Call => ({ method: 'GET', path: path(), headers: { authorization } });
  const { p50, p95, perSecond } = await measure(url, call, 1);
  rows.push([name, round(p50), round(p95), Math.round(perSecond)]);
}
const scrolled = await scrollLines(url, 5);
await stop();
printTable(
  `${(months * perMonth).toLocaleString('en-GB')} lines in a browser: processor 4 × slower, 40 ms, 10 Mbit/s`,
  ['until it is painted', 'median ms', 'highest ms'],
  scrolled,
);
printTable(
  `A hundred of ${(months * perMonth).toLocaleString('en-GB')} lines: 10 at once, medians of 5 rounds`,
  ['call', 'p50 ms', 'p95 ms', 'per second'],
  rows,
);
await rm(folder, { recursive: true });
