import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/documents.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/documents.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { fits } from '../fixtures/overflow.ts';
import { screens, type View } from '../fixtures/view.ts';

const labels = { de: { t: de, ui: deUi, routes: deRoutes }, en: { t: en, ui: enUi, routes: enRoutes } } as const;

/** The name alone; what is said to screen readers follows it. */
const nameOf = (name: string) => ({ hasText: new RegExp(`^\\s*${name}(,|\\s*\\(|\\s*$)`) });

/** The file browser: a table, rows or tiles. */
export class FileList {
  readonly page: Page;
  readonly view: View;
  readonly t;
  readonly ui;
  readonly routes;

  constructor(page: Page, view: View = { locale: 'de', device: 'desktop' }) {
    this.page = page;
    this.view = view;
    ({ t: this.t, ui: this.ui, routes: this.routes } = labels[view.locale]);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(localePath(path, this.view.locale));
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }
  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }
  /** The rows or tiles of a folder. */
  get rows(): Locator {
    return this.main.locator('tbody tr:has(td), section > ul > li:has([data-move="name"])');
  }
  /** What opens a folder, a link or a film, or downloads. */
  get names(): Locator {
    return this.main.locator('[data-move="name"]:not([data-list="news"] *)');
  }
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.locator('[data-move="name"]', nameOf(name)) });
  }
  name(name: string): Locator {
    return this.names.filter(nameOf(name));
  }
  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name: this.t.select.one.replace('{{name}}', name), exact: true });
  }
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }
  column(name: 'name' | 'modified' | 'size'): Locator {
    return this.page.getByRole('columnheader', { name: this.t.column[name] });
  }
  favourite(name: string): Locator {
    return this.button(this.ui.favouriteOf.replace('{{name}}', name));
  }

  /** Looks at the same page on a phone: rows in place of columns, and nothing beyond the edge. */
  async turnToPhone(): Promise<void> {
    await this.page.setViewportSize(screens.phone.viewport);
    await expect(this.page.getByRole('table')).toHaveCount(0);
    await expect(this.names.first()).toBeVisible();
    await fits(this.page);
  }

  /** The names as they stand below each other, without what is said to screen readers only. */
  async shownNames(): Promise<string[]> {
    return this.names.evaluateAll((all) =>
      all.map((element) => [...element.childNodes].find(({ nodeType }) => nodeType === 3)?.textContent?.trim() ?? ''),
    );
  }
  async shows(...names: string[]): Promise<void> {
    await expect.poll(() => this.shownNames()).toEqual(names);
  }
}
