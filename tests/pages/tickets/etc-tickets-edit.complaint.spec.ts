import deCommissions from '#i18n/de/commissions.json' with { type: 'json' };
import de from '#i18n/de/complaints.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enCommissions from '#i18n/en/commissions.json' with { type: 'json' };
import en from '#i18n/en/complaints.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

test('§commissions two marked lines become one ticket without losing any input', async ({
  page,
  expectConsole,
  shot,
}) => {
  await page.goto('/etc/documents/billing-documents?tab=lines&network=VIERFUNK');
  const marks = page.getByRole('checkbox', { name: /markieren$/ });
  await marks.nth(1).check();
  await marks.nth(2).check();
  await page.getByRole('link', { name: deCommissions.complain.act_other.replace('{{count}}', '2') }).click();

  const send = page.getByRole('button', { name: de.send });
  const amounts = page.getByRole('textbox', { name: new RegExp(`^${de.claims.expected}`) });
  await expect(amounts).toHaveCount(2);
  const names = await amounts.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
  );
  expect(new Set(names).size).toBe(2);
  await send.click();
  await expect(amounts.first()).toHaveAttribute('aria-invalid', 'true');
  await amounts.first().fill('987,65');
  await axe(page);
  await shot('complaint');
  await page.reload();
  await expect(amounts.first()).toHaveValue('987,65');
  await amounts.nth(1).fill('987,65');
  await send.click();

  await expect(page).toHaveURL(/\/etc\/tickets\/edit\?id=/);
  const claims = page.getByRole('region', { name: de.card.title });
  await expect(claims.getByRole('listitem')).toHaveCount(2);
  await expect(claims).toContainText(de.state.complained);
  await expect(page.getByText(/^Provisionsreklamation_.*\.xlsx$/)).toBeVisible();
  await axe(page);
  await shot('complained');

  expectConsole(/Failed to load resource|dynamically imported module/);
  await page.route(/\/_astro\/ClaimCard\.\w+/, (route) => route.abort());
  await page.reload();
  const notice = page.locator('#content').getByRole('alert').filter({ hasText: deUi.crashed });
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^Provisionsreklamation_.*\.xlsx$/)).toBeVisible();
  await shot('without-claims');
  await page.unroute(/\/_astro\/ClaimCard\.\w+/);
  await notice.getByRole('button', { name: deUi.retry }).click();
  await expect(claims.getByRole('listitem')).toHaveCount(2);
});

test.describe('en phone', () => {
  test.use({ view: { locale: 'en', device: 'phone' } });

  test('§commissions a missing commission is one tap from its complaint, and says so afterwards', async ({
    page,
    shot,
  }) => {
    const list = '/en/etc/documents/billing-documents?tab=missing';
    await page.goto(list);
    const missing = page.getByRole('region', { name: enCommissions.missing.title });
    const complain = missing.getByRole('link', { name: enCommissions.complain.one }).first();
    await expect(complain).toBeVisible();
    await axe(page);
    await complain.click();
    await page.getByRole('textbox', { name: en.claims.expected }).fill('240');
    await axe(page);
    await shot('missing');
    await page.getByRole('button', { name: en.send }).click();
    await expect(page.getByRole('region', { name: en.card.title })).toContainText(en.state.complained);
    await page.goto(list);
    await expect(missing.getByRole('link', { name: /ticket \d+/ })).toBeVisible();
  });
});
