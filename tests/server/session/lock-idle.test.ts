import { eq, inArray, not } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { users } from '#server/db/tables/tables.ts';
import { lockIdle } from '#server/session/lock-idle.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const errorOf = async (userId: string) => (await portal.signIn(userId)).json()._error;
/** Everybody else is there every day. */
const othersAreThere = (...idle: string[]) =>
  portal.services.db
    .update(users)
    .set({ lastActive: portal.now() })
    .where(not(inArray(users.username, idle)));

test('§faults an idle account is warned after eleven months and locked after twelve', async () => {
  expect(await errorOf('1001/sp.user')).toBe(undefined);
  expect(await errorOf('2001/ws.user')).toBe(undefined);
  portal.pass(334 * day);
  await othersAreThere('sp.user', 'ws.user');
  expect(await lockIdle(portal.services)).toEqual({ noticed: 0, locked: 0, held: 0 });
  portal.pass(day);
  await othersAreThere('sp.user', 'ws.user');
  expect(await lockIdle(portal.services)).toEqual({ noticed: 2, locked: 0, held: 0 });
  expect(await lockIdle(portal.services)).toEqual({ noticed: 0, locked: 0, held: 0 });
  const mails = await portal.mails();
  expect(mails).toHaveLength(2);
  expect(mails.find((mail) => mail.includes('sp.user@p1001.example.com'))).toContain('1001/sp.user');

  expect(await errorOf('2001/ws.user')).toBe(undefined);
  portal.pass(30 * day - 1);
  await othersAreThere('sp.user', 'ws.user');
  expect((await lockIdle(portal.services)).locked).toBe(0);
  portal.pass(1);
  expect(await lockIdle(portal.services)).toEqual({ noticed: 0, locked: 1, held: 0 });
  expect(portal.logLines.findLast((line) => line.includes('account locked'))).toContain('1001/sp.user');
  expect(await errorOf('1001/sp.user')).toBe(900);
  expect(await errorOf('2001/ws.user')).toBe(undefined);

  await runCommand(portal.services, ['user', 'enable', '1001/sp.user']);
  expect(await lockIdle(portal.services)).toEqual({ noticed: 0, locked: 0, held: 0 });
  expect(await errorOf('1001/sp.user')).toBe(undefined);
});

test('§faults the last administrator is never locked as idle, by no command either', async () => {
  const command = (...words: string[]) => runCommand(portal.services, words);
  const idle = ['etc.admin', 'etc.lead'];
  await portal.services.db
    .update(users)
    .set({ lastActive: portal.now() - 400 * day, idleNoticed: portal.now() - 40 * day })
    .where(inArray(users.username, idle));
  await othersAreThere(...idle);
  expect(await lockIdle(portal.services)).toEqual({ noticed: 0, locked: 1, held: 1 });
  expect(portal.logLines.at(-1)).toContain('it is the last administrator');
  const { lines } = await command('user', 'lock-idle');
  expect(lines).toEqual([
    '0 users locked, 0 told by mail.',
    expect.stringContaining('The last administrator stays open'),
  ]);
  for (const name of idle) await command('user', 'enable', `9001/${name}`);
});

test('§faults after a clock jump of years, only an operator’s command locks idle accounts', async () => {
  const before = (await portal.mails()).length;
  portal.pass(1000 * day);
  const { noticed, locked, held: hold } = await lockIdle(portal.services);
  expect([noticed, locked]).toEqual([0, 0]);
  expect(hold).toBeGreaterThan(5);
  expect(portal.logLines.at(-1)).toContain('user lock-idle');
  expect(await portal.mails()).toHaveLength(before);
  const { lines } = await runCommand(portal.services, ['user', 'lock-idle']);
  expect(lines).toEqual([`0 users locked, ${hold} told by mail.`]);
  const rows = await portal.services.db.select().from(users).where(eq(users.idleNoticed, portal.now()));
  expect(rows).toHaveLength(hold);
});
