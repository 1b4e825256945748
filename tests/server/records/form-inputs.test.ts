import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockSlack } from '#server/core/clock-slack.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { day, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const path = (key: string, trid = '1001') => `/foundation/${trid}/form-inputs/${key}`;
async function owner(userId = '1001/sp.admin') {
  const { token, get, delete: drop } = await portal.as(userId);
  const put = (key: string, body: unknown, trid?: string) => portal.call('PUT', path(key, trid), { token, body });
  return { get, drop, put };
}

test('§form-input a form input is kept, read again, changed and dropped', async () => {
  const { get, put, drop } = await owner();
  const first = await put('ticket.a', { version: 0, data: { note: 'ä' } });
  expect(first.json()).toEqual({ key: 'ticket.a', version: 1, modified: portal.now(), data: { note: 'ä' } });
  portal.pass(minute);
  expect((await put('ticket.a', { version: 1, data: { note: 'äb' } })).json()).toMatchObject({ version: 2 });
  expect((await get(path('ticket.a'))).json()).toMatchObject({ version: 2, data: { note: 'äb' } });
  expect((await get('/foundation/1001/form-inputs')).json()).toMatchObject({ total: 1, items: [{ key: 'ticket.a' }] });
  const keyed = async (key: string) => (await get('/foundation/1001/form-inputs', { query: { key } })).json();
  expect([await keyed('ticket.a'), await keyed('ticket.other')]).toMatchObject([
    { total: 1, items: [{ key: 'ticket.a' }] },
    { total: 0, items: [] },
  ]);
  expect((await drop(path('ticket.a'))).statusCode).toBe(204);
  expect((await get(path('ticket.a'))).statusCode).toBe(404);
  expect((await drop(path('ticket.a'))).statusCode).toBe(204);
});

test('§form-input who did not see the last change gets it instead of overwriting it', async () => {
  const { put } = await owner();
  await put('ticket.b', { version: 0, data: { note: 'one' } });
  const second = await put('ticket.b', { version: 0, data: { note: 'two' } });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ formInput: { version: 1, data: { note: 'one' } } });
  expect((await put('ticket.b', { version: 1, data: { note: 'two' } })).json()).toMatchObject({ version: 2 });
});

test('§form-input an unanswered earlier save of a form is no conflict, in any order of arrival', async () => {
  const { put } = await owner();
  const earlier = { version: 0, data: { note: 'one', savedAt: 1 } };
  const later = { version: 0, data: { note: 'two', savedAt: 2 }, unanswered: [1] };
  await put('ticket.left', earlier);
  expect((await put('ticket.left', later)).json()).toMatchObject({ version: 2, data: { note: 'two' } });
  expect((await put('ticket.turned', later)).json()).toMatchObject({ version: 1, data: { note: 'two' } });
  expect((await put('ticket.turned', earlier)).json()).toMatchObject({ formInput: { data: { note: 'two' } } });
  await put('ticket.turned', { version: 1, data: { note: 'elsewhere', savedAt: 3 } });
  expect((await put('ticket.turned', later)).statusCode).toBe(409);
});

test('§form-input of twenty changes of one version at the same moment exactly one is kept', async () => {
  const { put } = await owner();
  const race = Array.from({ length: 20 }, (_, n) => put('ticket.race', { version: 0, data: { n } }));
  const codes = (await Promise.all(race)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(19);
});

test('§form-input a repeat after a lost answer is no conflict, and restores dropped input', async () => {
  const { put, drop } = await owner();
  await put('ticket.c', { version: 0, data: { note: 'one' } });
  expect((await put('ticket.c', { version: 0, data: { note: 'one' } })).json()).toMatchObject({ version: 1 });
  await drop(path('ticket.c'));
  expect((await put('ticket.c', { version: 1, data: { note: 'two' } })).json()).toMatchObject({ version: 2 });
});

test('§6 users cannot see the form input of another user or organisation', async () => {
  const mine = await owner('1001/sp.user');
  await mine.put('ticket.d', { version: 0, data: { note: 'mine' } });
  const colleague = await owner('1001/sp.admin');
  expect((await colleague.get(path('ticket.d'))).statusCode).toBe(404);
  expect((await mine.get(path('ticket.d', '1002'))).statusCode).toBe(404);
  expect((await mine.put('ticket.d', { version: 0, data: {} }, '2001')).statusCode).toBe(404);
});

test.each([
  ['a key with a path in it', 'a%2F..%2Fb', { version: 0, data: {} }, 404],
  ['no version', 'ticket.e', { data: {} }, 400],
  ['a field that nobody knows', 'ticket.e', { version: 0, data: {}, x: 1 }, 400],
  ['data that are no object', 'ticket.e', { version: 0, data: 'x' }, 400],
  ['more than 64 KiB', 'ticket.e', { version: 0, data: { note: 'x'.repeat(65_536) } }, 413],
])('§form-input a form input with %s is refused', async (_case, key, body, status) => {
  const { put } = await owner();
  expect((await put(key, body)).statusCode).toBe(status);
});

describe('§form-input the form inputs of one user', () => {
  const note = (length: number) => ({ version: 0, data: { note: 'x'.repeat(length) } });

  test('are at most 100, over all organisations; known ones can still be changed', async () => {
    const { get, put, drop } = await owner('2002/spws.user');
    for (let n = 0; n < 100; n += 1) expect((await put(`form.${n}`, note(1), '2002')).statusCode).toBe(200);
    const refusal = await put('form.100', note(1), '2002');
    expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([
      429,
      'Sie haben sehr viele Entwürfe. Bitte senden oder verwerfen Sie zuerst einen anderen.',
    ]);
    expect((await get(path('form.100', '2002'))).statusCode).toBe(404);
    expect((await put('form.7', { version: 1, data: {} }, '2002')).statusCode).toBe(200);
    expect((await (await owner()).put('form.100', note(1))).statusCode).toBe(200);
    await drop(path('form.0', '2002'));
    expect((await put('form.100', note(1), '2002')).statusCode).toBe(200);
  });

  test('are at most 2 MiB', async () => {
    const { put, drop } = await owner('2001/ws.user');
    const large = 64_000;
    for (let n = 0; n < 32; n += 1) expect((await put(`form.${n}`, note(large), '2001')).statusCode).toBe(200);
    expect((await put('form.32', note(large), '2001')).statusCode).toBe(429);
    expect((await put('form.31', { version: 1, data: note(large).data }, '2001')).statusCode).toBe(200);
    await drop(path('form.0', '2001'));
    expect((await put('form.32', note(large), '2001')).statusCode).toBe(200);
  });
});

test('§form-input a form input goes 30 days after its last change', async () => {
  const { get, put } = await owner();
  await put('ticket.f', { version: 0, data: {} });
  await deleteExpired(portal.services.db, portal.now() + clockSlack + 30 * day - 1);
  expect((await get(path('ticket.f'))).statusCode).toBe(200);
  await deleteExpired(portal.services.db, portal.now() + clockSlack + 30 * day);
  expect((await get(path('ticket.f'))).statusCode).toBe(404);
});
