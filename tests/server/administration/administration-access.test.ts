import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoUserId, demoUsers } from '#server/demo/users.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const users = demoUsers.filter(({ fault }) => !fault);

test.each(users.map((user) => [demoUserId(user), user.roles.includes('PORTAL_ADMIN')] as const))(
  '§6 every call of administration asks for the right: %s, %s',
  async (userId, isHolder) => {
    const { token } = await portal.as(userId);
    const calls = portal.routes.filter(({ url }) => url.startsWith('/api/admin/'));
    expect(calls.length).toBeGreaterThan(3);
    for (const { method, url } of calls) {
      const path = url.slice('/api'.length).replace(/:\w+/g, 'x');
      const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
      const { statusCode } = await portal.call(method as 'GET', path, { token, ...body });
      expect([method, path, statusCode === 403]).toEqual([method, path, !isHolder]);
    }
  },
);
