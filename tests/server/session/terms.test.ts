import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const accept = (token: string | undefined, version = '2026-11-01') =>
  portal.call('POST', '/terms/acceptance', { token, body: { version } });
const secretOf = async () => (await portal.signIn('1002/terms.user')).json()._termsToken as string;

test('§1-11 after error 902 the secret of the answer accepts the terms, and the login works', async () => {
  const secret = await secretOf();
  expect((await portal.call('GET', '/terms')).json()).toEqual({ version: '2026-11-01' });
  expect((await accept(secret)).statusCode).toBe(204);
  const { token } = await portal.as('1002/terms.user');
  expect((await portal.call('GET', '/terms', { token })).json()).toEqual({
    version: '2026-11-01',
    acceptedVersion: '2026-11-01',
  });
});

test('§1-11 the secret of a 902 answer opens its one call once, and not for long', async () => {
  const { users } = await import('#server/db/tables/tables.ts');
  await portal.services.db.update(users).set({ acceptedTerms: null });
  const secret = await secretOf();
  expect((await portal.call('GET', '/foundation', { token: secret })).statusCode).toBe(401);
  const reset = await portal.call('POST', '/password/reset', { body: { token: secret, password: 'Neues-Passwort-1' } });
  expect(reset.statusCode).toBe(410);
  expect((await accept(secret)).statusCode).toBe(204);
  expect((await accept(secret)).statusCode).toBe(401);
  await portal.services.db.update(users).set({ acceptedTerms: null });
  const late = await secretOf();
  portal.pass(hour);
  expect((await accept(late)).statusCode).toBe(401);
});

test('§1-11 another version than the current one is not accepted', async () => {
  const refusal = await accept(await secretOf(), '2025-01-01');
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json().termsVersion).toBe('2026-11-01');
});

test('§1-11 the terms are accepted within a session too, but not without one', async () => {
  const { users } = await import('#server/db/tables/tables.ts');
  await portal.services.db.update(users).set({ acceptedTerms: '2026-11-01' });
  const { token } = await portal.as('1001/sp.admin');
  expect((await accept(token)).statusCode).toBe(204);
  expect((await accept(undefined)).statusCode).toBe(401);
  expect((await accept('nonsense')).statusCode).toBe(401);
  expect((await portal.call('GET', '/terms', { token: 'a.b.c' })).statusCode).toBe(401);
});
