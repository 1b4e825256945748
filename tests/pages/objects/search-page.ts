import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import dePalette from '#i18n/de/palette.json' with { type: 'json' };
import de from '#i18n/de/search.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enPalette from '#i18n/en/palette.json' with { type: 'json' };
import en from '#i18n/en/search.json' with { type: 'json' };
import enShell from '#i18n/en/shell.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import type { View } from '../fixtures/view.ts';

const labels = {
  de: { t: de, shell: deShell, ui: deUi, palette: dePalette },
  en: { t: en, shell: enShell, ui: enUi, palette: enPalette },
} as const;

/** The search page, and the search box of the header with its list. */
export class SearchPage {
  readonly page: Page;
  readonly view: View;
  readonly t;
  readonly shell;
  readonly ui;
  readonly palette;

  constructor(page: Page, view: View = { locale: 'de', device: 'desktop' }) {
    this.page = page;
    this.view = view;
    this.t = labels[view.locale].t;
    this.shell = labels[view.locale].shell;
    this.ui = labels[view.locale].ui;
    this.palette = labels[view.locale].palette;
  }

  async open(search?: string, more = ''): Promise<void> {
    const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}${more}`;
    await this.page.goto(localePath('/search', this.view.locale) + query);
  }

  get field(): Locator {
    return this.page.getByRole('searchbox', { name: this.t.label });
  }
  get documents(): Locator {
    return this.page.getByRole('region', { name: this.t.documents, exact: true });
  }
  /** Tickets, customers and other records. */
  get records(): Locator {
    return this.page.getByRole('region', { name: this.t.records, exact: true });
  }
  get pages(): Locator {
    return this.page.getByRole('region', { name: this.t.pages, exact: true });
  }
  hit(name: string | RegExp): Locator {
    return this.documents.getByRole('listitem').filter({ hasText: name });
  }
  favourite(name: string): Locator {
    return this.documents.getByRole('button', { name: this.ui.favouriteOf.replace('{{name}}', name), exact: true });
  }
  chip(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) });
  }

  /** The header's box; a combobox as soon as its list can open. */
  get box(): Locator {
    return this.page.getByRole('search').locator('input[name="search"]');
  }
  /** Waits for what the island adds to the box, which takes text and Enter without it too. */
  async boxIsReady(): Promise<void> {
    await expect(this.box).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
  }
  get icon(): Locator {
    return this.page.getByRole('search').getByRole('button', { name: this.shell.search.submit, exact: true });
  }
  get list(): Locator {
    return this.page.getByRole('search').getByRole('listbox', { name: this.palette.results });
  }
  group(name: string): Locator {
    return this.list.getByRole('group', { name, exact: true });
  }
  get options(): Locator {
    return this.list.getByRole('option');
  }
}
