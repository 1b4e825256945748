import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFor } from '../../../server/records/list-records.ts';
import { openPortal, type Portal } from '../support/portal.ts';

// So many that a page is found by walking along the order, by gathering what matches, or by both.
const many = { type: 'test.many', tallied: ['value3'] } as const;
const count = 6000;
const trid = '1001';

/** `most` at the first of the order, `some` everywhere, `last` behind all others and two that are `rare`. */
const kindOf = sql`case when n in (3, 5990) then 'rare' when n > 5400 then 'last' when n % 10 = 0 then 'some' else 'most' end`;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  await db.execute(sql`
    insert into records (id, trid, type, number, value1, value3, created, created_by, modified, modified_by, data, search_text)
    select 'm' || n, ${trid}, ${many.type}, n, 'Kunde ' || lpad(n::text, 5, '0'), ${kindOf}, n, 'Test', n, 'Test', '{}', ''
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into record_tallies (trid, type, archived, "values", n)
    select trid, type, archived, array[value3], count(*) from records where trid = ${trid} and type = ${many.type} group by 1, 2, 3, 4`);
});
afterAll(() => portal.close());

const seen = { trid, hidden: [], related: {} };
async function pageOf(query: Parameters<typeof listFor>[3]): Promise<{ ids: string[]; total: number }> {
  const answer = await listFor(portal.services, many, seen, { _limit: 5, ...query });
  const { items, total } = JSON.parse(answer) as { items: { id: string }[]; total: number };
  return { ids: items.map(({ id }) => id), total };
}
const numbers = (kind: string) =>
  Array.from({ length: count }, (_none, index) => index + 1).filter((n) => {
    const is = n === 3 || n === 5990 ? 'rare' : n > 5400 ? 'last' : n % 10 === 0 ? 'some' : 'most';
    return kind.split(',').includes(is);
  });

test.each(['most', 'some', 'last', 'rare', 'rare,last', 'most,some,last,rare'])(
  '§7 a page holds the right records of %s, however many have that value and wherever they lie',
  async (kind) => {
    const all = numbers(kind);
    for (const _offset of [0, 3, all.length - 2]) {
      for (const _sort of ['value1', '-value1', 'created', '-modified']) {
        const order = _sort.startsWith('-') ? all.toReversed() : all;
        const ids = order.slice(_offset, _offset + 5).map((n) => `m${n}`);
        const page = await pageOf({ search: `value3:${kind}`, _sort, _offset });
        expect({ kind, _sort, _offset, ...page }).toEqual({ kind, _sort, _offset, ids, total: all.length });
      }
    }
  },
);
