import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/notification-tables.ts';
import { foundations, memberships, users } from '#server/db/tables/tables.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { eraseUser } from '#server/queries/session/erase-user.ts';
import { callback } from '../support/file-calls.ts';
import { day, demoPassword, type Portal, type Session } from '../support/portal.ts';
import { browsersOf, openBrowser, openWithPushService, turnOn } from '../support/push-service.ts';
import { noticeFor, removeRecord } from './notices.ts';

let portal: Portal;
let service: Awaited<ReturnType<typeof openWithPushService>>['service'];
let me: Session;
beforeAll(async () => {
  ({ portal, service } = await openWithPushService());
  me = await portal.as('1001/sp.admin');
});
afterAll(async () => {
  await service.close();
  await portal.close();
});
afterEach(async () => {
  await portal.services.db.delete(pushSubscriptions);
  service.received.length = 0;
});

const email = 'sp.admin@p1001.example.com';
const run = () => portal.services.jobs.run('pushes');
const newTicket = async () => (await me.post('/foundation/1001/data', callback)).json<{ id: string }>().id;

const loses: Record<string, (userId: string, ticket: string) => Promise<unknown>> = {
  'the membership': (userId) => portal.services.db.delete(memberships).where(eq(memberships.userId, userId)),
  'the access': (userId) => portal.services.db.update(users).set({ disabled: true }).where(eq(users.id, userId)),
  'the organisation': () =>
    portal.services.db.update(foundations).set({ active: false }).where(eq(foundations.trid, '1001')),
  'all sessions': (userId) =>
    portal.services.db
      .update(users)
      .set({ sessionsSince: portal.now() + 1 })
      .where(eq(users.id, userId)),
  'the record': (_userId, ticket) => removeRecord(portal, ticket),
};
test.each(Object.keys(loses))('§notifications.browsers who has lost %s is sent nothing', async (what) => {
  const { db } = portal.services;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const before = await db.select().from(memberships);
  const ticket = await newTicket();
  await turnOn(me, openBrowser(service));
  await noticeFor(portal, { title: 'Vertraulich', recordId: ticket });
  await loses[what]?.(user?.id ?? '', ticket);
  await run();
  await db.update(users).set({ disabled: false, sessionsSince: 0 }).where(eq(users.email, email));
  await db.update(foundations).set({ active: true }).where(eq(foundations.trid, '1001'));
  await db.insert(memberships).values(before).onConflictDoNothing();
  expect(service.received).toEqual([]);
  expect(await db.$count(pushMessages)).toBe(0);
});

test('§notifications.browsers a sign-out ends the browser that it was in, and no other', async () => {
  const [here, there] = [await portal.as('1001/sp.admin'), await portal.as('1001/sp.admin')];
  await turnOn(here, openBrowser(service));
  const kept = openBrowser(service);
  await turnOn(there, kept);
  expect((await here.delete('/jwt_token')).statusCode).toBe(204);
  expect(await browsersOf(there)).toHaveLength(1);
  // Another sign-in in the same browser takes it over.
  const later = await portal.as('1001/sp.admin');
  await turnOn(later, kept);
  await there.delete('/jwt_token');
  expect(await browsersOf(later)).toHaveLength(1);
  await later.delete('/jwt_token');
  expect(await browsersOf(me)).toEqual([]);
});

test('§notifications.browsers the end of other sessions, of all, or a new password ends browsers', async () => {
  const [here, there] = [await portal.as('1001/sp.user'), await portal.as('1001/sp.user')];
  await turnOn(here, openBrowser(service));
  await turnOn(there, openBrowser(service));
  await here.delete('/me/sessions');
  expect(await browsersOf(here)).toHaveLength(1);
  const { statusCode } = await here.post('/password/change', {
    current: demoPassword,
    password: 'Drei-Woerter-Zugleich',
  });
  expect(statusCode).toBeLessThan(300);
  expect(await portal.services.db.$count(pushSubscriptions)).toBe(0);
});

test('§notifications.browsers a lock and an erasure of the account end its browsers', async () => {
  const { db } = portal.services;
  const rows = () => db.$count(pushSubscriptions);
  await turnOn(await portal.as('1001/sp.admin'), openBrowser(service));
  await runCommand(portal.services, ['user', 'disable', '1001/sp.admin']);
  expect(await rows()).toBe(0);
  await runCommand(portal.services, ['user', 'enable', '1001/sp.admin']);
  me = await portal.as('1001/sp.admin');

  const [user] = await db.select().from(users).where(eq(users.username, 'etc.papers'));
  await turnOn(await portal.as('1003/etc.papers'), openBrowser(service));
  expect(await rows()).toBe(1);
  if (user)
    await db.transaction((tx) => eraseUser(tx, user, { distributor: portal.config.distributor, passwordHash: 'x' }));
  expect(await rows()).toBe(0);
});

test('§notifications.browsers after 90 days without a sign-in a browser is forgotten', async () => {
  await turnOn(me, openBrowser(service));
  await deleteExpired(portal.services.db, portal.now() + 89 * day);
  expect(await portal.services.db.$count(pushSubscriptions)).toBe(1);
  await deleteExpired(portal.services.db, portal.now() + 91 * day);
  expect(await portal.services.db.$count(pushSubscriptions)).toBe(0);
});
