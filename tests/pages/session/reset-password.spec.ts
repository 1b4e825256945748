import { localePath } from '#domain/access/routes.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';
import { mailedSecret, mailsOf, ResetPage } from '../objects/reset-page.ts';

const newPassword = 'Neues-Passwort-2027';
const refusal = /status of 40[013]|status of 410/;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§access.passwords asking for a link gives the same answer for known and unknown users', async ({
    page,
    shot,
  }) => {
    const reset = new ResetPage(page, locale);
    await reset.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset.t.reset.askTitle);
    await axe(page);
    await shot('ask');
    await reset.askFor('1001/niemand');
    await axe(page);
    await shot('asked');
    const answer = await page.getByRole('main').innerText();
    await page.getByRole('button', { name: reset.t.reset.askAgain }).click();
    await reset.askFor('1004/plain.user');
    expect(await page.getByRole('main').innerText()).toBe(answer);
    await page.getByRole('link', { name: reset.t.reset.toLogin }).click();
    await expect(page).toHaveURL(localePath('/', locale));
  });

  test('§access.passwords a new password must follow the rules beside it and needs a valid link', async ({
    page,
    expectConsole,
    shot,
  }) => {
    const reset = new ResetPage(page, locale);
    await reset.open('?token=unknown-secret');
    await test.step('§access.passwords the new password follows the rules that stand beside it', async () => {
      await expect(reset.set.getByText(reset.t.reset.passwordHint)).toBeVisible();
      await axe(page);
      await shot('new');
      for (const [password, repeat, sentence] of [
        ['', '', reset.t.validation.missing.password],
        ['kurz1A!', 'kurz1A!', reset.t.validation.passwordShort.replace('{{n}}', '12')],
        ['elf zeichen', 'elf zeichen', reset.t.validation.passwordShort.replace('{{n}}', '12')],
        [newPassword, `${newPassword}x`, reset.t.validation.passwordSame],
      ] as const) {
        await reset.type(password, repeat);
        await expect(reset.set.getByRole('group')).toContainText(sentence);
      }
      await axe(page);
      await shot('refused');
    });
    await test.step('§access.passwords a used or expired link says so and offers a new one', async () => {
      expectConsole(refusal);
      await reset.type(newPassword);
      await expect(page.getByRole('alert')).toContainText(reset.t.reset.used);
      await axe(page);
      await shot('used');
      await page.getByRole('link', { name: reset.t.reset.newLink }).click();
      await expect(reset.ask).toBeVisible();
    });
  });
});

test('§access.passwords the secret of a link leaves the address at once and is sent nowhere', async ({ page }) => {
  const notices: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.isNavigationRequest()) notices.push(request.url(), referer);
  });
  const reset = new ResetPage(page);
  await reset.open('?token=some-secret');
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(reset.set).toBeVisible();
  await page.getByRole('link', { name: reset.t.reset.toLogin }).click();
  await expect(page).toHaveURL('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/reset-password');
  expect(notices.filter((text) => text.includes('some-secret'))).toEqual([]);
});

test.describe('§access.passwords the link of the mail', () => {
  test.use({ dataPer: 'test' });

  test('is mailed only to existing users, survives mail scanners, and sets a password once', async ({
    page,
    portal,
    openBrowser,
    expectConsole,
    shot,
  }) => {
    const reset = new ResetPage(page);
    await reset.open();
    await test.step('is mailed only to users that exist', async () => {
      for (const userId of ['1001/niemand', '1002/locked.user']) {
        await reset.askFor(userId);
        await page.getByRole('button', { name: reset.t.reset.askAgain }).click();
      }
      await reset.askFor('1001/sp.user');
      await expect.poll(() => mailsOf(portal.dataDir)).toHaveLength(1);
      expect((await mailsOf(portal.dataDir))[0]).toContain('sp.user@');
    });
    await expect.poll(() => mailedSecret(portal.dataDir)).not.toBe('');
    const secret = await mailedSecret(portal.dataDir);
    expectConsole(refusal);
    const { context } = await openBrowser();
    const fourPages = Array.from({ length: 4 }, async () => {
      const scanner = new ResetPage(await context.newPage());
      for (let times = 0; times < 5; times += 1) {
        await scanner.open(`?token=${secret}`);
        await expect(scanner.set).toBeVisible();
      }
    });
    await Promise.all(fourPages);
    await reset.open(`?token=${secret}`);
    await reset.type(newPassword);
    await expect(page).toHaveURL('/?message=passwordChanged');
    const login = new LoginPage(page);
    await expect(page.getByText(login.t.message.passwordChanged)).toBeVisible();
    await axe(page);
    await shot('changed');
    await login.signIn('1001/sp.user', demoPassword);
    await expect(login.problem).toBeVisible();
    await login.signIn('1001/sp.user', newPassword);
    await expect(page).toHaveURL('/my-portal');
    await reset.open(`?token=${secret}`);
    await reset.type(`${newPassword}!`);
    await expect(page.getByRole('alert')).toContainText(reset.t.reset.used);
  });
});

test.describe('§access.passwords after code 901', () => {
  test.use({ dataPer: 'test' });

  test('an expired permit leads to the login, and a new password to the requested page', async ({
    page,
    expectConsole,
    shot,
  }) => {
    expectConsole(refusal);
    const login = new LoginPage(page);
    const reset = new ResetPage(page);
    await test.step('§access.passwords a permit of code 901 that is over leads back to the login', async () => {
      await login.open();
      await login.signIn('1002/reset.user');
      await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
      await expect(reset.set).toBeVisible();
      await page.route('**/api/password/reset', (route) => route.fulfill({ status: 410, json: { _error: 410 } }));
      await reset.type(newPassword);
      await expect(page.getByRole('alert')).toContainText(reset.t.reset.gateOver);
      await page.getByRole('alert').getByRole('link', { name: reset.t.reset.toLogin }).click();
      await expect(page).toHaveURL('/');
      await page.unroute('**/api/password/reset');
    });
    await test.step('§access.passwords the user sets a password and goes on to where they wanted to go', async () => {
      await login.open({ redirect: '/etc/tickets?q=1#x' });
      await login.signIn('1002/reset.user');
      await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
      await expect(page.getByText(reset.t.reset.gateText)).toBeVisible();
      await axe(page);
      await shot('pending-step');
      await expect(reset.set.locator('input[autocomplete=username]')).toHaveValue('1002/reset.user');
      await reset.type('1002/reset.user');
      await expect(reset.set.getByRole('group')).toContainText(reset.t.validation.passwordUserId);
      await reset.type(newPassword);
      await expect(page.getByText(login.t.message.passwordChanged)).toBeVisible();
      await login.signIn('1002/reset.user', newPassword);
      await expect(page).toHaveURL('/etc/tickets?q=1#x');
    });
  });
});
