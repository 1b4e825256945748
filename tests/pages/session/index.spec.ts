import { localePath } from '../../../src/domain/access/routes.ts';
import { formatPhone, telLink } from '../../../src/domain/text/phone.ts';
import { demoPassword } from '../../demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';

const refused = /status of 40[13]/;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§1 the page offers login, forgotten password, help for partners and the two other portals', async ({
    page,
    shot,
  }) => {
    const login = new LoginPage(page, locale);
    await login.open();
    await login.alive();
    await axe(page);
    await shot('empty');
    await expect(page).toHaveTitle(new RegExp(login.t.routes.Login));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.t.routes.Login);
    await expect(login.userId).toHaveAttribute('autocomplete', 'username');
    await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
    const help = page.getByRole('region', { name: login.t.service.title });
    await expect(help.getByRole('link', { name: formatPhone('030 23125 200') })).toHaveAttribute(
      'href',
      telLink('030 23125 200'),
    );
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
    await login.form.getByRole('link', { name: login.t.login.forgotten }).click();
    await expect(page).toHaveURL(localePath('/reset-password', locale));
  });

  test('§2 a login leads to My Portal in the language of the page', async ({ page }) => {
    const login = new LoginPage(page, locale);
    await login.open();
    await login.signIn('1001/sp.admin');
    await expect(page).toHaveURL(localePath('/my-portal', locale));
  });

  test('§8 wrong data: a clear message, the password empty and focused, the user ID kept', async ({
    page,
    expectConsole,
    shot,
  }) => {
    expectConsole(refused);
    const login = new LoginPage(page, locale);
    await login.open({ expired: '1' });
    await login.signIn('1001/sp.admin', 'falsch');
    await expect(login.problem).toContainText(login.t.login.wrong);
    await expect(login.password).toHaveValue('');
    await expect(login.password).toBeFocused();
    await expect(login.userId).toHaveValue('1001/sp.admin');
    await axe(page);
    await shot('wrong');
  });

  test('§5 a login without data names each field and leads to it', async ({ page, shot }) => {
    const login = new LoginPage(page, locale);
    await login.open();
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

  test('§8 an expired session is named', async ({ page, shot }) => {
    const login = new LoginPage(page, locale);
    await login.open({ expired: '1', redirect: '/my-portal' });
    await expect(page.getByText(login.t.errors.sessionExpired)).toBeVisible();
    await axe(page);
    await shot('expired');
  });

  test('§8 a disabled account gets its dialog and stays on the login', async ({ page, expectConsole, shot }) => {
    expectConsole(refused);
    const login = new LoginPage(page, locale);
    await login.open();
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

  for (const [code, userId, path] of [
    ['901', '1002/reset.user', '/reset-password'],
    ['902', '1002/terms.user', '/terms-of-use'],
  ] as const) {
    test(`§8 code ${code} opens its dialog and leads to ${path} after OK`, async ({ page, expectConsole }) => {
      expectConsole(refused);
      const login = new LoginPage(page, locale);
      await login.open();
      await login.signIn(userId);
      await expect(login.dialog).toContainText(login.t.errors[code].title);
      await expect(login.dialog).toContainText(login.t.errors[code].text);
      await expect(page).toHaveURL(localePath('/', locale));
      await login.dialog.getByRole('button', { name: login.t.errors.ok }).press('Enter');
      await expect(page).toHaveURL(localePath(path, locale));
    });
  }

  test('§8 a server that cannot be reached is named, and what was typed stays', async ({
    page,
    expectConsole,
    shot,
  }) => {
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

test('§7 a login is sent once, however often it is pressed', async ({ page }) => {
  const sent: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/jwt_token', async (route) => {
    sent.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('1001/sp.admin');
  await expect(login.submit).toHaveAttribute('aria-busy', 'true');
  await login.submit.dblclick({ force: true });
  await login.password.press('Enter');
  answer();
  await expect(page).toHaveURL('/my-portal');
  expect(sent).toHaveLength(1);
});

test('§6 roles that come from a foundation’s tags are known to the first page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { atStart: localStorage.getItem('portal.foundation') });
  });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('2002/spws.user');
  await expect(page).toHaveURL('/my-portal');
  expect(await page.evaluate(() => Reflect.get(window, 'atStart'))).toContain('"type":"SP,WS"');
});

test('§2 who is signed in goes on to My Portal', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin');
  await visit('/');
  await expect(page).toHaveURL('/my-portal');
});

test('§2 the browser’s language decides between German and English', async ({ openBrowser, browser, portal }) => {
  const { page } = await openBrowser();
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  const english = await browser.newContext({ baseURL: portal.url, locale: 'en-US' });
  const other = await english.newPage();
  await other.goto('/?expired=1#x');
  await expect(other).toHaveURL('/en?expired=1#x');
  await english.close();
});
