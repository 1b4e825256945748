import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/tickets.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/tickets.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };
import type { View } from '../fixtures/view.ts';

const labels = {
  de: { t: de, record: deRecord, ui: deUi, validation: deValidation },
  en: { t: en, record: enRecord, ui: enUi, validation: enValidation },
} as const;

/** The screen of one ticket. */
export class TicketDetail {
  readonly page: Page;
  readonly view: View;
  readonly t;
  readonly record;
  readonly ui;
  readonly validation;

  constructor(page: Page, view: View = { locale: 'de', device: 'desktop' }) {
    this.page = page;
    this.view = view;
    const { t, record, ui, validation } = labels[view.locale];
    this.t = t;
    this.record = record;
    this.ui = ui;
    this.validation = validation;
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`${localePath('/etc/tickets/edit', this.view.locale)}?id=${id}`);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The title with what stands below it. */
  get head(): Locator {
    return this.heading.locator('xpath=../..');
  }
  /** What happens next, below the title. */
  get sentence(): Locator {
    return this.heading.locator('xpath=../../following-sibling::p');
  }
  /** The pill beside the title. */
  get status(): Locator {
    return this.heading.locator('xpath=following-sibling::span');
  }
  region(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
  get request(): Locator {
    return this.region(this.record.facts.all);
  }
  get history(): Locator {
    return this.region(this.record.history.title);
  }
  get events(): Locator {
    return this.history.getByRole('listitem');
  }
  get attachments(): Locator {
    return this.region(this.record.files.title);
  }
  /** The files that are about to be added. */
  get chosen(): Locator {
    return this.attachments.getByRole('group', { name: this.record.files.label }).getByRole('listitem');
  }
  get contact(): Locator {
    return this.region(this.record.people.title);
  }
  get note(): Locator {
    return this.page.getByRole('textbox', { name: this.t.note.label });
  }
  /** The note by which a partner answers, where the ticket waits for one. */
  get reply(): Locator {
    return this.page.getByRole('textbox', { name: this.record.question.answer });
  }
  get answer(): Locator {
    return this.page.getByRole('textbox', { name: this.t.answer.note });
  }
  get reason(): Locator {
    return this.page.getByRole('textbox', { name: this.t.reopen.reason });
  }
  get nextStatus(): Locator {
    return this.page.getByRole('combobox', { name: this.t.answer.status });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  download(file: string): Locator {
    return this.attachments.getByRole('button', { name: `${this.record.files.download}: ${file}`, exact: true });
  }

  async shows(number: number): Promise<void> {
    await expect(this.head).toContainText(String(number));
  }
}
