import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Waiting, type WorkItem, waiting } from '#contract/staff/work.ts';
import { hasRole } from '#domain/access/roles.ts';
import { demoFoundations } from '#server/demo/foundations.ts';
import { demoUserId, demoUsers } from '#server/demo/users.ts';
import { changeFoundation } from '#server/queries/session/administration.ts';
import { callback } from '../support/file-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const ask = async (userId: string, query: Record<string, string> = {}): Promise<Waiting> =>
  waiting.parse((await (await portal.as(userId)).get('/waiting', { query })).json());
const users = demoUsers.filter(({ fault }) => !fault);
/** The role that reads a type's records; tickets are for all. */
const roleOf = (kind: string) => (kind.startsWith('hfo.vp.') ? 'SP' : kind.startsWith('ws.') ? 'WS' : undefined);
const tagsOf = (trid: string) => demoFoundations.find((one) => one.trid === trid)?.type ?? '';

/** One item for each side of every type in every foundation, whether or not it could come to be there. */
async function fillAll(): Promise<void> {
  const kinds = [...portal.services.records.values()].filter(({ work }) => work).map(({ type }) => type);
  for (const { trid } of demoFoundations)
    for (const type of kinds)
      for (const side of ['partner', 'staff'])
        await portal.services.db.execute(sql`
          insert into work_items (trid, record_id, side, type, task, title, since, "from")
          values (${trid}, ${`all-${type}`}, ${side}, ${type}, 'work', 'x', 0, 0) on conflict do nothing`);
}

describe('§6 what waits is for those alone who may see it', () => {
  beforeAll(fillAll);

  test.each(users.map((user) => [demoUserId(user), user] as const))('%s', async (userId, user) => {
    const kinds = [...portal.services.records.values()].filter(({ work }) => work).map(({ type }) => type);
    const { items } = await ask(userId, { _limit: '200' });
    const isStaff = user.roles.includes('PORTAL_EMPLOYEE');
    const log = items.filter(({ id }) => id.startsWith('all-')).map(({ trid, kind }) => `${trid} ${kind}`);
    const may = demoFoundations
      .filter(({ trid }) => isStaff || user.actsFor.includes(trid))
      .flatMap(({ trid }) =>
        kinds
          .filter((kind) => {
            // A deletion request names its user, so only employees see it.
            if (kind === 'etc.deletion') return isStaff;
            const role = roleOf(kind);
            return isStaff || !role || hasRole([role], user.roles, tagsOf(trid));
          })
          .map((kind) => `${trid} ${kind}`),
      );
    expect(log.sort()).toEqual(may.sort());
  });

  test('by side: partners see no work items of employees, and employees see none of partners', async () => {
    const { rows } = (await portal.services.db.execute(
      sql`select record_id, trid, side from work_items`,
    )) as unknown as { rows: { record_id: string; trid: string; side: string }[] };
    const sides = (userId: string) =>
      ask(userId, { _limit: '200' }).then(({ items }) =>
        items.map(({ id, trid }) =>
          rows.filter((row) => row.record_id === id && row.trid === trid).map(({ side }) => side),
        ),
      );
    for (const found of await sides('1001/sp.admin')) expect(found).toContain('partner');
    for (const result of await sides('9001/etc.staff')) expect(result).toContain('staff');
  });
});

test('§6 of a foundation that was deactivated nothing is shown, to its users nor to employees', async () => {
  const { db } = portal.services;
  const of = async (userId: string) =>
    (await ask(userId, { _limit: '200' })).items.filter(({ trid }) => trid === '1002');
  expect(await of('1001/sp.user')).not.toEqual([]);
  expect(await of('9001/etc.staff')).not.toEqual([]);
  await changeFoundation(db, '1002', { active: false });
  expect(await of('1001/sp.user')).toEqual([]);
  expect(await of('9001/etc.staff')).toEqual([]);
  await changeFoundation(db, '1002', { active: true });
});

const rank = ({ due, since }: WorkItem): [number, number] => [due ?? Number.POSITIVE_INFINITY, since];

