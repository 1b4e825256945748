import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOverview } from '#contract/staff/terms-overview.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const overview = async () =>
  termsOverview.parse((await (await portal.as('9001/etc.admin')).get('/admin/terms')).json());

test('§administration users who have to accept the terms are named by organisation, until they do', async () => {
  const before = await overview();
  expect(before.missing.flatMap(({ users }) => users.map(({ userId }) => userId))).toContain('1002/terms.user');
  const { token } = await portal.as('1001/sp.admin');
  const { version } = before;
  portal.pass(1000);
  const accepted = await portal.call('POST', '/terms/acceptance', { token, body: { version } });
  expect(accepted.statusCode).toBe(204);
  const { latest, users, accepted: count } = await overview();
  expect(latest[0]).toMatchObject({ user: { userId: '1001/sp.admin' }, version });
  expect(count).toBeLessThan(users);
  // A second time changes nothing: the first acceptance of a version counts.
  await portal.call('POST', '/terms/acceptance', { token, body: { version } });
  expect((await overview()).latest.filter(({ user }) => user.userId === '1001/sp.admin')).toHaveLength(1);
});

test('§administration who accepted the terms is for administrators alone', async () => {
  for (const user of ['9001/etc.staff', '1001/sp.admin'])
    expect((await (await portal.as(user)).get('/admin/terms')).statusCode).toBe(403);
});
