import { localePath } from '#domain/access/routes.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';

const refusal = /status of 40[13]/;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§1 the page offers login, password reset, partner help and the two other portals', async ({ page, shot }) => {
    const login = new LoginPage(page, locale);
    await login.open();
    await login.alive();
    await test.step('§1-8 §1-9 §1-10 what the page offers', async () => {
      await axe(page);
      await shot('empty');
      await expect(page).toHaveTitle(new RegExp(login.t.routes.Login));
      // §2: the language of the browser is that of the page.
      await expect(page).toHaveURL(localePath('/', locale));
      await expect(page.locator('html')).toHaveAttribute('lang', { de: 'de-DE', en: 'en' }[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.t.routes.Login);
      await expect(login.userId).toHaveAttribute('autocomplete', 'username');
      await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
      const help = page.getByRole('region', { name: login.t.service.title });
      await expect(help.getByRole('link', { name: '+49 30 23125-200' })).toHaveAttribute('href', 'tel:+493023125200');
      await expect(help.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      for (const [name, address] of [
        [login.t.offer.invoicePortal, 'https://etc.example.com/invoice'],
        [login.t.offer.webHostingPortal, 'https://etc.example.com/webhosting'],
      ] as const) {
        const link = page.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', address);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });
    await test.step('§5 a login without data names each field and leads to it', async () => {
      await login.submit.click();
      const summary = login.form.getByRole('group');
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${login.t.ui.toneDanger}: `));
      await axe(page);
      await shot('missing');
      await summary.getByRole('link', { name: login.t.login.password }).click();
      await expect(login.password).toBeFocused();
      await expect(login.password).toHaveAttribute('aria-invalid', 'true');
      await login.password.fill('x');
      await login.userId.fill('ohne Schrägstrich');
      await login.submit.click();
      await expect(summary).toContainText(login.t.validation.userId);
      await expect(summary).not.toContainText(login.t.validation.missing.password);
    });
    await login.form.getByRole('link', { name: login.t.login.forgotten }).click();
    await expect(page).toHaveURL(localePath('/reset-password', locale));
  });

  test('§8-7 an expired session and wrong credentials each show a clear message', async ({
    page,
    expectConsole,
    shot,
  }) => {
    const login = new LoginPage(page, locale);
    await login.open({ expired: '1', redirect: '/my-portal' });
    await expect(page.getByText(login.t.errors.sessionExpired)).toBeVisible();
    await axe(page);
    await shot('expired');
    expectConsole(refusal);
    await login.signIn('1001/sp.admin', 'falsch');
    await expect(login.problem).toContainText(login.t.login.wrong);
    await expect(login.password).toHaveValue('');
    await expect(login.password).toBeFocused();
    await expect(login.userId).toHaveValue('1001/sp.admin');
    await axe(page);
    await shot('wrong');
  });

  test('§8-3 the login explains a disabled account, and code 901 leads to the new password', async ({
    page,
    expectConsole,
    shot,
  }) => {
    expectConsole(refusal);
    const login = new LoginPage(page, locale);
    await login.open();
    await test.step('§8-3 a disabled account gets its dialog and stays on the login', async () => {
      await login.signIn('1002/locked.user');
      await expect(login.dialog).toContainText(login.t.errors['900'].text);
      await expect(login.dialog.getByRole('heading')).toHaveText(login.t.errors['900'].title);
      await axe(page);
      await shot('disabled');
      await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
      await expect(login.dialog).toBeHidden();
      await expect(page).toHaveURL(localePath('/', locale));
      await expect(login.password).toHaveValue('');
    });
    await test.step('§8-4 code 901 opens its dialog and leads to /reset-password after OK', async () => {
      await login.signIn('1002/reset.user');
      await login.isStopped('901', '/reset-password');
    });
  });

  test('§8 a login form keeps its input when the server cannot be reached', async ({ page, expectConsole, shot }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    const login = new LoginPage(page, locale);
    await login.open();
    await page.route('**/api/jwt_token', (route) => route.abort('internetdisconnected'));
    await login.signIn('1001/sp.admin');
    await expect(login.problem).toContainText(login.t.errors.offline);
    await expect(login.password).toHaveValue(demoPassword);
    await axe(page);
    await shot('offline');
    await page.unroute('**/api/jwt_token');
    await login.submit.click();
    await expect(page).toHaveURL(localePath('/my-portal', locale));
  });
});

test('§1 the keyboard alone signs in, and shows the password first', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.alive();
  await login.userId.focus();
  await page.keyboard.type('1001/sp.admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.form.getByRole('button', { name: login.t.ui.passwordHideLabel })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-portal');
});

test.describe('§1 before its scripts have come', () => {
  test('the form takes what is typed and keeps it', async ({ page }) => {
    const login = new LoginPage(page);
    const come = await login.holdScripts();
    await login.open();
    await login.userId.fill('1001/sp.admin');
    await login.password.fill(demoPassword);
    come();
    await login.alive();
    await expect(login.userId).toHaveValue('1001/sp.admin');
    await login.submit.click();
    await expect(page).toHaveURL('/my-portal');
  });

  test('a form sent early waits, and the password never gets into an address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const login = new LoginPage(page);
    const come = await login.holdScripts();
    await login.open();
    await login.userId.fill('1001/sp.admin');
    await login.password.fill(demoPassword);
    await login.password.press('Enter');
    await expect(login.form).toHaveAttribute('data-early');
    come();
    await expect(page).toHaveURL('/my-portal');
    expect(addresses.filter((address) => address.includes('Portal-Demo') || address.includes('password='))).toEqual([]);
  });
});

test('§7 a login is sent once, however often the user presses the button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { atStart: localStorage.getItem('portal.foundation') });
  });
  const sent: string[] = [];
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/jwt_token', async (route) => {
    sent.push(route.request().postData() ?? '');
    await gate;
    await route.continue();
  });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('2002/spws.user');
  await expect(login.submit).toHaveAttribute('aria-busy', 'true');
  await login.submit.dblclick({ force: true });
  await login.password.press('Enter');
  answer();
  await expect(page).toHaveURL('/my-portal');
  expect(sent).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'atStart'))).toContain('"type":"SP,WS"');
  await test.step('§2-5 who is signed in goes on to My Portal', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/my-portal');
  });
});

test.describe('§2 with a browser in en-US', () => {
  test.use({ locale: 'en-US' });

  test('the browser’s language decides between German and English', async ({ page }) => {
    await page.goto('/?expired=1#x');
    await expect(page).toHaveURL('/en?expired=1#x');
  });
});
