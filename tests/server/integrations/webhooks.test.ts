import { expect, test } from 'vitest';
import { read } from '../me/notices.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { orderIn } from '../sales/orders-in.ts';
import { day, hour, minute } from '../support/portal.ts';
import { verified } from './receiver.ts';
import { deliveriesOf, path, send, subscribe, trid, webhooksOf } from './webhook-calls.ts';
import { admin, newTicket, openEach, portal, receiver, renew } from './webhook-scene.ts';

openEach();

const typesOf = () => receiver.received.map(({ body }) => JSON.parse(body).type);
const refuse = (status = 500) =>
  receiver.answer((response) => void response.writeHead(status, { location: 'http://127.0.0.1/' }).end('kaputt'));

test('§webhooks a new record is sent with its id and links, signed, and without names', async () => {
  const { webhook, secret } = await subscribe(admin, receiver.url);
  const { id, foreignid } = await newTicket();
  const [message] = receiver.received;
  expect(message?.path).toBe('/etc');
  expect(verified(secret, message, portal.now())).toEqual({
    type: 'ticket.created',
    timestamp: new Date(portal.now()).toISOString(),
    eventType: 'TroubleTicketCreateEvent',
    data: {
      organisation: trid,
      id,
      recordType: 'hd.ticket',
      number: String(foreignid),
      state: 'new',
      link: `https://portal.example.com/etc/tickets/edit?id=${id}&trid=${trid}`,
      api: `https://portal.example.com/api/foundation/${trid}/data/${id}`,
    },
  });
  const [delivery] = await deliveriesOf(admin, webhook.id);
  expect(delivery).toMatchObject({ id: message?.headers['webhook-id'], state: 'accepted', status: 204, attempts: 1 });
  expect(delivery?.link).toBe(`/etc/tickets/edit?id=${id}&trid=${trid}`);
  expect((await webhooksOf(admin))[0]).toMatchObject({ total: 1, accepted: 1, failed: 0 });
});

test('§webhooks an order tells its states and its question, with names where they were chosen', async () => {
  const events = ['customer.created', 'order.created', 'order.state_changed', 'order.question'];
  await subscribe(admin, receiver.url, events, { includesNames: true });
  const partner = await engineCalls(portal, '1001/sp.admin');
  const staff = await engineCalls(portal, '9001/etc.staff');
  await orderIn(partner, staff, 'clarification');
  await portal.idle();
  await send(portal);
  const types = typesOf();
  expect(types.slice(0, 2)).toEqual(['customer.created', 'order.created']);
  expect(types.slice(2)).toEqual(['order.state_changed', 'order.state_changed', 'order.question']);
  const last = JSON.parse(receiver.received.at(-1)?.body ?? '');
  expect(last.data).toMatchObject({ state: 'clarification', previousState: 'inReview', name: expect.any(String) });
  expect(last.eventType).toBe('ProductOrderInformationRequiredEvent');
});

test('§webhooks an answer and a new status of a ticket are events of their own', async () => {
  await subscribe(admin, receiver.url, ['ticket.answered', 'ticket.state_changed']);
  const { id } = await newTicket();
  const staff = await portal.as('9001/etc.staff');
  const body = { _action: 'status', version: 1, status: 'waiting', note: 'Welcher Vertrag?' };
  expect((await staff.post(`/foundation/${trid}/data/${id}`, body)).statusCode).toBe(200);
  await admin.post(`/foundation/${trid}/data/${id}`, { _action: 'append', note: 'Vertrag 4711' });
  await portal.idle();
  expect(typesOf()).toEqual(['ticket.state_changed', 'ticket.answered', 'ticket.state_changed']);
  expect(receiver.received.map(({ body: sent }) => sent).join()).not.toContain('Vertrag');
});

