import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CommissionImport } from '#contract/commissions/import.ts';
import { maxFileSize, maxStatementSize } from '#domain/documents/upload-rules.ts';
import { lookIntoInbox, newMemory } from '#server/commissions/inbox.ts';
import { formatNamed, xlsxOf } from '#tests/statement-files.ts';
import { workbookFile } from '#tests/workbook-files.ts';
import { billing, type FileCalls, fileCalls, storedFiles } from '../support/file-calls.ts';
import { oleFile } from '../support/ole-file.ts';
import { packedZip } from '../support/packed-zip.ts';
import { zipOf } from '../support/sample-files.ts';
import { importCalls } from './import-calls.ts';

const inbox = join(import.meta.dirname, `../../../node_modules/.cache/inbox-${process.pid}`);
mkdirSync(inbox, { recursive: true });
const calls = importCalls({ COMMISSION_INBOX_DIR: inbox });
const { line, file, upload, act, linesIn, onTrial } = calls;
const etc = formatNamed('etc-xlsx');
beforeEach(calls.nextMonth);
afterAll(() => rmSync(inbox, { recursive: true }));

const bomb = () =>
  packedZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(40 * 1024 ** 2, 'x') },
  ]);
const macros = () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' });
const broken = () => Buffer.from('PK\u0003\u0004 nothing behind');
const program = () => Buffer.from('MZ\0\0program');

test.each<[name: string, bytes: () => Buffer | Promise<Buffer>, fault: string]>([
  ['macros.xlsx', macros, 'fileUnsafe'],
  ['bomb.xlsx', bomb, 'fileUnsafe'],
  ['broken.xlsx', broken, 'fileContent'],
  ['program.csv', program, 'fileContent'],
  ['workbook.csv', () => xlsxOf([['Etwas anderes']]), 'fileContent'],
  ['zeros.csv', () => Buffer.alloc(5000), 'fileContent'],
])('§commissions %s is refused with its reason once it is uploaded', async (name, bytes, fault) => {
  const content = await bytes();
  const id = await calls.files.begin(name, content.length);
  const answer = await calls.files.patch(id, 0, content);
  expect([answer.statusCode, answer.json().fields]).toEqual([415, { file: fault }]);
  expect((await calls.files.head(id)).statusCode).toBe(404);
  expect((await calls.staff.post('/staff/commission-imports', { upload: id })).statusCode).toBe(400);
});

test('§commissions a table with an open quote is tried and cannot be taken', async () => {
  const bytes = Buffer.from('Vierfunk Mobil GmbH;Provisionsabrechnung\r\n"without end;1;2');
  const attempt = await upload(bytes, 'quote.csv');
  expect(attempt.faults.map((one) => one.fault)).toEqual(['quote']);
  expect((await act(attempt.id, 'take')).statusCode).toBe(409);
});

test('§commissions employees upload statements beyond the size and type of other files', async () => {
  const begin = async (by: FileCalls, name: string, size: number) => (await by.create(name, size)).statusCode;
  const partner = await fileCalls(calls.portal);
  expect(await begin(calls.files, 'Abrechnung.csv', maxStatementSize)).toBe(201);
  expect(await begin(calls.files, 'Abrechnung.XLSX', maxStatementSize)).toBe(201);
  expect(await begin(calls.files, 'Abrechnung.csv', maxStatementSize + 1)).toBe(413);
  expect(await begin(calls.files, 'Abrechnung.pdf', maxFileSize + 1)).toBe(413);
  expect(await begin(calls.files, 'page.html', 100)).toBe(415);
  expect(await begin(calls.files, 'empty.csv', 0)).toBe(400);
  expect(await begin(partner, 'Abrechnung.csv', 100)).toBe(415);
  expect(await begin(partner, 'Abrechnung.xlsx', maxFileSize + 1)).toBe(413);
});

