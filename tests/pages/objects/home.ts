import type { Page } from '@playwright/test';
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
  get newTicket() {
    return this.page.getByRole('link', { name: this.home.newTicket });
  }
  box(
    key:
      | 'waiting'
      | 'activities'
      | 'account'
      | 'contact'
      | 'vo'
      | 'links'
      | 'documents'
      | 'marked'
      | 'tutorials'
      | 'newsletters'
      | 'assignments'
      | 'profile',
  ) {
    return this.page.getByRole('region', { name: this.home[key].title, exact: true });
  }
  get waitingRows() {
    return this.box('waiting').getByRole('listitem');
  }
  get activityRows() {
    return this.box('activities').getByRole('listitem');
  }
}
