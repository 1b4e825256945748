import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { listFor } from '#server/records/engine/list-records.ts';
import { openPortal, type Portal } from '../support/portal.ts';

// So many records that a page is found by walking the order, by gathering the matches, or by both. Drafts have an index
// on each value in the order of the last change; every type has an index by number.
const tallied = ['value1', 'value4'] as const;
const types = ['test.many', 'hfo.vp.draft'] as const;
const count = 6000;
const trid = '7777';

/** `most` at the first of the order, `some` everywhere, `last` behind all others and two that are `rare`. */
const kindOf = sql`case when n in (3, 5990) then 'rare' when n > 5400 then 'last' when n % 10 = 0 then 'some' else 'most' end`;
const isKind = (n: number) => (n === 3 || n === 5990 ? 'rare' : n > 5400 ? 'last' : n % 10 === 0 ? 'some' : 'most');
/** The last hundred have a state that no other has. */
const stateOf = sql`case when n > 5900 then 'ended' when n % 2 = 0 then 'open' else 'complete' end`;
const isState = (n: number) => (n > 5900 ? 'ended' : n % 2 === 0 ? 'open' : 'complete');

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  await db.execute(sql`insert into foundations (trid, number) values (${trid}, ${trid})`);
  for (const type of types)
    await db.execute(sql`
      insert into records (id, trid, type, number, value1, value2, value4, created, created_by, modified, modified_by, data, search_text)
      select ${type} || n, ${trid}, ${type}, n, ${kindOf}, 'Kunde ' || lpad(n::text, 5, '0'), ${stateOf}, n, 'Test', n, 'Test', '{}', ''
      from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into record_tallies (trid, type, archived, "values", n)
    select trid, type, archived, array[value1, value4], count(*) from records where trid = ${trid} group by 1, 2, 3, 4`);
});
afterAll(() => portal.close());

const log = { trid, hidden: [], related: {} };
async function pageOf(type: string, query: Parameters<typeof listFor>[3]) {
  const answer = await listFor(portal.services, { type, tallied, number: 'none' }, log, { _limit: 5, ...query });
  const { items, total, counts } = JSON.parse(answer) as {
    items: { id: string }[];
    total: number;
    counts?: Record<string, number>;
  };
  return { ids: items.map(({ id }) => id), total, counts };
}
const byKind = (a: number, b: number) => isKind(a).localeCompare(isKind(b)) || a - b;
const numbers = (kind: string, from = 1, to = count) =>
  Array.from({ length: count }, (_none, index) => index + 1).filter(
    (n) => n >= from && n <= to && kind.split(',').includes(isKind(n)),
  );
function countsBy(all: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const n of all) counts[isState(n)] = (counts[isState(n)] ?? 0) + 1;
  return counts;
}

const kinds = ['most', 'some', 'last', 'rare', 'rare,last', 'most,some,last,rare'];
const states = [undefined, 'open', 'ended', 'open,complete'];
const orders = [
  'value1',
  '-value1',
  'value2',
  '-value2',
  'created',
  'modified',
  '-modified',
  'foreignid',
  '-foreignid',
];

test.each(types.flatMap((type) => kinds.map((kind) => [type, kind] as const)))(
  '§interface a page of %s holds the right records of %s, at any state, order and position',
  async (type, kind) => {
    for (const state of states) {
      const all = numbers(kind).filter((n) => !state || state.split(',').includes(isState(n)));
      const search = `value1:${kind}${state ? ` value4:${state}` : ''}`;
      for (const _offset of [0, 3, Math.max(all.length - 2, 0)]) {
        for (const _sort of orders) {
          const inOrder = _sort.endsWith('value1') ? all.toSorted(byKind) : all;
          const order = _sort.startsWith('-') ? inOrder.toReversed() : inOrder;
          const expected = {
            ids: order.slice(_offset, _offset + 5).map((n) => `${type}${n}`),
            total: all.length,
            counts: countsBy(numbers(kind)),
          };
          // The second one is found by the way that was the quickest for the first.
          for (const request of ['first', 'again']) {
            const page = await pageOf(type, { search, _sort, _offset, _counts: 'value4' });
            expect({ asked: request, search, _sort, _offset, ...page }).toEqual({
              asked: request,
              search,
              _sort,
              _offset,
              ...expected,
            });
          }
        }
      }
    }
  },
);

