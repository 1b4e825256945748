import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'worker' });

const route = '/tutorials/entry?id=admin-partner-rights';

forEachView(['en'], ['phone'], () => {
  test('§1-12 a tutorial for some roles comes from the server', async ({ page, signIn, visit, shot }) => {
    await signIn('1001/sp.user', '1001');
    await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rechte für Ihre|Granting rights/);
    await expect(page).toHaveTitle(/^(Rechte für Ihre|Granting rights)/);
    await axe(page);
    await shot('filled');
  });
});

test('§1-12 who may not see it is told as of one that does not exist', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.user', '1002');
  for (const address of [route, '/tutorials/entry?id=none']) {
    await visit(address);
    await expect(page.getByText('Dieses Tutorial gibt es nicht')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zu allen Tutorials' })).toHaveAttribute('href', '/tutorials');
  }
  await axe(page);
});

test('§1-12 a failed load can be tried again', async ({ page, signIn, visit, expectConsole }) => {
  await signIn('1001/sp.user', '1001');
  expectConsole(/status of 500/);
  const failing = (call: Parameters<Parameters<typeof page.route>[1]>[0]) =>
    call.fulfill({ status: 500, json: { _error: 500, _errorMessage: 'Fehler' } });
  await page.route('**/api/content/**', failing);
  await visit(route);
  await expect(page.getByText('Das Tutorial konnte nicht geladen werden')).toBeVisible();
  await page.unroute('**/api/content/**');
  await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechte für Ihre Mitarbeitenden vergeben');
});
