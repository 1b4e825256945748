import { afterEach, expect, test, vi } from 'vitest';
import { json, noContent, sessionAnswer, startBrowser } from '../support/browser.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The desk as an employee sees it, on its way to the portal as a partner sees it. */
test.each([
  ['the queue', '/api/staff/queue', async () => (await import('../../../../src/stores/staff/queue.ts')).queue],
  [
    'the colleagues',
    '/api/staff/employees',
    async () => (await import('../../../../src/stores/staff/desk-record.ts')).colleagues,
  ],
  [
    'what employees know of a record',
    '/api/foundation/1001/desk/018f',
    async () =>
      (await import('../../../../src/stores/staff/desk-record.ts')).deskRecordStore({ trid: '1001', id: '018f' }),
  ],
])(
  '§6 the desk asks for %s as an employee, and no more once the user sees the portal as a partner does',
  async (_, path, store) => {
    const { calls, openTab } = startBrowser(({ method, path: called }) => {
      if (method === 'DELETE') return noContent();
      return called.startsWith('/api/staff/') ? json({ items: [] }) : json(sessionAnswer());
    });
    const tab = await openTab();
    await tab.login('9001/etc.staff', 'x');
    const session = tab.$session.get();
    if (!session) throw new Error('Nobody is signed in');
    const own = { ...session, roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE'] };
    tab.$session.set(own);
    const asked = () => calls.filter((call) => call.path.startsWith(path)).length;
    const stop = (await store()).$value.listen(() => {});
    await expect.poll(asked).toBe(1);
    tab.beginView({ ...own, roles: ['PORTAL_USER', 'SP'], user: { ...own.user, username: 'sp.admin' } }, own);
    await new Promise(setImmediate);
    expect(asked()).toBe(1);
    stop();
  },
);