test('§commissions a finished upload is tried once, and only by the employee who uploaded it', async () => {
  const id = await calls.files.upload('Abrechnung.csv', await file());
  const statusOf = async (which: string) =>
    (await calls.staff.post('/staff/commission-imports', { upload: which })).statusCode;
  const foreign = await (await fileCalls(calls.portal)).upload('Abrechnung.xlsx', await file({}, etc));
  expect(await statusOf(foreign)).toBe(400);
  expect(await statusOf(await calls.files.begin('Abrechnung.csv', 100))).toBe(400);
  expect(await statusOf(id)).toBe(201);
  expect(await statusOf(id)).toBe(400);
  expect((await calls.files.head(id)).statusCode).toBe(404);
  expect(await storedFiles(calls.portal)).not.toContain(id);
});

test('§commissions a statement becomes no attachment', async () => {
  const fileQueue = [await calls.files.upload('a.csv', await file()), await calls.files.upload('b.csv', await file())];
  const answer = await calls.staff.post('/foundation/1001/data', billing(fileQueue));
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { fileQueue: 'fileType' }]);
});

test('§commissions formulas and commands in cells are read as what they say', async () => {
  const text = `=HYPERLINK("https://evil.example.com")`;
  const attempt = await upload(await file({ lines: [line('VO10023', 4200, { text })] }, etc), 'etc.xlsx');
  expect(attempt.errors).toBe(0);
  await act(attempt.id, 'take');
  expect((await linesIn()).items[0]?.text).toBe(text);
});

const importsNow = async () =>
  (await calls.portal.services.db.execute(sql`select count(*)::int as n from commission_imports`)) as unknown as {
    rows: { n: number }[];
  };

test('§commissions one server imports each complete file of the folder once', async () => {
  const memory = newMemory();
  const look = (which = memory) => lookIntoInbox(calls.portal.services, which);
  const bytes = await file();
  writeFileSync(join(inbox, 'gut.csv'), bytes.subarray(0, 100));
  writeFileSync(join(inbox, '.gut.csv.part'), bytes);
  await look();
  writeFileSync(join(inbox, 'gut.csv'), bytes);
  await look();
  expect((await linesIn()).total).toBe(0);
  await look();
  expect((await linesIn()).total).toBe(2);
  const count = (await importsNow()).rows;
  const other = newMemory();
  writeFileSync(join(inbox, 'kopie.csv'), bytes);
  for (const which of [memory, other, memory, other]) await look(which);
  expect((await importsNow()).rows).toEqual(count);
  expect(readFileSync(join(inbox, 'gut.csv'))).toEqual(bytes);
});

test('§commissions two servers that see a file at the same moment take it once', async () => {
  const memories = [newMemory(), newMemory()];
  const count = (await importsNow()).rows[0]?.n ?? 0;
  writeFileSync(join(inbox, 'zugleich.csv'), await file());
  for (let round = 0; round < 2; round += 1)
    await Promise.all(memories.map((memory) => lookIntoInbox(calls.portal.services, memory)));
  expect((await linesIn()).total).toBe(2);
  expect((await importsNow()).rows[0]?.n).toBe(count + 1);
});

test('§commissions a file of the folder with faults waits for employees, who are told', async () => {
  const memory = newMemory();
  const before = (await calls.portal.mails()).length;
  writeFileSync(join(inbox, 'falsch.csv'), await file({ total: 1 }));
  writeFileSync(join(inbox, 'wild.xlsx'), await xlsxOf([['Irgendwas']]));
  await lookIntoInbox(calls.portal.services, memory);
  await lookIntoInbox(calls.portal.services, memory);
  const { items } = await onTrial();
  const waiting = items.filter(({ name }) => ['falsch.csv', 'wild.xlsx'].includes(name));
  expect(waiting.map(({ source, errors }) => [source, errors])).toEqual([
    ['inbox', 1],
    ['inbox', 1],
  ]);
  const mails = (await calls.portal.mails()).slice(before);
  expect(mails.some((mail) => mail.includes('etc.staff@p9001.example.com') && mail.includes('falsch.csv'))).toBe(true);
  expect(mails.join('')).not.toContain('p1001.example.com');
  const { items: news } = (await calls.staff.get('/me/notifications', { query: { limit: '20' } })).json();
  expect(
    news.some(
      ({ event, title }: { event: string; title: { de: string } }) =>
        event === 'statement' && title.de.includes('falsch.csv'),
    ),
  ).toBe(true);
  expect((await linesIn()).total).toBe(0);
});

