import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localePath } from '#domain/access/routes.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { authTexts } from './auth-texts.ts';

/** The login, spoken of by what a partner reads. */
export class LoginPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly t;
  readonly form: Locator;
  readonly userId: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly dialog: Locator;

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page;
    this.locale = locale;
    this.t = authTexts[locale];
    this.form = page.getByRole('form', { name: this.t.login.form, exact: true });
    this.userId = this.form.getByLabel(this.t.login.userId);
    this.password = this.form.getByLabel(this.t.login.password, { exact: true });
    this.submit = this.form.getByRole('button', {
      name: new RegExp(`^(${this.t.login.submit}|${this.t.login.busy})$`),
    });
    this.problem = this.form.getByRole('alert');
    this.dialog = page.getByRole('alertdialog');
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(localePath('/', this.locale) + (search && `?${search}`));
    await expect(this.form).toBeVisible();
  }

  async signIn(userId: string, password = demoPassword): Promise<void> {
    await this.userId.fill(userId);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** A login was refused with this code: its dialog says so, and leads on once it is understood. */
  async isStopped(code: '901' | '902', path: string): Promise<void> {
    const { title, text } = this.t.errors[code];
    await expect(this.dialog).toContainText(title);
    await expect(this.dialog).toContainText(text);
    await expect(this.page).toHaveURL(localePath('/', this.locale));
    await this.dialog.getByRole('button', { name: this.t.errors.ok }).press('Enter');
    await expect(this.page).toHaveURL(localePath(path, this.locale));
  }

  /** Keeps the form's script back until the function that comes back is called. */
  async holdScripts(): Promise<() => void> {
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await this.page.route(/LoginForm\.[\w-]+\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    return come;
  }

  /** Waits until the form's island is alive. */
  async alive(): Promise<void> {
    await expect(this.page.locator('astro-island[component-url*="LoginForm"]')).not.toHaveAttribute('ssr');
  }
}
