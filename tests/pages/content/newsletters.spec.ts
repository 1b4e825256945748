import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'worker' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§1 the archive holds the newsletters year by year', async ({ page, signIn, visit, shot }) => {
    await signIn('1004/plain.user', '1004');
    await visit('/newsletters');
    await expect(page.getByRole('heading', { level: 2, name: /^20/ })).toHaveText(['2026', '2025']);
    await expect(page.locator('main details')).toHaveCount(4);
    await axe(page);
    await page.getByText(locale === 'de' ? /^November: Glasfaser/ : /^November: fibre/).click();
    await expect(page.getByText(/Wiesenlicht (erschließt|is connecting)/)).toBeVisible();
    await axe(page);
    await shot('open');
  });
});

test('§1 an address that names a newsletter opens it', async ({ page, signIn, visit }) => {
  await signIn('1004/plain.user', '1004');
  await visit('/newsletters#2026-10');
  await expect(page.getByText('Vierfunk gewährt bis zum Jahresende')).toBeInViewport();
});

test('§6 a newsletter for some roles comes from the server, also under its own address', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn('1001/sp.admin', '1001');
  await visit('/newsletters#2026-11-admin');
  await expect(page.locator('main details')).toHaveCount(5);
  await expect(page.getByText('Melden Sie uns ausgeschiedene Mitarbeitende')).toBeInViewport();
});
