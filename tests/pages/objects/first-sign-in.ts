import { expect, type Page } from '@playwright/test';
import { href } from '#domain/access/routes.ts';
import invitation from '#i18n/de/invitation.json' with { type: 'json' };
import factor from '#i18n/de/second-factor.json' with { type: 'json' };
import { oneTimeCode, stepAt } from '#server/session/second-factor/one-time-code.ts';
import { LoginPage } from './login-page.ts';
import { mailsOf, ResetPage } from './reset-page.ts';
import { TermsPage } from './terms-page.ts';

const bytesOf = (secret: string) => {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The newest mail to an address, as text. */
export async function mailTo(dataDir: string, address: string, contents: RegExp): Promise<string> {
  const read = async () =>
    (await mailsOf(dataDir))
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .findLast((mail) => mail.includes(`To: ${address}`) && contents.test(mail)) ?? '';
  await expect.poll(read).not.toBe('');
  return read();
}

/** How a person comes into the portal for the first time. */
export class FirstSignIn {
  readonly page: Page;
  readonly password = 'Drei-Worte-ohne-Bezug-42';

  constructor(page: Page) {
    this.page = page;
  }

  async setPassword(link: string): Promise<void> {
    await this.page.goto(link);
    await new ResetPage(this.page).type(this.password);
    await expect(this.page).toHaveURL(/message=passwordChanged/);
  }

  async acceptInvitation(dataDir: string, email: string): Promise<void> {
    const mail = await mailTo(dataDir, email, /\/invitation\?token=/);
    await this.page.goto(/http\S+\/invitation\?token=[\w-]+/.exec(mail)?.[0] ?? '');
    await this.page.locator('[name=password]').fill(this.password);
    await this.page.locator('[name=repeat]').fill(this.password);
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: invitation.new.submit }).click();
    await expect(this.page).toHaveURL(new RegExp(`${href('Home', 'de')}$`));
  }

  async signIn(userId: string): Promise<void> {
    const login = new LoginPage(this.page);
    await login.form.or(this.page.getByRole('main')).first().waitFor();
    await login.signIn(userId, this.password);
  }

  /** The login is refused until the terms are accepted. */
  async acceptTerms(userId: string, changes = ''): Promise<void> {
    await this.signIn(userId);
    const { dialog, t } = new LoginPage(this.page);
    // Only who accepted an earlier version is told of a change.
    await expect(dialog).toContainText(t.errors[changes === '' ? '902first' : '902'].text);
    await dialog.getByRole('button', { name: t.errors.ok }).press('Enter');
    await expect(this.page.getByRole('main')).toContainText(changes);
    const terms = new TermsPage(this.page);
    await expect(this.page.getByText(terms.t.terms.firstText)).toBeVisible({ visible: changes === '' });
    await terms.box.check();
    await terms.accept.click();
    await expect(this.page).toHaveURL(/message=termsAccepted/);
  }

  /** In production nothing else is answered to an employee before. */
  async setUpApp(): Promise<void> {
    await expect(this.page.getByText(factor.dueTitle)).toBeVisible();
    await this.page.getByRole('button', { name: factor.offers.authenticator }).click();
    const dialog = this.page.getByRole('dialog', { name: factor.app.title });
    await dialog.getByLabel(factor.password, { exact: true }).fill(this.password);
    await this.page.keyboard.press('Enter');
    const secret = (await dialog.locator('p.font-mono').innerText()).replaceAll(' ', '');
    await dialog.getByLabel(factor.app.code).fill(oneTimeCode(bytesOf(secret), stepAt(Date.now())));
    await dialog.getByRole('button', { name: factor.app.submit }).click();
    await this.page.getByRole('button', { name: factor.codes.toPortal }).click();
    await expect(this.page).toHaveURL(new RegExp(`${href('Home', 'de')}$`));
  }
}
