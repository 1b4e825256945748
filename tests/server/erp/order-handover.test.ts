import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderDocument } from '#contract/sales/order-document.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { handOverOrders, waitingOrders } from '#server/erp/hand-over-orders.ts';
import { accept, openReceiver, type Receiver, verified } from '../integrations/receiver.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { orderIn } from '../sales/orders-in.ts';
import { minute, openPortal, type Portal, type Session } from '../support/portal.ts';

const folder = join(import.meta.dirname, `../../../node_modules/.cache/erp-${process.pid}`);
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
let portal: Portal;
let receiver: Receiver;
let partner: EngineCalls;
let staff: EngineCalls;
let employee: Session;

beforeAll(async () => {
  receiver = await openReceiver();
  portal = await openPortal({
    ERP_ORDERS_DIR: folder,
    ERP_WEBHOOK_URL: receiver.url,
    ERP_WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  });
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff', '1001');
  employee = await portal.as('9001/etc.staff');
});
afterAll(async () => {
  await receiver.close();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  receiver.received.length = 0;
  receiver.answer(accept);
});

const query = async (statement: SQL) =>
  (await portal.services.db.execute(statement)) as unknown as { rows: { id: string; body: string }[] };
const handOver = () => handOverOrders(portal.services);
const files = () => readdirSync(folder).sort();
const documentIn = (name: string) => orderDocument.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
const handoversOf = async (id: string) =>
  (await employee.get(`/staff/orders/${id}/handovers`, { query: { foundation: '1001' } })).json().items;
const waiting = async () => (await waitingOrders(portal.services.db)).count;

test('§orders an accepted order is handed over once, as a file and as a signed message', async () => {
  const { order } = await orderIn(partner, staff, 'inReview');
  await handOver();
  expect(receiver.received).toEqual([]);
  await staff.done(order.id, 'status', { status: 'accepted', contractNumber: 'V-7' });
  await handOver();
  await handOver();
  const [name = ''] = files();
  expect(files()).toEqual([expect.stringMatching(/^A-2026-\d{6}_v\d+_accepted\.json$/)]);
  const document = documentIn(name);
  expect(document).toMatchObject({
    type: 'order.accepted',
    data: {
      organisation: { id: '1001' },
      order: { id: order.id, number: order.foreignid, status: 'accepted', contractNumber: 'V-7' },
    },
  });
  expect(document.data.order.values).toMatchObject({ voNumber: 'VO10023' });
  expect(JSON.stringify(document)).not.toContain('image');
  expect(receiver.received).toHaveLength(1);
  expect(verified(secret, receiver.received[0], portal.now())).toEqual(document);
  expect(await handoversOf(order.id)).toEqual([
    { version: 3, target: 'file', event: 'order.accepted', created: portal.now(), done: portal.now() },
    { version: 3, target: 'webhook', event: 'order.accepted', created: portal.now(), done: portal.now() },
  ]);
  const { rows } = await query(sql`select body from order_handovers where trid = ${'1001'} and body is not null`);
  expect(rows).toEqual([]);
});

test('§orders the end of an order that was handed over follows, of others nothing does', async () => {
  const { order } = await orderIn(partner, staff, 'terminated');
  await orderIn(partner, staff, 'rejected');
  await orderIn(partner, staff, 'cancelled');
  await handOver();
  const types = receiver.received.map(({ body }) => JSON.parse(body));
  expect(types.map(({ type, data }) => [type, data.order.id])).toEqual([
    ['order.accepted', order.id],
    ['order.ended', order.id],
  ]);
});

test('§orders an order that a rolled back call changed is not handed over', async () => {
  const { order } = await orderIn(partner, staff, 'inReview');
  const before = await waiting();
  const answer = await staff.act(order.id, 'status', { status: 'active' });
  expect(answer.statusCode).toBe(409);
  expect(await waiting()).toBe(before);
});

test('§orders a system that is down gets the order later, and the file does not wait for it', async () => {
  receiver.answer((response) => void response.writeHead(503).end());
  const { order } = await orderIn(partner, staff, 'accepted');
  await handOver();
  expect(files()).toHaveLength(1);
  expect(await handoversOf(order.id)).toMatchObject([
    { target: 'file', done: portal.now() },
    { target: 'webhook', fault: 'status 503', nextAttempt: portal.now() + minute },
  ]);
  receiver.answer(accept);
  await handOver();
  expect(receiver.received).toHaveLength(1);
  portal.pass(minute);
  await handOver();
  const [first, second] = receiver.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  expect(await waiting()).toBe(0);
  employee = await portal.as('9001/etc.staff');
});

