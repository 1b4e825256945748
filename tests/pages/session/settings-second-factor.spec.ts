import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, localePath, routes } from '#domain/access/routes.ts';
import deTexts from '#i18n/de/second-factor.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enTexts from '#i18n/en/second-factor.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { oneTimeCode, stepAt } from '#server/session/second-factor/one-time-code.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { endAtServer } from '../objects/session-tab.ts';

// Passkeys belong to a name.
test.use({
  dataPer: 'test',
  baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')),
});

const user = '1001/sp.admin';
const wordsOf = { de: { ...deTexts, step: deUi.factorStep }, en: { ...enTexts, step: enUi.factorStep } };
const address = routes.SecondFactor.path;

const bytesOf = (secret: string) => {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
/** The code that the app shows in half a minute, which counts already: the one of now was used for the setup. */
const nextCode = (secret: string) => oneTimeCode(bytesOf(secret), stepAt(Date.now()) + 1);

async function openSigned(page: Page, context: BrowserContext, origin: string, locale: Locale): Promise<void> {
  await signInto(context, origin, user);
  await page.goto(localePath(address, locale));
}

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = wordsOf[locale];

  test('decision 31 a user signs in with a passkey or an authenticator app as second factor', async ({
    page,
    context,
    baseURL,
    expectConsole,
    shot,
  }) => {
    expectConsole(/status of 40[0139]/);
    await openSigned(page, context, baseURL ?? '', locale);
    await expect(page.getByRole('heading', { name: t.offers.first })).toBeVisible();
    await axe(page);
    await shot('empty');
    await test.step('decision 31 a passkey is added, signs in and is removed', async () => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('WebAuthn.enable');
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.getByRole('button', { name: t.offers.passkey }).click();
      const dialog = page.getByRole('dialog', { name: t.passkey.title });
      await dialog.getByLabel(t.name, { exact: true }).fill('Mein Laptop');
      await dialog.getByLabel(t.password, { exact: true }).fill(demoPassword);
      await shot('passkey');
      await dialog.getByRole('button', { name: t.passkey.submit }).click();
      await page.getByRole('button', { name: t.codes.done }).click();
      await expect(page.getByText('Mein Laptop')).toBeVisible();

      await endAtServer(page);
      await page.evaluate(() => localStorage.clear());
      const login = new LoginPage(page, locale);
      await login.open({ redirect: localePath(address, locale) });
      await login.signIn(user);
      const confirm = page.getByRole('button', { name: t.step.passkey });
      await expect(confirm).toBeFocused();
      await shot('login-passkey');
      await page
        .getByRole('button', { name: deUi.cancel })
        .or(page.getByRole('button', { name: enUi.cancel }))
        .click();
      await expect(login.password).toBeVisible();
      await login.signIn(user);
      await confirm.click();
      await expect(page).toHaveURL(localePath(address, locale));

      await page.getByRole('button', { name: t.removeNamed.replace('{{name}}', 'Mein Laptop') }).click();
      const remove = page.getByRole('dialog');
      await expect(remove).toContainText(t.removeLast);
      await shot('remove');
      await remove.getByLabel(t.password, { exact: true }).fill(demoPassword);
      await remove.getByRole('button', { name: t.remove }).click();
      await expect(page.getByRole('heading', { name: t.offers.first })).toBeVisible();
      await cdp.send('WebAuthn.disable');
    });
    await test.step('decision 31 an app is set up, and asked for at the login and over a form', async () => {
      await page.getByRole('button', { name: t.offers.authenticator }).click();
      const dialog = page.getByRole('dialog', { name: t.app.title });
      const password = dialog.getByLabel(t.password, { exact: true });
      await expect(password).toBeFocused();
      await password.fill('falsch');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await shot('wrong');
      await password.fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('img', { name: t.app.qrLabel })).toBeVisible();
      const secret = (await dialog.locator('p.font-mono').innerText()).replaceAll(' ', '');
      await axe(page);
      await shot('qr');
      await dialog.getByLabel(t.app.code).fill('12');
      await dialog.getByRole('button', { name: t.app.submit }).click();
      await expect(dialog.getByLabel(t.app.code)).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(t.app.code).fill(oneTimeCode(bytesOf(secret), stepAt(Date.now())));
      await dialog.getByRole('button', { name: t.app.submit }).click();
      await expect(page.getByRole('heading', { name: t.codes.shownTitle })).toBeFocused();
      const codes = await page.getByRole('list', { name: t.codes.title }).getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      await axe(page);
      await shot('codes');
      await page.getByRole('button', { name: t.codes.done }).click();
      await expect(page.getByRole('listitem').filter({ hasText: t.app.defaultName }).first()).toBeVisible();
      await expect(page.getByText(codes[0] ?? 'x')).toHaveCount(0);
      await axe(page);
      await shot('filled');

      await endAtServer(page);
      await page.evaluate(() => localStorage.clear());
      await page.clock.install();
      const login = new LoginPage(page, locale);
      await login.open({ redirect: '/etc/tickets/edit?type=etcCallBackRequest&category=order' });
      await login.signIn(user);
      const code = page.getByLabel(t.step.code);
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await axe(page);
      await shot('login');
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: t.step.wrongCode })).toBeVisible();
      await code.fill(nextCode(secret));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/etc\/tickets\/edit\?type=etcCallBackRequest/);

      if (locale === 'en') return;
      const description = page.locator('textarea').first();
      await description.fill('Wo steht der Auftrag 4711?');
      await endAtServer(page);
      const again = new PasswordDialog(page);
      await page.clock.fastForward('45:01');
      await expect(again.password).toBeFocused();
      await again.password.fill(demoPassword);
      await again.button('submit').click();
      const step = page.getByRole('alertdialog', { name: t.step.title });
      await expect(step.getByLabel(t.step.code)).toBeFocused();
      await step.getByRole('button', { name: t.step.withRecovery }).click();
      await axe(page);
      await shot('over-the-page');
      await step.getByLabel(t.step.recoveryCode).fill((codes[0] ?? '').toLowerCase());
      await page.keyboard.press('Enter');
      await expect(step).toHaveCount(0);
      await expect(description).toHaveValue('Wo steht der Auftrag 4711?');
    });
  });
});
