import { afterEach, expect, test, vi } from 'vitest';
import type { Foundation } from '#contract/foundation.ts';
import { json, sessionAnswer, startBrowser } from '../support/browser.ts';

afterEach(() => void vi.unstubAllGlobals());

const staff = { account: '9001', username: 'etc.staff', displayName: 'Eva Stein', email: 'eva@example.com' };
const partner: Foundation = { trid: '1004', type: '', active: true, app: 'ETC', number: '1004', voNumbers: [] };

/** The desk as an employee sees it, on its way to the portal as a partner sees it. */
test.each([
  ['the queue', '/api/staff/queue', async () => (await import('#stores/staff/queue.ts')).queue],
  ['the colleagues', '/api/staff/employees', async () => (await import('#stores/staff/desk-record.ts')).colleagues],
  [
    'what employees know of a record',
    '/api/foundation/1001/desk/018f',
    async () => (await import('#stores/staff/desk-record.ts')).deskRecordStore({ trid: '1001', id: '018f' }),
  ],
  [
    'the replies to choose from',
    'type=etc.savedReply',
    async () => (await import('#stores/staff/saved-replies.ts')).offeredReplies,
  ],
])('§staff the desk requests %s as an employee only, not after a partner view has started', async (_, path, store) => {
  const { calls, openTab } = startBrowser(({ path: called }) => {
    if (called === '/api/staff/views') return json(sessionAnswer());
    if (called.startsWith('/api/jwt_token')) return json(sessionAnswer(staff));
    return json(called.startsWith('/api/foundation?') ? { items: [partner], total: 1 } : { items: [] });
  });
  const tab = await openTab();
  vi.stubGlobal('location', Object.assign(new URL('http://portal.test/staff'), { assign: () => {} }));
  await tab.login('9001/etc.staff', 'x');
  const { selectFoundation } = await import('#stores/foundation/foundation.ts');
  const { startView } = await import('#stores/session/portal-view.ts');
  selectFoundation({ ...partner, trid: '1001', number: '1001' });
  const ask = () => calls.filter((call) => call.path.includes(path)).map(({ token }) => token);
  const stop = (await store()).$value.listen(() => {});
  await expect.poll(ask).toHaveLength(1);
  await startView(partner.trid, 'sp.admin');
  await new Promise(setImmediate);
  const log = tab.$session.get();
  expect(log?.own?.user).toEqual(staff);
  expect(ask()).not.toContain(log?.token);
  stop();
});

test('§staff a desk requests nothing as the partner when another tab starts a partner view', async () => {
  const { calls, localStorage, openTab, spread } = startBrowser(({ path }) =>
    json(path === '/api/jwt_token' ? sessionAnswer(staff) : { items: [] }),
  );
  const tab = await openTab();
  await tab.login('9001/etc.staff', 'x');
  const { storageKeys } = await import('#stores/storage/storage.ts');
  const { colleagues } = await import('#stores/staff/desk-record.ts');
  const ask = () => calls.filter(({ path }) => path === '/api/staff/employees').map(({ token }) => token);
  const stop = colleagues.$value.listen(() => {});
  await expect.poll(ask).toHaveLength(1);
  const own = tab.$session.get();
  const log = { ...own, ...sessionAnswer(), own };
  localStorage.setItem(storageKeys.session, JSON.stringify(log));
  spread(storageKeys.session);
  await new Promise(setImmediate);
  expect(tab.ends).toEqual(['other']);
  expect(ask()).not.toContain(log.token);
  stop();
});
