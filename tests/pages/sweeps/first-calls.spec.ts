import { expect, test } from '../fixtures/portal.ts';

test.use({ dataPer: 'worker' });

/** A request that takes files. */
const record = 'the first ticket of the list';

const paths = [
  '/my-portal',
  '/etc/tickets',
  '/etc/tickets/edit?type=etcCallBackRequest',
  record,
  '/etc/academy',
  '/etc/network-operators',
  '/tutorials',
  '/newsletters',
  '/documents',
  '/etc/documents/contracts',
  '/etc/documents/billing-documents',
];

test('§4 every call that the head of a page has sent is taken by the page and sent once', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.foundation'))).toBeTruthy();
  let sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.url().replace(/_=\d+/, ''));
  });
  for (const path of paths) {
    let address = path;
    if (path === record) {
      await visit('/etc/tickets?type=etcBillingRequest&status=all');
      address = (await page.locator('main tbody a[href*="id="]').first().getAttribute('href')) ?? '';
    }
    // What the page before still asks for, such as the newest tutorials of My Portal, is none of this page's calls.
    await page.goto('about:blank');
    sent = [];
    await visit(address);
    await expect.poll(() => page.evaluate(() => globalThis.earlyAnswers?.size), path).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(sent.length, path).toBeGreaterThan(1);
    expect(
      sent.filter((call, at) => sent.indexOf(call) !== at),
      path,
    ).toEqual([]);
  }
});
