import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localePath } from '#domain/access/routes.ts';
import { authTexts } from './auth-texts.ts';

/** The password reset, spoken of by what a partner reads. */
export class ResetPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly t;
  readonly ask: Locator;
  readonly userId: Locator;
  readonly set: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  readonly save: Locator;

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page;
    this.locale = locale;
    this.t = authTexts[locale];
    const { reset } = this.t;
    this.ask = page.getByRole('form', { name: reset.askTitle });
    this.userId = this.ask.getByLabel(reset.userId);
    this.set = page.getByRole('form', { name: reset.newTitle });
    this.password = this.set.getByLabel(reset.password, { exact: true });
    this.repeat = this.set.getByLabel(reset.repeat);
    this.save = this.set.getByRole('button', { name: reset.save });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(localePath('/reset-password', this.locale) + query);
  }

  async askFor(userId: string): Promise<void> {
    await this.userId.fill(userId);
    await this.ask.getByRole('button', { name: this.t.reset.ask }).click();
    await expect(this.page.getByRole('status')).toContainText(this.t.reset.answer);
  }

  async type(password: string, repeat = password): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(repeat);
    await this.save.click();
  }
}

/** The mails of a server, oldest first. */
export async function mailsOf(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
}

/** The secret of the link in the newest mail. */
export async function mailedSecret(dataDir: string): Promise<string> {
  const mail = (await mailsOf(dataDir)).at(-1) ?? '';
  // Quoted-printable text breaks lines after "=" and writes "=" as "=3D".
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
