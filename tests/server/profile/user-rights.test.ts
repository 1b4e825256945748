import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { idOf } from '../staff/desk-scope.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { addMember, rightsOf } from './member-calls.ts';

let portal: Portal;
let admin: Session;
let adminId: string;
beforeAll(async () => {
  portal = await openPortal();
  adminId = await addMember(portal, '1003', 'leitung', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS']);
  admin = await portal.as('1003/leitung');
});
afterAll(() => portal.close());

const put = (by: Session, user: string, roles: readonly string[], trid = '1003') =>
  by.put(`/foundation/${trid}/users/${user}/roles`, { roles });
const usersSeen = async (by: Session): Promise<FoundationUser[]> =>
  (await by.get('/foundation/1003/profile')).json().users;

test('§access a right applies from the next call, in one organisation, and shows its giver', async () => {
  const id = await addMember(portal, '1003', 'neu');
  const user = await portal.as('1003/neu');
  const seesUsers = async () => 'users' in (await user.get('/foundation/1003/profile')).json();
  expect(await seesUsers()).toBe(false);
  expect((await put(admin, id, ['PORTAL_ETC_PORTAL_ADMIN'])).statusCode).toBe(204);
  expect(await seesUsers()).toBe(true);
  const observe = (await usersSeen(admin)).find((one) => one.id === id);
  expect(observe?.rights).toContainEqual({
    role: 'PORTAL_ETC_PORTAL_ADMIN',
    origin: 'given',
    by: 'Frau leitung',
    at: portal.now(),
  });
  const notify = (await user.get('/me/notifications')).json().items;
  expect(notify[0]).toMatchObject({
    event: 'rights',
    title: { de: 'Ihre Rechte für Nordlicht Mobilfunk wurden von Frau leitung geändert' },
  });
  expect((await put(admin, id, [])).statusCode).toBe(204);
  expect(await seesUsers()).toBe(false);
  const texts = (await portal.services.db.select().from(auditEntries)).filter(({ kind }) => kind === 'rights');
  expect(texts.map(({ text }) => text)).toEqual([
    '1003/neu +PORTAL_ETC_PORTAL_ADMIN',
    '1003/neu -PORTAL_ETC_PORTAL_ADMIN',
  ]);
});

test('§access users give and take only rights that they hold and that organisations have', async () => {
  const id = await addMember(portal, '1003', 'dritte', ['PORTAL_ETC_COMISSION_STATEMENT']);
  expect((await put(admin, id, ['PORTAL_ETC_COMISSION_STATEMENT', 'SP'])).statusCode).toBe(409);
  expect((await put(admin, id, [])).statusCode).toBe(409);
  expect((await put(admin, id, ['PORTAL_EMPLOYEE'])).statusCode).toBe(400);
  const staff = await portal.as('9001/etc.staff');
  expect((await put(staff, id, ['SP'])).statusCode).toBe(204);
  expect(await rightsOf(portal, id)).toEqual([['1003', 'SP']]);
  const other = await portal.as('1003/etc.papers');
  expect((await put(other, id, [])).statusCode).toBe(403);
  expect((await put(admin, await idOf(portal, '1001', 'sp.user'), [])).statusCode).toBe(404);
});

test('§access a membership ends at the next call, and an open tab hears of it', async () => {
  const id = await addMember(portal, '1003', 'gehend', ['PORTAL_ETC_COMISSION_PAPERS']);
  const user = await portal.as('1003/gehend');
  expect((await user.get('/foundation/1003/data', { query: { type: 'hd.ticket' } })).statusCode).toBe(200);
  expect((await user.get('/me/notifications', { query: { limit: '0' } })).json().unread).toBe(0);
  expect((await admin.delete(`/foundation/1003/users/${id}`)).statusCode).toBe(204);
  expect((await user.get('/foundation/1003/data', { query: { type: 'hd.ticket' } })).statusCode).toBe(404);
  expect((await user.get('/foundation')).json().items).toEqual([]);
  expect((await user.get('/me/notifications')).json()).toMatchObject({
    unread: 1,
    items: [{ title: { de: 'Ihr Zugang für Nordlicht Mobilfunk wurde von Frau leitung beendet' } }],
  });
  expect((await admin.delete(`/foundation/1003/users/${id}`)).statusCode).toBe(404);
});

test('§access administrators cannot remove their own right, and one always remains', async () => {
  expect((await put(admin, adminId, ['PORTAL_ETC_COMISSION_PAPERS'])).statusCode).toBe(409);
  expect((await admin.delete(`/foundation/1003/users/${adminId}`)).statusCode).toBe(409);
  const staff = await portal.as('9001/etc.staff');
  expect((await put(staff, adminId, [])).statusCode).toBe(409);
  const others = ['eins', 'zwei', 'drei', 'vier'];
  const ids: string[] = [];
  for (const name of others) ids.push(await addMember(portal, '1004', name, ['PORTAL_ETC_PORTAL_ADMIN']));
  const sessions = await Promise.all(others.map((name) => portal.as(`1004/${name}`)));
  await Promise.all(sessions.map((session, n) => put(session, ids[(n + 1) % ids.length] ?? '', [], '1004')));
  const left = (await Promise.all(ids.map((id) => rightsOf(portal, id)))).flat().filter((row) => row.length > 1);
  expect(left.length).toBeGreaterThan(0);
});
