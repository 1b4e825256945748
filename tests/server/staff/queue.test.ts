import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskKinds } from '#contract/staff/desk-kinds.ts';
import type { DeskFigures, FigureGroup } from '#contract/staff/figures.ts';
import { callback } from '../support/file-calls.ts';
import { day, openPortal, type Portal, type Session } from '../support/portal.ts';
import { addColleague, idOf, queueOf, wholeQueue } from './desk-scope.ts';

let portal: Portal;
let staff: Session;
let second: Session;
let partner: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  staff = await portal.as('9001/etc.staff');
  second = await addColleague(portal);
  partner = await portal.as('1001/sp.admin');
});
afterAll(() => portal.close());

const newTicket = async (trid = '1001', description = callback.description): Promise<string> =>
  (await staff.post(`/foundation/${trid}/data`, { ...callback, description })).json().id;
const status = async (id: string, to: string, note?: string) => {
  const { version } = (await staff.get(`/foundation/1001/data/${id}`)).json();
  const body = { _action: 'status', version, status: to, ...(note && { note }) };
  return staff.post(`/foundation/1001/data/${id}`, body);
};
const assign = (who: Session, id: string, assignee: string | null, expected?: string | null) =>
  who.post('/staff/assignments', {
    items: [{ trid: '1001', id }],
    assignee,
    ...(expected !== undefined && { expected }),
  });
const rowOf = async (id: string) => (await wholeQueue(staff)).find((item) => item.id === id);

test('§access the queue lists work items of all organisations by due date, then by age', async () => {
  await newTicket('2001');
  const items = await wholeQueue(staff);
  expect(new Set(items.map(({ trid }) => trid)).size).toBeGreaterThan(1);
  const places = items.map(({ due = 8_640_000_000_000_000, since }) => [due, since] as const);
  expect(places).toEqual(places.toSorted(([a, b], [c, d]) => a - c || b - d));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  // Each kind has its name and its filter.
  expect(items.map(({ kind }) => kind).filter((kind) => !(deskKinds as readonly string[]).includes(kind))).toEqual([]);
  expect((await queueOf(staff)).counts?.all).toBe(items.length);
});

test('§access filters by kind, organisation, words, new, overdue and who has it', async () => {
  const id = await newTicket('1003', 'Glasfaserhausanschluss Quellwolke');
  const result = await wholeQueue(staff, { search: 'quellwol' });
  expect(result.map((item) => item.id)).toEqual([id]);
  expect(result[0]).toMatchObject({ trid: '1003', kind: 'hd.ticket', task: 'review', title: expect.any(String) });
  const inFoundation = await wholeQueue(staff, { foundation: '1003' });
  expect(new Set(inFoundation.map(({ trid }) => trid))).toEqual(new Set(['1003']));
  expect(await wholeQueue(staff, { kinds: 'ws.porting', foundation: '1003' })).toEqual([]);
  const fresh = await wholeQueue(staff, { state: 'new' });
  expect(new Set(fresh.map(({ task }) => task))).toEqual(new Set(['review', 'decide']));
  const late = await wholeQueue(staff, { state: 'overdue' });
  expect(late.every(({ due = portal.now() }) => due < portal.now())).toBe(true);
  expect(late.length).toBe((await queueOf(staff)).counts?.overdue);
  const free = await wholeQueue(staff, { unassigned: 'true' });
  expect(free.some(({ assignee }) => assignee)).toBe(false);
});

test('§access is for employees alone, and refuses a place that is none', async () => {
  for (const path of [
    '/staff/queue',
    '/staff/day',
    '/staff/employees',
    '/staff/figures',
    '/staff/maintenance?foundation=1001',
  ])
    expect((await partner.get(path)).statusCode).toBe(403);
  for (const path of ['/staff/assignments', '/staff/closings', '/staff/views'])
    expect((await partner.post(path, {})).statusCode).toBe(403);
  expect((await staff.get('/staff/queue', { query: { _after: 'x' } })).statusCode).toBe(400);
  expect((await partner.get('/foundation/1001/data', { query: { type: 'etc.savedReply' } })).statusCode).toBe(403);
});

test('§access an assignment leaves the version as it is and comes back with the partner’s answer', async () => {
  const id = await newTicket();
  const own = await idOf(portal, '9001', 'etc.staff');
  expect((await assign(staff, id, own, null)).json()).toEqual({ items: [{ trid: '1001', id, before: null }] });
  expect((await staff.get(`/foundation/1001/data/${id}`)).json().version).toBe(1);
  expect((await rowOf(id))?.assignee).toEqual({ id: own, name: 'Ines Kramer' });
  await status(id, 'waiting', 'Welcher Vertrag?');
  expect(await rowOf(id)).toBeUndefined();
  await partner.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Vertrag 4711' });
  expect((await rowOf(id))?.assignee?.id).toBe(own);
  expect((await wholeQueue(staff, { state: 'mine' })).some((item) => item.id === id)).toBe(true);
});

