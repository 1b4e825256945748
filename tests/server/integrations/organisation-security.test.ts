import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccessReview, SignInRulesAnswer } from '#contract/integrations/sign-in-rules.ts';
import { day, demoPassword, hour, openPortal, type Portal, type Session, ticketOf } from '../support/portal.ts';

let portal: Portal;
let admin: Session;
const path = '/foundation/1001/sign-in-rules';
const reviewPath = '/foundation/1001/access-review';

beforeEach(async () => {
  portal = await openPortal();
  admin = await portal.as('1001/sp.admin');
});
afterEach(() => portal.close());

const read = async () => (await admin.get(path)).json<SignInRulesAnswer>();
async function demand(factorFrom?: string, more: object = {}) {
  const { state, networks } = await read();
  return admin.put(path, { networks, ...(factorFrom && { factorFrom }), state, password: demoPassword, ...more });
}
const inDays = (days: number) => new Date(portal.now() + days * day).toISOString().slice(0, 10);
const signIn = (user: string) =>
  portal.call('POST', '/jwt_token', { body: { _ticket: ticketOf(user), timeout: hour } });

test('§integrations an organisation demands a second factor of its own users, who are told, and of no others', async () => {
  const before = (await portal.mails()).length;
  const from = inDays(3);
  expect((await demand(from)).json()).toMatchObject({ factorFrom: from, isFactorOfOperator: false });
  const mails = (await portal.mails()).slice(before);
  expect(mails.length).toBeGreaterThan(0);
  expect((await read()).withoutFactor).toContain('Petra Sommer');
  expect((await signIn('1001/sp.user')).json()).not.toHaveProperty('mustSetUpSecondFactor');
  portal.pass(4 * day);
  expect((await signIn('1001/sp.user')).json()).toMatchObject({ mustSetUpSecondFactor: true });
  expect((await signIn('2001/ws.user')).json()).not.toHaveProperty('mustSetUpSecondFactor');
});

test('§integrations a demand begins tomorrow at the earliest, needs the password and the present state, and is taken back', async () => {
  expect((await demand(inDays(0))).json().fields).toEqual({ factorFrom: 'fromTomorrow' });
  expect((await demand('2026-02-30')).statusCode).toBe(400);
  expect((await demand(inDays(2), { password: 'falsch-falsch-1' })).json().fields).toEqual({
    password: 'passwordWrong',
  });
  const { state } = await read();
  expect((await demand(inDays(2))).statusCode).toBe(200);
  expect((await demand(inDays(5), { state })).statusCode).toBe(409);
  expect((await demand(inDays(5))).statusCode).toBe(200);
  expect((await demand()).json()).not.toHaveProperty('factorFrom');
});

test('§integrations what the distributor demands an organisation neither moves nor ends, though other rules still change', async () => {
  const staff = await portal.as('9001/etc.admin');
  const organisation = async () => (await staff.get('/admin/organisations/1001')).json<{ version: number }>();
  const from = inDays(3);
  const { version } = await organisation();
  const ofStaff = { _action: 'demandFactor', version, from };
  expect((await staff.post('/admin/organisations/1001', ofStaff)).statusCode).toBeLessThan(300);
  expect((await demand()).json().fields).toEqual({ factorFrom: 'factorOfOperator' });
  expect((await demand(inDays(9))).json().fields).toEqual({ factorFrom: 'factorOfOperator' });
  expect((await demand(from, { sessionHours: 8 })).json()).toMatchObject({ sessionHours: 8, isFactorOfOperator: true });
});

test('§integrations an administrator who has the organisation open is told that its own demand changed it', async () => {
  const staff = await portal.as('9001/etc.admin');
  const { version } = (await staff.get('/admin/organisations/1001')).json<{ version: number }>();
  expect((await demand(inDays(3))).statusCode).toBe(200);
  const stale = { _action: 'endFactorDemand', version, reason: 'Irrtum' };
  expect((await staff.post('/admin/organisations/1001', stale)).statusCode).toBe(409);
});

test('§integrations rights are confirmed as they were read, by name and day; what changed meanwhile is not confirmed', async () => {
  const review = (await admin.get(reviewPath)).json<AccessReview>();
  expect(review.users).toContainEqual(expect.objectContaining({ userId: '1001/sp.user', hasFactor: false }));
  expect(review.users.map(({ userId }) => userId)).not.toContain('2001/ws.user');
  expect((await admin.post(reviewPath, { state: review.state })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ reviewed: portal.now(), reviewedBy: 'Petra Sommer' });
  const one = { state: `${review.state}x` };
  expect((await admin.post(reviewPath, one)).statusCode).toBe(409);
});
