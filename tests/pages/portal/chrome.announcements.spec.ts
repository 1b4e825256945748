import type { Page } from '@playwright/test';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { builtContent, writeContent } from '../objects/built-content.ts';

const entry = (id: string, fields: object = {}, rules: object = {}) => {
  const texts = {
    id,
    german: [],
    html: '',
    title: `Titel ${id}`,
    text: `Text ${id}`,
    level: 'info',
    ...fields,
  };
  return { id, restricted: true, de: texts, en: texts, ...rules };
};
const hour = 3_600_000;

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

const button = (page: Page) => page.getByRole('button', { name: /^Mitteilungen anzeigen: / });
const list = (page: Page) => page.locator('#announcements');

/** Notes how far the page moves from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((entries) => {
      for (const shift of entries.getEntries())
        Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(shift, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifts')));

test('§6 an announcement reaches its audience at its time without shifting the page', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn('1004/plain.user', '1004');
  await watchShifts(page);
  await visit('/etc/network-operators');
  await expect(button(page)).toContainText('Titel all');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  await button(page).click();
  await expect(list(page)).toContainText('Text all');
  await axe(page, { whole: true });
  await page.reload();
  // It never opens by itself, also where it is known before the first paint.
  await expect(button(page)).toContainText('Titel all');
  await expect(list(page)).toBeHidden();
  await button(page).click();
  await expect(list(page)).toContainText('Titel all Text all Zu den Tickets');
  await expect(list(page).getByRole('link')).toHaveAttribute('href', '/etc/tickets');
  // Only what is German says so; an empty language would be an unknown one.
  await expect(list(page).locator('[lang]')).toHaveText(['Zu den Tickets']);
  await expect(page.getByText(/Titel (staff|over|soon)/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(10);
  await axe(page, { whole: true });

  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#header > div')].map((part) => part.getBoundingClientRect().height),
    );
  expect(await heights()).toEqual([36, 64, 44]);
  await page.setViewportSize({ width: 360, height: 700 });
  await visit('/etc/network-operators');
  expect(await heights()).toEqual([0, 56, 40]);
  await expect(button(page).getByText('Neu', { exact: true })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await axe(page, { whole: true });
  await button(page).click();
  await list(page).getByRole('button', { name: 'Mitteilung ausblenden' }).click();
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
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
  await expect(button(page)).toContainText('Titel');
  await button(page).click();
  await expect(list(page)).toContainText('Titel staff');
  const response = page.waitForResponse((answer) => answer.url().includes('/announcements/all/dismissal'));
  await page.getByRole('button', { name: 'Mitteilung ausblenden' }).first().click();
  await expect(page.getByRole('button', { name: 'Mitteilung ausblenden' })).toBeFocused();
  expect((await response).status()).toBe(204);
  await expect(page.getByText('Titel all')).toHaveCount(0);
  await page.reload();
  await expect(list(page)).toContainText('Titel staff');
  await expect(page.getByText('Titel all')).toHaveCount(0);
  // Employees have no line of an organisation here: the chip stands in the sub-header.
  await visit('/settings/second-factor');
  expect((await button(page).boundingBox())?.y).toBeLessThan(36);

  const { signInto } = await import('../fixtures/sign-in.ts');
  const second = await openBrowser();
  await signInto(second.context, portal.url, '9001/etc.staff', '9001');
  await second.page.goto('/etc/network-operators');
  await expect(list(second.page)).toContainText('Titel staff');
  await expect(second.page.getByText('Titel all')).toHaveCount(0);
  const other = await openBrowser();
  await signInto(other.context, portal.url, '1003/etc.papers', '1003');
  await other.page.goto('/etc/network-operators');
  await expect(list(other.page)).toContainText('Titel all');
});