test('§my-portal overdue items come first, then dated ones, then the oldest, across pages', async () => {
  const whole = await ask('1001/sp.admin', { _limit: '200' });
  const ranks = whole.items.map(rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(whole.total).toBe(whole.items.length);
  expect(Object.values(whole.counts).reduce((sum, n) => sum + n, 0)).toBe(whole.total);
  const paged: WorkItem[] = [];
  for (let offset = 0; offset < whole.total; offset += 3)
    paged.push(...(await ask('1001/sp.admin', { _limit: '3', _offset: String(offset) })).items);
  expect(paged).toEqual(whole.items);
});

test('§my-portal one kind can be asked for; the counts stay those of all', async () => {
  const whole = await ask('1001/sp.admin', { _limit: '200' });
  const tickets = await ask('1001/sp.admin', { kinds: 'hd.ticket' });
  expect(tickets.items).toEqual(whole.items.filter(({ kind }) => kind === 'hd.ticket'));
  expect(tickets.total).toBe(whole.counts['hd.ticket']);
  expect(tickets.counts).toEqual(whole.counts);
});

test('§my-portal employees see the items assigned to them first', async () => {
  const { items } = await ask('9001/etc.staff', { _limit: '200' });
  const last = items.at(-1);
  await portal.services.db.execute(sql`
    update work_items set assignee = (select id from users where username = 'etc.staff')
    where trid = ${last?.trid} and record_id = ${last?.id} and side = 'staff'`);
  const after = (await ask('9001/etc.staff', { _limit: '200' })).items;
  const mine = after.filter(({ isMine }) => isMine);
  expect(after.slice(0, mine.length)).toEqual(mine);
  expect(mine.map(({ id, trid }) => `${trid} ${id}`)).toContain(`${last?.trid} ${last?.id}`);
});

test('§my-portal overdue items are counted, and later items are not shown yet', async () => {
  const partner = await portal.as('1001/sp.admin');
  const { id } = (await partner.post('/foundation/1001/data', callback)).json();
  const put = (from: number, due: number) =>
    portal.services.db.execute(sql`
      insert into work_items (trid, record_id, side, type, task, title, since, "from", due)
      values ('1001', ${id}, 'partner', 'hd.ticket', 'answer', 'x', 0, ${from}, ${due})
      on conflict (trid, record_id, side) do update set "from" = excluded."from", due = excluded.due`);
  const before = await ask('1001/sp.admin');
  await put(portal.now() + day, portal.now() + 2 * day);
  expect(await ask('1001/sp.admin')).toEqual(before);
  await put(0, portal.now() - day);
  const { total, overdue } = await ask('1001/sp.admin');
  expect([total, overdue]).toEqual([before.total + 1, before.overdue + 1]);
});

test.each([{ _limit: '0' }, { _limit: '201' }, { _offset: '-1' }, { kinds: 'x'.repeat(401) }])(
  '§my-portal the list of what waits refuses %j',
  async (query) => {
    expect(
      (await (await portal.as('1001/sp.admin')).get('/waiting', { query: query as unknown as Record<string, string> }))
        .statusCode,
    ).toBe(400);
  },
);

test('§8 a query of a partner reads only the rows of the own foundations, among many others', async () => {
  const { db } = portal.services;
  await db.execute(sql`
    insert into work_items (trid, record_id, side, type, task, title, since, "from")
    select 'other-' || (n / 3), 'r' || n, case n % 2 when 0 then 'partner' else 'staff' end, 'hd.ticket', 'answer', 'x', n, 0
    from generate_series(1, 30000) as n`);
  await db.execute(sql`analyze work_items`);
  const { rows } = (await db.execute(sql`
    explain select * from work_items
    where trid in ('1001', '1002') and type in ('hd.ticket', 'hfo.vp.order') and side = 'partner' and "from" <= 1
    order by due, since, record_id limit 50`)) as unknown as { rows: { 'QUERY PLAN': string }[] };
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index.*work_items/);
  expect(plan).not.toMatch(/Seq Scan/);
  await db.execute(sql`delete from work_items where trid like 'other-%'`);
});
