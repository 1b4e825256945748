import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { maxStatementSize } from '#domain/documents/upload-rules.ts';
import { takeArrivals } from '#server/commissions/arrivals.ts';
import { bringStatement } from '#server/commissions/bring-statement.ts';
import { newMemory } from '#server/commissions/inbox.ts';
import { importCalls } from './import-calls.ts';

const inbox = join(import.meta.dirname, `../../../node_modules/.cache/arrivals-${process.pid}`);
const outside = `${inbox}-outside`;
const calls = importCalls({ STATEMENT_INBOX_DIR: inbox });
const { file, act, linesIn, onTrial } = calls;
beforeEach(() => {
  calls.nextMonth();
  for (const folder of [inbox, outside]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
});
afterAll(() => {
  for (const folder of [inbox, outside]) rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, bytes: Buffer | string) => writeFileSync(join(inbox, name), bytes);
/** Two looks, since a file has to be the same twice. */
async function look(memory = newMemory(), services = calls.portal.services) {
  for (let n = 0; n < 2; n += 1) await takeArrivals(services, memory);
}
const inFolder = (folder: string) => readdirSync(join(inbox, folder)).sort();
const waiting = () => readdirSync(inbox).filter((name) => !['done', 'refused'].includes(name));
const importOf = async (name: string) => (await onTrial()).items.find((one) => one.name === name);
async function countOf(statement: SQL): Promise<number> {
  const { rows } = (await calls.portal.services.db.execute(statement)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}
const imports = () => countOf(sql`select count(*)::int as n from commission_imports`);
const arrivals = (name: string) =>
  countOf(sql`select count(*)::int as n from audit_entries where kind = 'arrival' and text like ${`${name}%`}`);

test('§commissions an arrived file waits for an employee and counts only once accepted', async () => {
  put('Abrechnung.csv', await file());
  await look();
  expect(waiting()).toEqual([]);
  expect(inFolder('done')).toEqual([expect.stringMatching(/^2026-11-23_[0-9a-f]{12}_Abrechnung\.csv$/)]);
  expect((await linesIn()).total).toBe(0);
  const trial = await importOf('Abrechnung.csv');
  expect(trial).toMatchObject({ source: 'inbox', state: 'trial', errors: 0, createdBy: 'Eingangsordner' });
  expect(await arrivals('Abrechnung.csv')).toBe(1);
  const mails = (await calls.portal.mails()).map((mail) => mail.replace(/=\r?\n/g, ''));
  expect(mails.some((mail) => mail.includes('etc.staff@p9001.example.com') && mail.includes('Freigabe'))).toBe(true);
  expect((await act(trial?.id ?? '', 'take')).statusCode).toBe(200);
  expect((await linesIn()).total).toBe(2);
});

test('§commissions a file that is still written is left alone', async () => {
  const bytes = await file();
  put('Abrechnung.csv.part', bytes);
  put('.Abrechnung.csv', bytes);
  put('~Abrechnung.csv', bytes);
  put('wächst.csv', bytes.subarray(0, 50));
  put('leer.csv', '');
  const memory = newMemory();
  const before = await imports();
  await takeArrivals(calls.portal.services, memory);
  put('wächst.csv', bytes);
  await takeArrivals(calls.portal.services, memory);
  expect(await imports()).toBe(before);
  expect(waiting()).toHaveLength(5);
  renameSync(join(inbox, 'Abrechnung.csv.part'), join(inbox, 'fertig.csv'));
  await takeArrivals(calls.portal.services, memory);
  await takeArrivals(calls.portal.services, memory);
  expect(waiting().sort()).toEqual(['.Abrechnung.csv', 'leer.csv', '~Abrechnung.csv']);
  expect(await imports()).toBe(before + 1);
});

test('§commissions a file with faults is refused with its reasons beside it', async () => {
  put('falsch.csv', await file({ total: 1 }));
  await look();
  const [kept = '', reason = ''] = inFolder('refused');
  expect(reason).toBe(`${kept}.txt`);
  const text = readFileSync(join(inbox, 'refused', reason), 'utf8');
  expect(text).toContain('Diese Abrechnung kann so nicht übernommen werden.');
  expect(text).toMatch(/Die Zeilen weichen um .*€ von der Summe des Dokuments/);
  expect(text).toContain('This statement cannot be taken as it is.');
  expect(text).not.toMatch(/\{\{|undefined|fault\./);
  expect(await importOf('falsch.csv')).toMatchObject({ state: 'trial', errors: 1 });
});

test('§commissions the same file under other names counts once', async () => {
  const bytes = await file();
  const before = await imports();
  put('eins.csv', bytes);
  await look();
  put('eins.csv', bytes);
  put('zwei.csv', bytes);
  await look();
  expect(await imports()).toBe(before + 1);
  expect(await arrivals('eins.csv')).toBe(1);
  expect([waiting(), inFolder('done').length, inFolder('refused').length]).toEqual([[], 2, 0]);
});

test('§commissions a file that was discarded comes back with the reason', async () => {
  const bytes = await file();
  put('verworfen.csv', bytes);
  await look();
  await act((await importOf('verworfen.csv'))?.id ?? '', 'discard');
  put('noch-einmal.csv', bytes);
  await look();
  const reason = inFolder('refused').find((name) => name.endsWith('.txt')) ?? '';
  expect(readFileSync(join(inbox, 'refused', reason), 'utf8')).toContain('schon einmal verworfen');
});

test('§commissions a crash before the file was moved repeats nothing but the move', async () => {
  const bytes = await file();
  const before = await imports();
  put('absturz.csv', bytes);
  await look();
  const [kept = ''] = inFolder('done');
  renameSync(join(inbox, 'done', kept), join(inbox, 'absturz.csv'));
  const mails = (await calls.portal.mails()).length;
  await look();
  expect([waiting(), inFolder('done')]).toEqual([[], [kept]]);
  expect([await imports(), await arrivals('absturz.csv')]).toEqual([before + 1, 1]);
  expect((await calls.portal.mails()).length).toBe(mails);
});

test('§commissions two servers take a file once', async () => {
  const before = await imports();
  put('zugleich.csv', await file());
  const memories = [newMemory(), newMemory()];
  for (let round = 0; round < 2; round += 1)
    await Promise.all(memories.map((memory) => takeArrivals(calls.portal.services, memory)));
  expect(await imports()).toBe(before + 1);
  expect([waiting(), inFolder('done').length]).toEqual([[], 1]);
});

test('§commissions links, folders and other types never become statements', async () => {
  const before = await imports();
  writeFileSync(join(outside, 'geheim.csv'), await file());
  symlinkSync(join(outside, 'geheim.csv'), join(inbox, 'link.csv'));
  linkSync(join(outside, 'geheim.csv'), join(inbox, 'hart.csv'));
  mkdirSync(join(inbox, 'ordner.csv'));
  put('Abrechnung.pdf', '%PDF-1.7');
  await look();
  expect(await imports()).toBe(before);
  expect(waiting().sort()).toEqual(['link.csv', 'ordner.csv']);
  const reasons = inFolder('refused').filter((name) => name.endsWith('.txt'));
  expect(reasons.map((name) => readFileSync(join(inbox, 'refused', name), 'utf8').split('\r\n')[0]).sort()).toEqual([
    'Abrechnungen kommen als CSV oder Excel (XLSX). Diese Datei wurde nicht gelesen.',
    'Diese Datei ist mit einer anderen verknüpft und wurde nicht gelesen. Bitte als eigene Datei senden.',
  ]);
});

test('§commissions names that lead elsewhere stay in the folder', async () => {
  put('a\\..\\evil\u202evsc.csv', await file());
  await look();
  const [kept = ''] = inFolder('done');
  expect(kept).toMatch(/^2026-11-23_[0-9a-f]{12}_[\p{L}\p{N}._ -]+\.csv$/u);
  expect(readdirSync(outside)).toEqual([]);
});

test('§commissions a link in the place of a target folder takes nothing out', async () => {
  put('Abrechnung.csv', await file());
  symlinkSync(outside, join(inbox, 'done'));
  const before = await imports();
  await expect(look()).rejects.toThrow('is no folder');
  expect([readdirSync(outside), await imports()]).toEqual([[], before]);
});

test('§commissions a file beyond the limit is refused unread', async () => {
  put('riesig.csv', Buffer.alloc(maxStatementSize + 1, 'x'));
  await look();
  const reason = inFolder('refused').find((name) => name.endsWith('.txt')) ?? '';
  expect(readFileSync(join(inbox, 'refused', reason), 'utf8')).toContain('größer als 64 MB');
  expect(await importOf('riesig.csv')).toMatchObject({ errors: 1 });
});

test('§commissions a database that is gone leaves the file for the next look', async () => {
  const { services } = calls.portal;
  put('warte.csv', await file());
  const memory = newMemory();
  const transaction = vi
    .spyOn(services.db, 'transaction')
    .mockRejectedValue(Object.assign(new Error('gone'), { code: '57P01' }));
  await look(memory);
  transaction.mockRestore();
  expect(waiting()).toEqual(['warte.csv']);
  await look(memory);
  expect([waiting(), inFolder('done').length]).toEqual([[], 1]);
});

test('§commissions an operator brings a file by command, and it waits like any other', async () => {
  const tried = await bringStatement(calls.portal.services, '/tmp/x/Abrechnung.csv', Readable.from([await file()]));
  expect(tried).toMatchObject({ name: 'Abrechnung.csv', state: 'trial', errors: 0, createdBy: 'Befehlszeile' });
  expect((await linesIn()).total).toBe(0);
});
