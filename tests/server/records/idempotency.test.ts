import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordEnvelope } from '#contract/record.ts';
import { clockSlack } from '#server/core/clock-slack.ts';
import { exactlyOnce } from '#server/records/engine/idempotency.ts';
import { callback } from '../support/file-calls.ts';
import { day, hour, openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let partner: Session;
beforeAll(async () => {
  portal = await openPortal();
  partner = await portal.as('1001/sp.admin');
});
afterAll(() => portal.close());

const create = (key: string, body: object = callback, who = partner) =>
  who.post('/foundation/1001/data', body, { headers: { 'idempotency-key': key } });
const total = async () =>
  (await partner.get('/foundation/1001/data', { query: { type: 'hd.ticket', _limit: '1' } })).json().total;

test('§interface.repeats the same key and body repeat the first answer, also after a restart', async () => {
  const key = randomUUID();
  const first = await create(key);
  const before = await total();
  portal.pass(1000);
  const second = await create(key);
  await portal.restart();
  const third = await create(key);
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(third.json()).toEqual(first.json());
  expect(await total()).toBe(before);
});

test('§interface.repeats the same key with another body answers 422', async () => {
  const key = randomUUID();
  await create(key);
  const before = await total();
  expect((await create(key, { ...callback, category: 'tech' })).statusCode).toBe(422);
  expect(await total()).toBe(before);
});

test('§interface.repeats while the first call still runs, the same key answers 409', async () => {
  const { services } = portal;
  const intent = { trid: '1001', userId: 'somebody', key: randomUUID(), content: 'the same' };
  const record = { id: 'one' } as RecordEnvelope;
  const gate = Promise.withResolvers<void>();
  const work = () => Promise.resolve(record);
  const first = exactlyOnce(services, intent, () => gate.promise.then(() => work));
  await expect(exactlyOnce(services, intent, async () => work)).rejects.toMatchObject({ statusCode: 409 });
  gate.resolve();
  expect(await first).toEqual(record);
  expect(await exactlyOnce(services, intent, async () => work)).toEqual(record);
});

test('§interface.repeats the same call many times at once makes one record', async () => {
  const key = randomUUID();
  const before = await total();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
  const { id } = (await create(key)).json();
  for (const answer of answers) {
    if (answer.statusCode === 201) expect(answer.json().id).toBe(id);
    else expect(answer.statusCode).toBe(409);
  }
  expect(await total()).toBe(before + 1);
});

test('§interface.repeats a refused call does not use its key up', async () => {
  const key = randomUUID();
  expect((await create(key, { ...callback, description: '' })).statusCode).toBe(400);
  expect((await create(key)).statusCode).toBe(201);
});

test('§interface.repeats a key belongs to one user, one path and 48 hours', async () => {
  const key = randomUUID();
  const first = (await create(key)).json().id;
  const other = await portal.as('1001/sp.user');
  expect((await create(key, callback, other)).json().id).not.toBe(first);
  const headers = { 'idempotency-key': key };
  const action = { _action: 'append', note: 'x' };
  expect((await partner.post(`/foundation/1001/data/${first}`, action, { headers })).statusCode).toBe(422);
  portal.pass(2 * day + clockSlack);
  partner = await portal.as('1001/sp.admin');
  expect((await create(key)).json().id).not.toBe(first);
});

test('§interface.repeats an action with a key happens once', async () => {
  const { id } = (await create(randomUUID())).json();
  const headers = { 'idempotency-key': randomUUID() };
  const append = () => partner.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Einmal' }, { headers });
  const first = await append();
  portal.pass(hour / 2);
  expect((await append()).json()).toEqual(first.json());
  const { data } = (await partner.get(`/foundation/1001/data/${id}`)).json();
  expect(data.history).toHaveLength(2);
});

test('§interface.repeats a key that is no UUID is refused', async () => {
  const refusal = await create('abc');
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { 'idempotency-key': 'invalid' }]);
});
