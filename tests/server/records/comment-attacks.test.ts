import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { maxRecipients } from '#contract/comment-action.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { portingCalls } from '../wholesale/porting-calls.ts';
import {
  admin,
  bell,
  colleague,
  commentsOn,
  ids,
  newOrder,
  openOnce,
  portal,
  text,
  whileLimited,
} from './comment-scene.ts';
import { type Answered, engineCalls } from './engine/engine-calls.ts';

openOnce();
let order: Answered;
beforeAll(async () => {
  order = await newOrder();
});
const refused = { recipients: 'choose' };

const rows: [string, () => readonly string[]][] = [
  ['a user of another organisation', () => [ids.stranger]],
  ['one of them beside a colleague', () => [ids.colleague, ids.stranger]],
  ['an employee by id', () => [ids.staff]],
  ['the author', () => [ids.admin]],
  ['a user that does not exist', () => [crypto.randomUUID()]],
  ['the own side', () => ['partner']],
  ['no one', () => []],
  ['the name of a side in other letters', () => ['Distributor']],
  ['what looks like an operator of the database', () => ["' or 1=1 --"]],
];
test.each(rows)('§comments %s as a recipient is refused, and nothing is written', async (_name, recipients) => {
  const answer = await admin.act(order.id, 'comment', { text, recipients: recipients() });
  expect([answer.statusCode, answer.json().fields]).toEqual([400, refused]);
  expect(await commentsOn(admin, order.id)).toEqual([]);
  expect(await bell(ids.colleague, order.id)).toEqual([]);
});

test('§comments a colleague who is disabled or has no right to orders is refused', async () => {
  const { db } = portal.services;
  const attempt = async () =>
    (await admin.act(order.id, 'comment', { text, recipients: [ids.colleague] })).json().fields;
  await db.update(users).set({ disabled: true }).where(eq(users.id, ids.colleague));
  expect(await attempt()).toEqual(refused);
  await db.update(users).set({ disabled: false }).where(eq(users.id, ids.colleague));
  // A member by a row alone: the organisation is for sales, the porting is not.
  await db.insert(memberships).values({ userId: ids.colleague, trid: '2001', rights: {} });
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  await db.delete(memberships).where(and(eq(memberships.userId, ids.colleague), eq(memberships.trid, '2001')));
  const answer = await calls.partner.act(id, 'comment', { text, recipients: [ids.colleague] });
  expect(answer.json().fields).toEqual(refused);
});

test.each([
  ['too short', { text: 'ab' }],
  ['too long', { text: 'x'.repeat(2001) }],
  ['empty once cleaned', { text: ' \u200B\u0000 ' }],
  ['no text', { text: undefined }],
  ['an array', { text: ['Hallo'] }],
  [
    'more recipients than there may be',
    { recipients: Array.from({ length: maxRecipients + 1 }, () => crypto.randomUUID()) },
  ],
  ['a field that is none', { actor: 'Ines Kramer' }],
  ['another time', { time: 0 }],
])('§comments %s is refused', async (_name, change) => {
  const input = { text, recipients: [ids.colleague], ...change };
  expect((await admin.act(order.id, 'comment', input)).statusCode).toBe(400);
  expect(await commentsOn(admin, order.id)).toEqual([]);
});

test('§comments strangers find neither record nor recipients, and drafts take no comments', async () => {
  const stranger = await engineCalls(portal, '2001/ws.user', '2001');
  const path = (trid: string) => `/foundation/${trid}/data/${order.id}`;
  for (const trid of ['1001', '2001']) {
    const body = { _action: 'comment', text, recipients: ['distributor'] };
    expect((await stranger.post(path(trid), body)).statusCode).toBe(404);
    expect((await stranger.get(`${path(trid)}/recipients`)).statusCode).toBe(404);
  }
  const draft = String(order.data['draftId']);
  expect((await admin.get(`/foundation/1001/data/${draft}/recipients`)).statusCode).toBe(404);
  expect((await admin.act(draft, 'comment', { text, recipients: ['distributor'] })).statusCode).toBe(400);
  expect(await commentsOn(admin, order.id)).toEqual([]);
});

test('§comments who sees only own records comments on no others', () =>
  whileLimited(async () => {
    const answer = await colleague.act(order.id, 'comment', { text, recipients: [ids.admin] });
    expect(answer.statusCode).toBe(404);
  }));

test('§comments very many comments of one user are refused for a while', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1)
    statuses.push((await colleague.act(order.id, 'comment', { text, recipients: [ids.admin] })).statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(409);
  portal.pass(60_000);
  expect((await colleague.act(order.id, 'comment', { text, recipients: [ids.admin] })).statusCode).toBe(200);
});