test('§access of two who take something over at once one does, and the other is told who', async () => {
  const id = await newTicket();
  const [own, other] = [await idOf(portal, '9001', 'etc.staff'), await idOf(portal, '9001', 'etc.second')];
  const answers = await Promise.all([assign(staff, id, own, null), assign(second, id, other, null)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = (await rowOf(id))?.assignee?.name;
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()._errorMessage).toContain(winner);
  expect((await assign(staff, id, await idOf(portal, '1001', 'sp.admin'))).statusCode).toBe(400);
  expect((await assign(staff, id, null)).statusCode).toBe(200);
});

test('§access a bulk close fills in the text per ticket and continues after a failure', async () => {
  const [first, closed] = [await newTicket(), await newTicket()];
  await status(closed, 'closed');
  const items = [first, closed, 'missing'].map((id) => ({ trid: '1001', id }));
  const note = 'Hallo {Name}, {Ticketnummer} ist erledigt. {Unbekannt}';
  const answer = (await staff.post('/staff/closings', { items, note })).json();
  expect(answer.items.map(({ failure }: { failure?: string }) => failure !== undefined)).toEqual([false, true, true]);
  const ticket = (await staff.get(`/foundation/1001/data/${first}`)).json();
  expect(ticket.value2).toBe('closed');
  const notice = ticket.data.history.find(({ kind }: { kind: string }) => kind === 'note').text;
  expect(notice).toContain(`${ticket.data.contactFirstName} ${ticket.data.contactLastName}, ${ticket.foreignid}`);
  expect(notice).toContain('{Unbekannt}');
});

test('§access the figures count what waits by age and what was done in time by week', async () => {
  const before = (await staff.get('/staff/figures')).json();
  const sumOf = (rows: { inTime: number; late: number; untimed: number }[]) =>
    rows.reduce((sum, { inTime, late, untimed }) => sum + inTime + late + untimed, 0);
  const id = await newTicket();
  await status(id, 'closed');
  portal.pass(61_000);
  const after = (await staff.get('/staff/figures')).json();
  expect(sumOf(after.weeks)).toBe(sumOf(before.weeks) + 1);
  const waiting = await wholeQueue(staff);
  const open = after.open.flatMap(({ ages }: { ages: Record<string, number> }) => Object.values(ages));
  expect(open.reduce((sum: number, n: number) => sum + n, 0)).toBe(waiting.length);
  portal.pass(30 * day);
});

test('§staff figures count by partner, operator, employee and reason', async () => {
  const read = async () => (await staff.get('/staff/figures')).json<DeskFigures>().groups;
  const counts = (groups: readonly FigureGroup[], name: string) => {
    const { open, done } = groups.find((group) => group.name === name) ?? { open: 0, done: 0 };
    return { open, done };
  };
  staff = await portal.as('9001/etc.staff');
  const before = await read();
  const [closedId, openId] = [await newTicket(), await newTicket()];
  const { id: ownId, name: ownName } = (await staff.get('/staff/employees')).json().items[0];
  const items = [closedId, openId].map((id) => ({ trid: '1001', id }));
  await staff.post('/staff/assignments', { items, assignee: ownId });
  await status(closedId, 'closed');
  portal.pass(61_000);
  const after = await read();
  const partner = before.partner.find(({ trid }) => trid === '1001')?.name ?? '';
  for (const [grouping, name] of [
    ['partner', partner],
    ['employee', ownName],
    ['reason', 'etcCallBackRequest'],
  ] as const) {
    const earlier = counts(before[grouping], name);
    expect(counts(after[grouping], name), grouping).toEqual({ open: earlier.open + 1, done: earlier.done + 1 });
  }
  const rows = await wholeQueue(staff);
  expect(rows.find(({ id }) => id === openId)).toMatchObject({ kind: 'hd.ticket', reason: 'etcCallBackRequest' });
});

test('§access the maintenance page counts what there is and names what was changed last', async () => {
  staff = await portal.as('9001/etc.staff');
  const fields = { title: 'Bitte um Geduld', textDe: 'Guten Tag {Name}', kinds: [] };
  await staff.post('/foundation/9001/data', { type: 'etc.savedReply', ...fields });
  const { items } = (await staff.get('/staff/maintenance', { query: { foundation: '1001' } })).json();
  const of = (kind: string) => items.find((one: { kind: string }) => one.kind === kind);
  expect(of('etc.savedReply').last).toMatchObject({ title: 'Bitte um Geduld', by: 'Ines Kramer' });
  expect(items.every(({ count }: { count: number }) => count > 0)).toBe(true);
});
