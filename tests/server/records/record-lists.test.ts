import { afterAll, beforeAll, expect, test } from 'vitest';
import type { records } from '#server/db/tables/record-tables.ts';
import { findRecord, insertRecord, updateRecord } from '#server/queries/records/records.ts';
import { type ListScope, listFor } from '#server/records/engine/list-records.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import { openPortal, type Portal } from '../support/portal.ts';

// Customers and drafts as other types will be: counted by other columns than tickets, and naming each other.
const customers = { type: 'test.customer', tallied: ['value3'], number: 'none' } as const;
const drafts = { type: 'test.draft', tallied: ['value4', 'value7'], number: 'none' } as const;
const related = { drafts: { type: drafts.type, by: 'value5' } } as const;
const trid = '1001';

type Row = typeof records.$inferInsert;
let portal: Portal;
let runs = 0;

async function add(kind: typeof customers | typeof drafts, row: Partial<Row> & { id: string }, place = trid) {
  runs += 1;
  const at = { created: runs * 1000, createdBy: 'Test', modified: runs * 1000, modifiedBy: 'Test' };
  const own = { trid: place, type: kind.type, number: runs, data: {}, ...at, ...row };
  const searchText = indexText([row.value1 ?? undefined]);
  await insertRecord(portal.services.db, { ...own, searchText }, kind.tallied);
}

beforeAll(async () => {
  portal = await openPortal();
  const bank = { iban: 'DE02120300000000202051', holder: 'Sommer' };
  await add(customers, {
    id: 'c1',
    value1: 'Ärzte am Markt',
    value2: '9',
    value3: 'existing',
    value8: '2026-01-31',
    data: { bank, note: 'a' },
    audience: ['vo:1'],
  });
  await add(customers, {
    id: 'c2',
    value1: 'Bäcker Weiß',
    value2: '10',
    value3: 'existing',
    value8: '2026-02-01',
    audience: ['vo:2'],
  });
  await add(customers, {
    id: 'c3',
    value1: 'Zoo',
    value2: '100',
    value3: 'prospect',
    value8: '2026-12-24',
    audience: ['vo:1', 'vo:2'],
  });
  await add(customers, { id: 'c4', value1: 'Adler', value3: 'prospect', audience: ['vo:3'] });
  await add(customers, { id: 'c5', value1: 'Altes Haus', value3: 'existing', archived: true });
  for (const [index, value5] of ['c1', 'c1', 'c2', 'c1'].entries())
    await add(drafts, { id: `d${index}`, value4: 'open', value5, archived: index === 3, audience: [`vo:${index}`] });
  await add(drafts, { id: 'other', value4: 'open', value5: 'c2' }, '1002');
});
afterAll(() => portal.close());

interface Answer {
  items: { id: string; related?: Record<string, number>; data?: unknown }[];
  total: number;
  counts?: Record<string, number>;
}
async function list(
  query: Parameters<typeof listFor>[3],
  log: Partial<ListScope> = {},
  kind: typeof customers | typeof drafts = customers,
): Promise<Answer> {
  return JSON.parse(
    await listFor(portal.services, kind, { trid, hidden: [], related: {}, ...log }, { _sort: 'foreignid', ...query }),
  );
}
const ids = ({ items }: Answer) => items.map(({ id }) => id).join(' ');

test.each([
  ['one of several values', 'value3:prospect,none', 'c3 c4'],
  ['a whole number', 'value2:10', 'c2'],
  ['a value as it is written', 'value1:zoo', ''],
  ['a beginning', 'value1:Bäck*', 'c2'],
  ['a beginning in two-letter form', 'value1:Baeck*', 'c2'],
  ['a beginning in plain letters', 'value1:baCk*', 'c2'],
  ['a beginning that an umlaut stands at the end of', 'value1:Bae*', 'c2'],
  ['a beginning of two-letter forms behind each other', 'value1:Aerzte*', 'c1'],
  ['a beginning with ß as ss', 'value1:"bäcker weis"*', 'c2'],
  ['a beginning of a number', 'value2:1*', 'c2 c3'],
  ['a beginning of a day', 'value8:2026-0*', 'c1 c2'],
  ['a beginning with signs of patterns', 'value1:%_*', ''],
  ['a beginning that nothing has', 'value1:Bäckx*', ''],
  ['a range of numbers', 'value2:9..10', 'c1 c2'],
  ['a range of numbers without an end', 'value2:10..', 'c2 c3'],
  ['a range of numbers without a beginning, which is not what is empty', 'value2:..10', 'c1 c2'],
  ['a range of days', 'value8:2026-02-01..2026-12-31', 'c2 c3'],
  ['a range of days up to one', 'value8:..2026-01-31', 'c1'],
  ['a range of words', 'value1:adler..bäcker', 'c1 c4'],
  ['a range of times', 'created:2000..3000', 'c2 c3'],
  ['a range of times without an end', 'modified:3000..', 'c3 c4'],
  ['a range of numbers of records', 'foreignid:2..3', 'c2 c3'],
  ['a range that holds nothing', 'created:3000..2000', ''],
  ['a range without ends, which is no filter', 'value2:..', 'c1 c2 c3 c4'],
  ['two ranges', 'value2:9..100 value8:2026-02-01..2026-06-30', 'c2'],
  ['a range and a word', 'value2:9..100 Zoo', 'c3'],
  ['archived ones in a range', 'archived:true created:0..', 'c5'],
])('§interface records are filtered by %s', async (_case, search, result) => {
  const answer = await list({ search });
  expect([ids(answer), answer.total]).toEqual([result, result.split(' ').filter(Boolean).length]);
});

