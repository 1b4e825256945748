import { expect, type Locator, type Page } from '@playwright/test';
import de from '#i18n/de/palette.json' with { type: 'json' };
import en from '#i18n/en/palette.json' with { type: 'json' };
import type { View } from '#tests/pages/fixtures/view.ts';
import { SearchPage } from '../search-page.ts';

const labels = { de, en } as const;

/** The dialog that searches everything. */
export class Palette {
  readonly page: Page;
  readonly view: View;
  readonly t;

  constructor(page: Page, view: View = { locale: 'de', device: 'desktop' }) {
    this.page = page;
    this.view = view;
    this.t = labels[view.locale];
  }

  /** By its shortcut, once the header hears it. */
  async open(): Promise<void> {
    await new SearchPage(this.page, this.view).boxIsReady();
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t.title });
  }
  get field(): Locator {
    return this.dialog.getByRole('combobox', { name: this.t.label });
  }
  group(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }
  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }
  get active(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }
}
