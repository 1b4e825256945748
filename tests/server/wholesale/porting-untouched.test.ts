import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockSlack } from '#server/core/clock-slack.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { portingCalls } from './porting-calls.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('§porting a porting that was created empty and never changed is deleted after a day', async () => {
  const calls = await portingCalls(portal);
  const begin = (answers: object = {}) => calls.partner.create('ws.porting', answers);
  const [left, touched, answered] = [await begin(), await begin(), await begin({ internalReference: 'A-17' })];
  await calls.partner.done(touched.id, 'update', { version: touched.version, internalReference: 'A-18' });
  portal.pass(day + clockSlack - 1000);
  await runDue(portal.services);
  await calls.signIn();
  expect(await calls.partner.status(left.id)).toBe(200);
  portal.pass(1000);
  await runDue(portal.services);
  await calls.signIn();
  const statuses = [];
  for (const { id } of [left, touched, answered]) statuses.push(await calls.partner.status(id));
  expect(statuses).toEqual([404, 200, 200]);
});