test.each<[name: string, bytes: () => Buffer | Promise<Buffer>, faults: readonly string[]]>([
  ['macros.xlsx', macros, ['macros']],
  ['bomb.xlsx', bomb, ['macros']],
  ['broken.xlsx', broken, ['unreadable']],
  ['program.csv', program, ['unreadable']],
  ['kennwort.xlsx', () => oleFile(['EncryptionInfo', 'EncryptedPackage']), ['password']],
  ['alt.xlsx', () => oleFile(['Workbook']), ['legacy']],
  ['zu-lang.csv', () => Buffer.from(`"${'x;'.repeat(100_000)}`), ['longCell']],
  ['zu-breit.csv', () => Buffer.from(`a${';'.repeat(2000)}`), ['tooManyColumns']],
  ['nullen.csv', () => Buffer.alloc(5000), ['unreadable']],
  ['mappe.csv', () => xlsxOf([['Etwas anderes']]), ['unreadable']],
  ['tiefe.xlsx', () => workbookFile([{ rows: '<row>'.repeat(100_000) }]), ['unreadable']],
])(
  '§commissions %s of the folder is set aside with its reason and not read after a restart',
  async (name, bytes, faults) => {
    const { services } = calls.portal;
    writeFileSync(join(inbox, name), await bytes());
    const memory = newMemory();
    for (let look = 0; look < 2; look += 1) await lookIntoInbox(services, memory);
    const row = (await onTrial()).items.find((one) => one.name === name);
    const search = (await calls.staff.get(`/staff/commission-imports/${row?.id}`)).json() as CommissionImport;
    expect(search.faults.map(({ fault }) => fault)).toEqual(faults);
    const before = (await importsNow()).rows;
    const restarted = newMemory();
    for (let look = 0; look < 2; look += 1) await lookIntoInbox(services, restarted);
    expect((await importsNow()).rows).toEqual(before);
  },
);

test('§commissions a file that causes an internal error is set aside and employees are notified', async () => {
  const { services } = calls.portal;
  const broken = {
    ...services,
    content: { read: () => Promise.reject(new Error('broken')) },
  } as unknown as typeof services;
  writeFileSync(join(inbox, 'pech.csv'), Buffer.from('Pech;1\r\n'));
  const memory = newMemory();
  for (let look = 0; look < 2; look += 1) await lookIntoInbox(broken, memory);
  const row = (await onTrial()).items.find((one) => one.name === 'pech.csv');
  expect(row).toMatchObject({ source: 'inbox', errors: 1 });
  const search = (await calls.staff.get(`/staff/commission-imports/${row?.id}`)).json() as CommissionImport;
  expect(search.faults).toEqual([{ fault: 'failed' }]);
  expect((await calls.portal.mails()).some((mail) => mail.includes('pech.csv'))).toBe(true);
});

test('§commissions a statement in a guessed encoding is imported and says so', async () => {
  const bytes = await file({ lines: [line('VO20417', 4200, { customer: 'Bäckerei Öz' })] });
  const western = Buffer.from(bytes.toString('utf8'), 'latin1');
  writeFileSync(join(inbox, 'west.csv'), western);
  const memory = newMemory();
  for (let look = 0; look < 2; look += 1) await lookIntoInbox(calls.portal.services, memory);
  expect((await linesIn()).items[0]?.customer).toBe('Bäckerei Öz');
  const wide = Buffer.from(`\ufeff${(await file({ docNumber: 'W-16' })).toString('utf8')}`, 'utf16le');
  expect((await upload(wide, 'breit.csv')).faults.filter(({ fault }) => fault !== 'sameLines')).toEqual([]);
});
