import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { builtContent, writeContent } from './objects/built-content.ts';

const entry = (id: string, fields: object = {}, rules: object = {}) => {
  const texts = {
    id,
    german: [],
    html: '',
    title: `Titel ${id}`,
    text: `Text ${id}`,
    level: 'warn',
    ...fields,
  };
  return { id, restricted: true, de: texts, en: texts, ...rules };
};
const hour = 3_600_000;

test.use({ dataPer: 'test' });
test.beforeEach(({ portal }) => {
  const now = Date.now();
  writeContent(portal, 'announcements', [
    entry('all', { german: ['link.text'], link: { text: 'Zu den Tickets', link: '/etc/tickets' } }),
    entry('staff', {}, { roles: ['PORTAL_EMPLOYEE'] }),
    entry('over', {}, { validUntil: now - hour }),
    entry('soon', {}, { validFrom: now + hour }),
  ]);
  expect(builtContent(portal, 'announcements')).toHaveLength(4);
});

test('§6 an announcement comes to its audience in its time: first over the page, then above it, where nothing moves', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn('1004/plain.user', '1004');
  await visit('/etc/network-operators');
  const late = page.locator('#late-announcements');
  await expect(late).toContainText('Titel all');
  await axe(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(shift, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  const above = page.locator('#announcements');
  await expect(above).toContainText('Titel all Text all Zu den Tickets');
  await expect(above.getByRole('link')).toHaveAttribute('href', '/etc/tickets');
  // Only what is German says so; an empty language would be an unknown one.
  await expect(above.locator('[lang]')).toHaveText(['Zu den Tickets']);
  await expect(page.getByText(/Titel (staff|over|soon)/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThanOrEqual(0.02);
  await axe(page);
});

test('§6 who puts one away does not see it again, in any browser; others do', async ({
  page,
  signIn,
  visit,
  openBrowser,
  portal,
}) => {
  await signIn('9001/etc.staff', '9001');
  await visit('/etc/network-operators');
  await expect(page.locator('#late-announcements')).toContainText('Titel staff');
  const told = page.waitForResponse((answer) => answer.url().includes('/announcements/all/dismissal'));
  await page.getByRole('button', { name: 'Mitteilung ausblenden' }).first().click();
  expect((await told).status()).toBe(204);
  await expect(page.getByText('Titel all')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#announcements')).toContainText('Titel staff');
  await expect(page.getByText('Titel all')).toHaveCount(0);

  const { signInto } = await import('./fixtures/sign-in.ts');
  const second = await openBrowser();
  await signInto(second.context, portal.url, '9001/etc.staff', '9001');
  await second.page.goto('/etc/network-operators');
  await expect(second.page.locator('#late-announcements')).toContainText('Titel staff');
  await expect(second.page.getByText('Titel all')).toHaveCount(0);
  const other = await openBrowser();
  await signInto(other.context, portal.url, '1004/plain.user', '1004');
  await other.page.goto('/etc/network-operators');
  await expect(other.page.locator('#late-announcements')).toContainText('Titel all');
});
