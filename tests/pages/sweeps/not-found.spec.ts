import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { Chrome } from '../objects/chrome.ts';
import { LoginPage } from '../objects/login-page.ts';

test.use({ dataPer: 'worker' });

test.beforeEach(async ({ expectConsole, signIn }) => {
  expectConsole(/404/);
  await signIn('1001/sp.admin');
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§site an address that does not exist is answered with a page that leads on', async ({ page, visit, shot }) => {
    const title = locale === 'de' ? 'Diese Seite gibt es nicht' : 'This page does not exist';
    await visit('/etc/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – ${locale === 'de' ? 'Kundenportal' : 'Customer portal'}`);
    await axe(page, { whole: true });
    await shot('not-found');
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'de' ? 'Hilfe' : 'Help' })
      .click();
    await expect(page).toHaveURL(locale === 'de' ? /\d\/help$/ : /\/en\/help$/);
  });
});

test('§site where a host answers English addresses with the German page, it stays there', async ({ page }) => {
  const german = await (await page.request.get('/no-such-page')).text();
  await page.route('**/en/no-such-page', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: german }),
  );
  await page.addInitScript(() => localStorage.setItem('portal.language', 'en'));
  await page.goto('/en/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});

test('decision 1: there too the switch of the language keeps path, query and hash', async ({ page }) => {
  await page.goto('/no/such-page?a=1#b');
  await new Chrome(page).languageSwitch.click();
  await expect(page).toHaveURL(/\d\/en\/no\/such-page\?a=1#b$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('§2-2 without a user it leads to the login, and from there back to the address', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/help');
  await page.evaluate(() => localStorage.clear());
  const target = '/no/such-page?a=%C3%BC#b';
  await page.goto(target);
  await expect(page).toHaveURL(`/?${new URLSearchParams({ redirect: target })}`);
  await new LoginPage(page).signIn('1001/sp.admin');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});
