import { expect, type Page } from '@playwright/test';
import { administrationGroups } from '#domain/access/administration.ts';
import approvals from '#i18n/de/approvals.json' with { type: 'json' };
import brand from '#i18n/de/brand.json' with { type: 'json' };
import catalogue from '#i18n/de/catalogue.json' with { type: 'json' };
import legal from '#i18n/de/legal.json' with { type: 'json' };
import mails from '#i18n/de/mails.json' with { type: 'json' };
import members from '#i18n/de/members.json' with { type: 'json' };
import notices from '#i18n/de/notices.json' with { type: 'json' };
import organisations from '#i18n/de/organisations.json' with { type: 'json' };
import priceLists from '#i18n/de/price-lists.json' with { type: 'json' };
import record from '#i18n/de/record.json' with { type: 'json' };
import routes from '#i18n/de/routes.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };

/** What an administrator does on the pages of "Verwaltung", spoken of by what stands there. */
export class Administration {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }
  private button(name: string, exact = true) {
    return this.page.getByRole('button', { name, exact });
  }
  async open(title: string): Promise<void> {
    const parts = this.page.getByRole('navigation', { name: shell.administrationParts });
    const group = administrationGroups.find(({ pages }) => pages.some((page) => routes[page] === title));
    if (group) await parts.getByRole('link', { name: shell.administrationGroups[group.name] }).click();
    await parts.getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  async addOrganisation(title: string, trid: string): Promise<void> {
    await this.button(organisations.add.label).click();
    await this.dialog.getByRole('textbox', { name: organisations.field.title, exact: true }).fill(title);
    await this.dialog.getByLabel(organisations.field.trid).fill(trid);
    await this.dialog.getByLabel(organisations.field.number).fill(`P-${trid}`);
    await this.dialog.getByLabel(organisations.kind.SP).check();
    await this.dialog.getByRole('button', { name: organisations.add.submit }).click();
    await expect(this.page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  async invite(firstName: string, lastName: string, email: string): Promise<void> {
    await this.button(organisations.invite).click();
    await this.dialog.getByLabel(members.invite.firstName).fill(firstName);
    await this.dialog.getByLabel(members.invite.lastName).fill(lastName);
    await this.dialog.getByLabel(members.invite.email).fill(email);
    await this.dialog.getByRole('button', { name: members.invite.submit }).click();
    await expect(this.page.getByText(members.invite.sent.replace('{{email}}', email))).toBeVisible();
  }

  async employ(name: string, userId: string): Promise<void> {
    await this.page.getByText(userId).click();
    await this.button(`${name}: ${organisations.person.employ.label}`).click();
    await this.dialog.getByLabel(organisations.reason).fill('Neu in der Partnerbetreuung');
    await this.dialog.getByRole('button', { name: organisations.person.employ.confirm }).click();
    await expect(this.page.getByText(organisations.person.employ.done.replace('{{name}}', name))).toBeVisible();
  }

  async giveAdministration(label: string): Promise<void> {
    await this.button(approvals.give.label).click();
    await this.dialog.getByLabel(approvals.give.user).selectOption({ label });
    await this.dialog.getByLabel(approvals.give.reason).fill('Gibt frei, was ich vorbereite');
    await this.dialog.getByRole('button', { name: approvals.give.now }).click();
    await expect(this.page.getByText(approvals.give.given)).toBeVisible();
  }

  async addPriceList(title: string, day: string, prices: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('link', { name: priceLists.list.create }).first().click();
    await this.page.getByLabel(priceLists.title).fill(title);
    await this.page.getByLabel(priceLists.validFrom).fill(day);
    for (const [name, amount] of Object.entries(prices))
      await this.page.getByRole('textbox', { name: priceLists.part.monthly.replace('{{name}}', name) }).fill(amount);
    await this.button(record.edit.create).click();
    await expect(this.page.getByText(priceLists.states.current, { exact: true })).toBeVisible();
  }

  async prepareCatalogue(name: string, day: string): Promise<void> {
    await this.button(catalogue.create.label).click();
    await this.dialog.getByLabel(catalogue.field.stateName).fill(name);
    await this.dialog.getByLabel(catalogue.field.validFrom).fill(day);
    await this.dialog.getByRole('button', { name: catalogue.create.submit }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Adds an entry to a part of the catalogue that is prepared. */
  async addEntry(part: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('navigation', { name: catalogue.parts }).getByRole('link', { name: part }).click();
    await this.button(catalogue.add.label).click();
    for (const [label, text] of Object.entries(fields))
      await this.dialog.getByRole('textbox', { name: label }).fill(text);
    await this.dialog.getByRole('button', { name: catalogue.edit.submit }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  async submitCatalogue(): Promise<void> {
    await this.button(catalogue.publish.submit).click();
    await expect(this.page.getByRole('link', { name: catalogue.publish.toApprovals })).toBeVisible();
  }

  async writeMail(name: string, subject: string): Promise<void> {
    await this.page.getByRole('link', { name }).click();
    await this.page.getByRole('textbox', { name: `${mails.field.subject}, ${mails.language.de}` }).fill(subject);
    await this.button(mails.test.send).click();
    await expect(this.page.getByText(mails.test.done.split('{{')[0] ?? '')).toBeVisible();
    await this.button(mails.publish).click();
    await expect(this.page.getByText(mails.done.published)).toBeVisible();
  }

  async proposeLogo(svg: string): Promise<void> {
    const look = this.page.getByRole('region', { name: brand.look.title, exact: true });
    const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await look.locator('input[type=file]').setInputFiles(logo);
    await expect(look.locator('img')).toHaveCount(3);
    await look.getByRole('button', { name: brand.submit.label }).click();
    await expect(look.getByText(brand.waiting.title)).toBeVisible();
  }

  async publishNews(title: string, text: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${notices.kind.news}`) }).check();
    await this.page.getByRole('textbox', { name: notices.form.heading }).first().fill(title);
    await this.page.getByRole('textbox', { name: notices.form.text }).first().fill(text);
    await this.button(notices.form.publish).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: notices.ask.confirm }).click();
    await expect(this.page.getByRole('article').filter({ hasText: title })).toContainText(notices.state.running);
  }

  async prepareTerms(day: string): Promise<void> {
    const versions = this.page.getByRole('region', { name: legal.versions });
    await versions.getByRole('button', { name: `: ${legal.new}` }).click();
    await this.dialog.getByLabel(legal.validFrom).fill(day);
    await this.dialog.getByRole('textbox', { name: legal.changesDe }).fill('Abschnitt 1 nennt unsere Anschrift.');
    await this.dialog.getByRole('textbox', { name: legal.changesEn }).fill('Section 1 names our address.');
    await this.dialog.getByRole('button', { name: legal.save }).click();
    await versions.getByRole('button', { name: legal.submit }).click();
    await expect(versions.getByRole('link', { name: legal.toApprovals })).toBeVisible();
  }

  /** Releases what waits on the page of approvals, one after the other. */
  async releaseAll(count: number): Promise<void> {
    const release = this.page.getByRole('button', { name: `: ${approvals.release.toLowerCase()}` });
    for (let left = count; left > 0; left -= 1) {
      await expect(release).toHaveCount(left);
      await release.first().click();
    }
    await expect(this.page.getByText(approvals.prepared.none)).toBeVisible();
  }
}