test('§orders a process that dies after the handover repeats the same file and message', async () => {
  await orderIn(partner, staff, 'accepted');
  const { rows } = await query(
    sql`select target, id, body from order_handovers where trid = ${'1001'} and done is null order by target`,
  );
  await handOver();
  const [name = ''] = files();
  const text = readFileSync(join(folder, name), 'utf8');
  for (const { id, body } of rows)
    await query(
      sql`update order_handovers set done = null, body = ${body}, next_attempt = 0 where id = ${id} and trid = ${'1001'}`,
    );
  await handOver();
  expect(files()).toEqual([name]);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([rows[1]?.id, rows[1]?.id]);
});

test('§orders several servers hand an order over once', async () => {
  await orderIn(partner, staff, 'accepted');
  await Promise.all([handOver(), handOver(), handOver()]);
  expect([files().length, receiver.received.length, await waiting()]).toEqual([1, 1, 0]);
});

test('§orders no half file and no link is ever read or followed', async () => {
  mkdirSync(folder, { recursive: true });
  const outside = `${folder}-outside.txt`;
  writeFileSync(outside, 'untouched');
  const { order } = await orderIn(partner, staff, 'accepted');
  const name = `${order.foreignid}_v3_accepted.json`;
  symlinkSync(outside, join(folder, `.${name}.part`));
  symlinkSync(outside, join(folder, name));
  await handOver();
  expect(readFileSync(outside, 'utf8')).toBe('untouched');
  expect(files()).toEqual([name]);
  expect(documentIn(name).data.order.id).toBe(order.id);
  rmSync(outside);
});

test('§orders a folder that cannot be written keeps the order waiting with the cause', async () => {
  writeFileSync(folder, 'a file in its place');
  const { order } = await orderIn(partner, staff, 'accepted');
  await handOver();
  const [file] = await handoversOf(order.id);
  expect(file).toMatchObject({ target: 'file', fault: expect.stringMatching(/EEXIST|ENOTDIR/) });
  rmSync(folder);
  portal.pass(minute);
  await handOver();
  expect(files()).toHaveLength(1);
});

test('§orders an operator sends an order again by command', async () => {
  employee = await portal.as('9001/etc.staff');
  const { order } = await orderIn(partner, staff, 'accepted');
  await handOver();
  rmSync(folder, { recursive: true });
  const run = (...words: string[]) => runCommand(portal.services, words, { by: 'operator' });
  expect(await run('erp', 'resend', order.foreignid ?? '')).toMatchObject({ code: 0 });
  await handOver();
  expect(files()).toHaveLength(1);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(await run('erp', 'resend', 'A-1999-000001')).toMatchObject({ code: 1 });
  expect(await handoversOf(order.id)).toHaveLength(2);
});

test('§orders only employees see when an order was handed over', async () => {
  const { order } = await orderIn(partner, staff, 'accepted');
  const path = `/staff/orders/${order.id}/handovers`;
  const other = await portal.as('1001/sp.admin');
  expect((await other.get(path, { query: { foundation: '1001' } })).statusCode).toBe(403);
  expect((await employee.get(path, { query: { foundation: '1002' } })).statusCode).toBe(404);
});

test('§orders the example of the documentation is a document as it is sent', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations/erp.md'), 'utf8');
  const [, example = ''] = /```json\n([\s\S]+?)\n```/.exec(page) ?? [];
  const documented = orderDocument.parse(JSON.parse(example));
  await orderIn(partner, staff, 'accepted');
  await handOver();
  const [name = ''] = files();
  const sent = documentIn(name);
  const keys = (value: object) => Object.keys(value).sort();
  expect(keys(documented.data.order).filter((key) => key !== 'mandateReference' && key !== 'confirmedDate')).toEqual(
    keys(sent.data.order),
  );
  expect(keys(documented.data.order.customer)).toEqual(expect.arrayContaining(keys(sent.data.order.customer)));
  expect(keys(documented.data.order.prices)).toEqual(expect.arrayContaining(keys(sent.data.order.prices)));
});
