import de from '#i18n/de/notices.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';

test.use({ dataPer: 'worker' });

test('§1 a partner without notices is told so, and tries again where they cannot be read', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await signIn('1001/sp.user');
  await page.route('**/api/notices?**', (route) => route.abort());
  await visit('/notices');
  await expect(page.getByText(de.failed)).toBeVisible();
  await page.unroute('**/api/notices?**');
  await page.getByRole('button', { name: ui.retry }).click();
  await expect(page.getByText(de.partner.none)).toBeVisible();
  await expect(page.getByText(de.partner.beforeNone)).toBeVisible();
  await axe(page);
  await fits(page, 320);
});
