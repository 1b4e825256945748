import { expect, type Locator, type Page } from '@playwright/test';
import type { TicketType } from '#contract/ticket.ts';
import { type Locale, localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/ticket-form.json' with { type: 'json' };
import deTickets from '#i18n/de/tickets.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/ticket-form.json' with { type: 'json' };
import enTickets from '#i18n/en/tickets.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };
import type { TestFile } from '../fixtures/real-files.ts';

const labels = {
  de: { form: de, tickets: deTickets, record: deRecord, ui: deUi, missing: deValidation.missing },
  en: { form: en, tickets: enTickets, record: enRecord, ui: enUi, missing: enValidation.missing },
} as const;

type Values = Record<string, string>;

/** The forms of a new ticket, spoken of by the labels that a partner reads. */
export class TicketForm {
  readonly page: Page;
  readonly locale: Locale;
  readonly form;
  readonly tickets;
  readonly record;
  readonly ui;
  /** What a field says that was left without an answer. */
  readonly missing;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    const { form, tickets, record, ui, missing } = labels[locale];
    this.form = form;
    this.tickets = tickets;
    this.record = record;
    this.ui = ui;
    this.missing = missing;
  }

  async open(query: Values = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(localePath('/etc/tickets/edit', this.locale) + (search && `?${search}`));
    await expect(this.heading).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get summary(): Locator {
    return this.page.getByRole('region', { name: this.form.summary.title });
  }
  /** The box that names what is wrong. */
  get errors(): Locator {
    const [start = ''] = this.ui.checkAnswers_other.split('{{');
    return this.page.getByRole('group', { name: start.trim() });
  }
  get consent(): Locator {
    return this.page.getByRole('alertdialog', { name: this.form.consent.title });
  }
  get submitButton(): Locator {
    return this.button(this.form.submit);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  text(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
  /** Everything about the files of one field. */
  files(label: string): Locator {
    // The step that holds the field may be called the same.
    return this.page.locator('fieldset').and(this.page.getByRole('group', { name: label }));
  }

  async chooseKind(type: TicketType): Promise<void> {
    await this.page.getByRole('link', { name: this.tickets.type[type] }).click();
    await expect(this.heading).toHaveText(this.tickets.type[type]);
  }
  async category(type: TicketType, code: string): Promise<void> {
    const names: Values = this.tickets.category[type];
    await this.page.getByRole('combobox', { name: this.form.category }).selectOption({ label: names[code] ?? code });
  }
  async choose(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label, exact: true }).check();
  }
  async ownCustomer(typed: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.form.ownCustomer }).fill(typed);
    await this.page.getByRole('option', { name }).click();
    await expect(this.page.getByText(this.form.ownCustomerFilled)).toBeVisible();
  }
  async operatorVo(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.form.offer.operatorVo }).click();
    await this.page.getByRole('option', { name: label, exact: true }).click();
  }

  /** Presses "Weiter" and waits for the step that it leads to. */
  async next(step: 'files' | 'contact'): Promise<void> {
    await this.button(this.ui.next).click();
    await expect(this.page).toHaveURL(new RegExp(`step=${step}`));
  }
  async refuse(): Promise<void> {
    await this.button(this.ui.next).click();
    await expect(this.errors).toBeFocused();
  }

  /** Picks files and waits until the server has all of them. */
  async upload(label: string, ...files: TestFile[]): Promise<void> {
    await this.files(label).locator('input[type=file]').setInputFiles(files);
    for (const { name } of files) await expect(this.row(label, name)).toContainText(this.ui.fileDone);
  }
  row(label: string, name: string): Locator {
    return this.files(label).getByRole('listitem').filter({ hasText: name });
  }
  /** Drops files on a field as from a folder of the desktop. */
  async drop(label: string, ...files: TestFile[]): Promise<void> {
    const carried = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }));
    const transfer = await this.page.evaluateHandle((list) => {
      const data = new DataTransfer();
      for (const { name, mimeType, text } of list) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    }, carried);
    const zone = this.files(label)
      .locator('label')
      .filter({ has: this.page.locator('input[type=file]') });
    await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
    await zone.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Sends a request that is complete and answers the number of its ticket. */
  async send(): Promise<string> {
    await this.submitButton.click();
    return this.created();
  }
  /** From the end of its submission to the ticket itself. */
  async created(): Promise<string> {
    const number = await this.submitted();
    await this.toTicket();
    return number;
  }
  /** The end of the submission, with the number of the ticket. */
  async submitted(): Promise<string> {
    await expect(this.page).toHaveURL(/\/edit\?id=[\w-]+&part=submission$/);
    await expect(this.heading).toHaveText(this.tickets.sent.title);
    const label = this.page.getByText(this.tickets.sent.number, { exact: true });
    return label.locator('xpath=following-sibling::span').innerText();
  }
  async toTicket(): Promise<void> {
    await this.page.getByRole('link', { name: this.tickets.sent.toTicket }).click();
    await expect(this.page).toHaveURL(/\/edit\?id=[\w-]+$/);
  }

  /** Fills the first step of an offer request, the date apart. */
  async fillOffer(over: { kind?: string; network?: string } = {}): Promise<void> {
    const { offer } = this.form;
    await this.category('etcProjectRequest', 'mobile');
    await this.choose(over.kind ?? offer.kind.newBusiness);
    await this.choose(over.network ?? offer.networks.landline);
    await this.operatorVo('Vierfunk Mobil GmbH');
    await this.text(offer.customerContact).fill('Anna Sonntag');
    await this.text(offer.street).fill('Beispielallee');
    await this.text(offer.streetNumber).fill('12 a');
    await this.text(offer.zip).fill('10115');
    await this.text(offer.town).fill('Berlin');
  }
}
