import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/tickets.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/tickets.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import type { View } from '../fixtures/view.ts';
import { actOnList, narrow } from './record-list.ts';

const labels = { de: { t: de, record: deRecord, ui: deUi }, en: { t: en, record: enRecord, ui: enUi } } as const;

/** The ticket overview: a table, or cards on a phone. */
export class TicketList {
  readonly page: Page;
  readonly view: View;
  readonly t;
  readonly record;
  readonly ui;

  constructor(page: Page, view: View = { locale: 'de', device: 'desktop' }) {
    this.page = page;
    this.view = view;
    this.t = labels[view.locale].t;
    this.record = labels[view.locale].record;
    this.ui = labels[view.locale].ui;
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(localePath('/etc/tickets', this.view.locale) + query);
  }

  get rows(): Locator {
    return this.page.locator('main').locator('tbody tr, ul > li:has(a[href*="id="])');
  }
  get links(): Locator {
    return this.rows.locator('a[href*="id="]');
  }
  row(number: string): Locator {
    return this.rows.filter({ hasText: number });
  }
  numbers(): Promise<number[]> {
    return this.rows.allInnerTexts().then((texts) => texts.map((text) => Number(/\b1\d{5}\b/.exec(text)?.[0])));
  }
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.t.list.search });
  }
  chip(name: 'open' | 'mine' | 'closed' | 'all'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t.overview[name]}( ?\\d+)?$`) });
  }
  /** What the list is narrowed to. */
  token(label: string): Locator {
    return this.page.locator('[data-token]').filter({ hasText: label });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  export(): Promise<void> {
    return actOnList(this.page, this.view, this.record.export.button);
  }
  narrow(field: string, value: string): Promise<void> {
    return narrow(this.page, this.view, field, value);
  }

  async sortBy(column: 'foreignid' | 'type' | 'subject' | 'status' | 'modified'): Promise<void> {
    await this.page.getByRole('columnheader').getByRole('button', { name: this.t.column[column] }).click();
  }
  async shows(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count);
  }
}