test('§webhooks a message that is not accepted is tried again, with growing pauses, under its id', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  refuse();
  await newTicket();
  const [first] = await deliveriesOf(admin, webhook.id);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 500, fault: 'status' });
  expect(first?.nextAttempt).toBe(portal.now() + minute);
  await send(portal);
  expect(receiver.received).toHaveLength(1);
  portal.pass(minute);
  await send(portal);
  expect((await deliveriesOf(admin, webhook.id))[0]?.nextAttempt).toBe(portal.now() + 10 * minute);
  receiver.answer((response) => void response.end('{"ok":true}'));
  portal.pass(10 * minute);
  await send(portal);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  const content = (await admin.get(`${path}/${webhook.id}/deliveries/${ids[0]}`)).json();
  expect(content).toMatchObject({ state: 'accepted', url: receiver.url, body: receiver.received[0]?.body });
  expect(content.log.map(({ status, answer }: { status: number; answer: string }) => [status, answer])).toEqual([
    [500, 'kaputt'],
    [500, 'kaputt'],
    [200, '{"ok":true}'],
  ]);
});

test('§webhooks an address is left alone while it fails, whatever waits for it', async () => {
  await subscribe(admin, receiver.url);
  refuse(503);
  await newTicket();
  await newTicket();
  await newTicket();
  expect(receiver.received).toHaveLength(1);
  receiver.answer((response) => void response.end());
  portal.pass(minute);
  await send(portal);
  expect(receiver.received).toHaveLength(4);
});

test('§webhooks after three days the address is paused, all who administer get a mail, nothing is lost', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  refuse();
  await newTicket();
  const mailsBefore = (await portal.mails()).length;
  for (let tried = 0; tried < 20 && (await webhooksOf(admin))[0]?.paused === undefined; tried += 1) {
    portal.pass(8 * hour);
    await renew();
    await send(portal);
  }
  const [paused] = await webhooksOf(admin);
  expect(paused).toMatchObject({ pauseReason: 'failures', failed: 1 });
  expect(portal.now() - (paused?.latest[0]?.created ?? 0)).toBeGreaterThan(2.5 * day);
  await portal.idle();
  const mails = (await portal.mails()).slice(mailsBefore).map(read);
  const pauseMails = mails.filter((mail) => mail.includes('Meldungen kommen nicht an'));
  expect(pauseMails).toHaveLength(2);
  expect(pauseMails[0]).toContain('erp.example');
  expect(pauseMails[0]).not.toContain('/etc\n');

  const before = receiver.received.length;
  await newTicket();
  expect((await webhooksOf(admin))[0]).toMatchObject({ held: 1 });
  expect(receiver.received).toHaveLength(before);
  receiver.answer((response) => void response.end());
  expect((await admin.post(`${path}/${webhook.id}`, { _action: 'resume', sendsHeld: true })).statusCode).toBe(200);
  await portal.idle();
  expect((await webhooksOf(admin))[0]).toMatchObject({ held: 0, accepted: 1, failed: 1 });
});

test('§webhooks a message and those of a period are sent again under their ids', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  await newTicket();
  portal.pass(10 * minute);
  await newTicket();
  const [second, first] = await deliveriesOf(admin, webhook.id);
  expect((await admin.post(`${path}/${webhook.id}/deliveries/${first?.id}/replay`, {})).statusCode).toBe(200);
  await portal.idle();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, second?.id, first?.id]);
  const period = { from: portal.now() - minute, to: portal.now() + minute, onlyUndelivered: false };
  expect((await admin.post(`${path}/${webhook.id}/replay`, period)).json()).toEqual({ count: 1 });
  await portal.idle();
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(second?.id);
  const undelivered = { ...period, onlyUndelivered: true };
  expect((await admin.post(`${path}/${webhook.id}/replay`, undelivered)).json()).toEqual({ count: 0 });
  const wrong = await admin.post(`${path}/${webhook.id}/replay`, { ...period, to: period.from });
  expect(wrong.json().fields).toEqual({ to: 'webhookPeriod' });
});

test('§webhooks a test message shows whether an address works; 410 pauses it', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  await admin.post(`${path}/${webhook.id}`, { _action: 'test' });
  await portal.idle();
  expect(typesOf()).toEqual(['webhook.test']);
  refuse(410);
  await admin.post(`${path}/${webhook.id}`, { _action: 'test' });
  await portal.idle();
  expect((await webhooksOf(admin))[0]).toMatchObject({ pauseReason: 'gone', failed: 1, accepted: 1 });
  expect((await admin.post(`${path}/${webhook.id}`, { _action: 'test' })).statusCode).toBe(409);
});
