import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/access/routes.ts';
import de from '#i18n/de/home.json' with { type: 'json' };
import en from '#i18n/en/home.json' with { type: 'json' };

const labels = { de, en } as const;

/** My Portal with its boxes, each spoken of by its title. */
export class Home {
  readonly page: Page;
  readonly home;

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page;
    this.home = labels[locale];
  }

  get greeting() {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** One of the acts of "Neu anlegen". */
  create(name: 'draft' | 'customer' | 'ticket' | 'porting' | 'number' | 'account') {
    return this.page
      .getByRole('region', { name: this.home.create.title })
      .getByRole('link', { name: this.home.create[name], exact: true });
  }
  box(key: 'waiting' | 'activities' | 'account' | 'contact' | 'documents' | 'assignments') {
    return this.page.getByRole('region', { name: this.home[key].title, exact: true });
  }
  /** Opens a tab, which is a fold on phones. */
  async open(
    key: 'activities' | 'documents' | 'tutorials' | 'newsletters' | 'links' | 'vo' | 'marked',
  ): Promise<Locator> {
    const name = this.home[key].title;
    const captions: Readonly<Record<string, string>> = { ...this.home.tab, vo: this.home.tab.voNumbers };
    const caption = captions[key] ?? name;
    const tab = this.page.getByRole('tab', { name: caption, exact: true });
    const fold = this.page.locator('main details').filter({ has: this.page.locator('summary', { hasText: name }) });
    await tab.or(fold.locator('summary').first()).click();
    return (await tab.isVisible()) ? this.page.getByRole('tabpanel', { name: caption }) : fold;
  }
  get waitingRows() {
    return this.box('waiting').getByRole('listitem');
  }
  /** A figure beside the greeting, by a word of its sentence. */
  figure(text: string | RegExp) {
    return this.page.locator('main').getByRole('listitem').filter({ hasText: text }).first();
  }
  get activityRows() {
    return this.box('activities').getByRole('listitem');
  }
}
