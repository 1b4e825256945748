import { expect, type Locator, type Page } from '@playwright/test';
import { barePath, type Locale, localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/shell.json' with { type: 'json' };
import en from '#i18n/en/shell.json' with { type: 'json' };

const labels = { de, en } as const;

/** What stands around every page: sub-header, header with menu and account, organisation, footer. */
export class Chrome {
  readonly page: Page;
  readonly locale: Locale;
  readonly shell;

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page;
    this.locale = locale;
    this.shell = labels[locale];
  }

  get header() {
    return this.page.getByRole('banner');
  }
  get footer() {
    return this.page.getByRole('contentinfo');
  }
  get service() {
    return this.header.getByRole('navigation', { name: this.shell.service, exact: true });
  }
  get menu() {
    return this.header.getByRole('navigation', { name: this.shell.mainMenu });
  }
  get drawer() {
    return this.header.getByRole('button', { name: this.shell.openMenu, exact: true });
  }
  get account() {
    return this.header.locator('summary').filter({ hasText: this.shell.groups.account });
  }
  get logout() {
    return this.header.getByRole('link', { name: this.shell.logout });
  }
  get login() {
    return this.header.getByRole('link', { name: this.locale === 'de' ? 'Anmelden' : 'Sign in', exact: true });
  }
  get languageSwitch() {
    return this.service.getByRole('link', { name: this.shell.switchLanguage });
  }
  get groups() {
    return this.menu.locator('summary:visible');
  }
  get organisation() {
    return this.header.getByRole('button', { name: new RegExp(`^${this.shell.chooseFoundation}`) });
  }
  get organisationSearch() {
    return this.page.getByRole('combobox', { name: this.shell.searchFoundation });
  }
  organisationOption(name: string | RegExp) {
    return this.header.getByRole('option', { name });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(localePath(path, this.locale));
  }

  /** Waits until islands know the organisation, so that its tags count. */
  async actsFor(caption: string): Promise<void> {
    await expect(this.header.getByText(caption, { exact: true })).toBeVisible();
  }

  /** Paths of the links that the user can see in menu and account menu, in German form and in their order. */
  async links(): Promise<string[]> {
    const results: string[] = [];
    const entries = await this.menu.locator('> ul > li:visible').all();
    for (const entry of [...entries, this.account.locator('..')]) {
      const summary = entry.locator('summary');
      const isGroup = (await summary.count()) > 0;
      if (isGroup) await summary.click();
      results.push(...(await visiblePaths(entry)));
      if (isGroup) await this.page.keyboard.press('Escape');
    }
    return [...new Set(results)];
  }
}

async function visiblePaths(within: Locator): Promise<string[]> {
  const links = await within
    .locator('a:visible')
    .evaluateAll((all) =>
      all.map((link) => [(link as HTMLAnchorElement).pathname, (link as HTMLAnchorElement).search]),
    );
  return links.map(([path = '', query = '']) => barePath(path) + query);
}