test.each([
  ['value1', 'c4 c1 c2 c3'],
  ['-value1', 'c3 c2 c1 c4'],
  ['value2', 'c4 c1 c2 c3'],
  ['-value2', 'c3 c2 c1 c4'],
  ['-value8', 'c3 c2 c1 c4'],
  ['-created', 'c4 c3 c2 c1'],
  ['-value9', 'c4 c3 c2 c1'],
] as const)('§interface any column sorts by what it means: %s', async (_sort, order) => {
  expect(ids(await list({ _sort }))).toBe(order);
});

test('§interface a page starts where the last one ended, in any sort order', async () => {
  const pages = [0, 1, 2, 3, 4].map((_offset) => list({ _sort: '-value3', _limit: 1, _offset }));
  expect((await Promise.all(pages)).map(ids)).toEqual(['c4', 'c3', 'c2', 'c1', '']);
});

test('§interface totals and counts are right for what a type has counted and for what not', async () => {
  const by = async (_counts: string, search?: string) => {
    const { total, counts } = await list({ _counts, ...(search && { search }) });
    return [total, counts];
  };
  expect(await by('value3')).toEqual([4, { existing: 2, prospect: 2 }]);
  expect(await by('value3', 'value3:existing')).toEqual([2, { existing: 2, prospect: 2 }]);
  expect(await by('value3', 'value2:9..10')).toEqual([2, { existing: 2 }]);
  expect(await by('value3', 'archived:true,false')).toEqual([5, { existing: 3, prospect: 2 }]);
  expect(await by('value2', 'value3:existing')).toEqual([2, { '9': 1, '10': 1 }]);
});

test('§interface totals and counts follow a change of the counted column and of the archive', async () => {
  const { db } = portal.services;
  const change = async (change: Partial<Row>) =>
    db.transaction(async (tx) => {
      const was = await findRecord(tx, trid, 'd0', true);
      if (was) await updateRecord(tx, was, { ...change, searchText: '' }, drafts.tallied);
    });
  const counts = async (search: string) => (await list({ _counts: 'value4', search }, {}, drafts)).counts;
  expect(await counts('archived:false')).toEqual({ open: 3 });
  await change({ value4: 'sent' });
  expect(await counts('archived:false')).toEqual({ open: 2, sent: 1 });
  await change({ archived: true });
  expect([await counts('archived:false'), await counts('archived:true')]).toEqual([{ open: 2 }, { open: 1, sent: 1 }]);
  await change({ archived: false, value4: 'open' });
  expect(await counts('archived:false')).toEqual({ open: 3 });
});

test('§interface rows count related records of the own foundation, without archived ones', async () => {
  const { items } = await list({}, { related });
  expect(items.map((item) => item.related)).toEqual([{ drafts: 2 }, { drafts: 1 }, { drafts: 0 }, { drafts: 0 }]);
});

test('§interface a user who sees part of a type finds no other records, totals or matches', async () => {
  const log = { keys: ['vo:1'], related: { drafts: { ...related.drafts, keys: ['vo:1'] } } };
  const answer = await list({ _counts: 'value3' }, log);
  expect([ids(answer), answer.total, answer.counts]).toEqual(['c1 c3', 2, { existing: 1, prospect: 1 }]);
  expect(answer.items.map((item) => item.related)).toEqual([{ drafts: 1 }, { drafts: 0 }]);
  expect((await list({ search: 'Adler' }, log)).total).toBe(0);
  expect(await list({ search: 'Adlr' }, log)).toEqual({ items: [], total: 0 });
  expect(await list({ search: 'Adlr' })).toMatchObject({ total: 1, similar: true });
  expect((await list({}, { keys: [] })).total).toBe(0);
});

test('§interface protected fields leave the data of a list', async () => {
  const [first] = (await list({ _selected: 'data' }, { hidden: ['bank.iban', 'secret'] })).items;
  expect(first?.data).toEqual({ bank: { holder: 'Sommer' }, note: 'a' });
});