test('§interface a page stays right if many changes make another query plan quicker', async () => {
  const { db } = portal.services;
  const type = 'test.changing';
  const tally = (kind: string, n: number) => sql`insert into record_tallies (trid, type, archived, "values", n)
    values (${trid}, ${type}, false, ${sql.param([kind, 'open'])}::text[], ${n}::int)
    on conflict (trid, type, archived, "values") do update set n = excluded.n`;
  await db.execute(sql`
    insert into records (id, trid, type, number, value1, value4, created, created_by, modified, modified_by, data, search_text)
    select ${type} || n, ${trid}, ${type}, n, 'red', 'open', n, 'Test', n, 'Test', '{}', '' from generate_series(1, ${count}::int) n`);
  await db.execute(tally('red', count));
  const red = () => pageOf(type, { search: 'value1:red', _sort: 'foreignid' });
  for (const _asked of ['first', 'again'])
    expect(await red()).toMatchObject({
      total: count,
      ids: [`${type}1`, `${type}2`, `${type}3`, `${type}4`, `${type}5`],
    });
  // Now one is left, behind all others; and then there are as many as before.
  await db.execute(
    sql`update records set value1 = 'blue' where trid = ${trid} and type = ${type} and number < ${count}::int`,
  );
  await db.execute(tally('red', 1));
  await db.execute(tally('blue', count - 1));
  expect(await red()).toEqual({ total: 1, ids: [`${type}${count}`] });
  expect(await pageOf(type, { search: 'value1:blue', _sort: '-foreignid' })).toMatchObject({ total: count - 1 });
  expect(await pageOf(type, { search: 'value1:blue', _sort: '-foreignid' })).toMatchObject({ total: count - 1 });
  await db.execute(sql`update records set value1 = 'red' where trid = ${trid} and type = ${type}`);
  await db.execute(tally('red', count));
  await db.execute(tally('blue', 0));
  expect(await red()).toMatchObject({
    total: count,
    ids: [`${type}1`, `${type}2`, `${type}3`, `${type}4`, `${type}5`],
  });
  expect(await pageOf(type, { search: 'value1:blue', _sort: '-foreignid' })).toEqual({ total: 0, ids: [] });
});

test('lists with a fixed query plan are planned once, other statements by their values', async () => {
  const modeOf = async (db: Db | undefined) => (await db?.execute(sql`show plan_cache_mode`)) as unknown;
  expect(await modeOf(portal.services.db)).toMatchObject({ rows: [{ plan_cache_mode: 'auto' }] });
  expect(await modeOf(portal.services.db.plannedOnce)).toMatchObject({
    rows: [{ plan_cache_mode: 'force_generic_plan' }],
  });
});

test('lists planned from tallies use the generic plan, and day filters a plan by their values', async () => {
  const { db } = portal.services;
  // Each shape of a list is put together once, for the connections that it is asked on.
  const spy = [db, db.plannedOnce as Db].map((one) => vi.spyOn(one, 'select'));
  const counts = () => spy.map(({ mock }) => mock.calls.length);
  await pageOf('test.many', { _limit: 7 });
  expect(counts()).toEqual([0, 1]);
  await pageOf('test.many', { _limit: 7, search: 'created:1..100' });
  expect(counts()).toEqual([1, 1]);
  for (const one of spy) one.mockRestore();
});

test('§interface a page filtered by days counts the records of its tab and of the other tabs', async () => {
  for (const [from, to] of [
    [1, 6000],
    [2000, 2999],
    [5850, 5950],
    [7000, 8000],
  ] as const)
    for (const state of [undefined, 'open', 'ended', 'open,complete', 'none']) {
      const among = numbers(kinds.join(','), from, to);
      const all = among.filter((n) => !state || state.split(',').includes(isState(n)));
      const search = `created:${from}..${to}${state ? ` value4:${state}` : ''}`;
      const page = await pageOf('test.many', { search, _sort: '-foreignid', _counts: 'value4' });
      const ids = all
        .toReversed()
        .slice(0, 5)
        .map((n) => `test.many${n}`);
      expect({ search, ...page }).toEqual({ search, ids, total: all.length, counts: countsBy(among) });
    }
});

test('§interface records without a value are counted under the empty tab', async () => {
  // Nothing has a value there: all are counted under the empty one, which no filter finds.
  const page = await pageOf('test.many', { search: 'created:1..100 value9:""', _counts: 'value9' });
  expect(page).toEqual({ ids: [], total: 0, counts: { '': 100 } });
});
