import { type Locale, localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import type { Device } from '../fixtures/view.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { record: deRecord }, en: { record: enRecord } } as const;
type Texts = { list: { create: string; noMatch: string; search: string } };

/**
 * All these screens are one kit with other fields: each is tried in one view, the kit in both by the types together. How
 * they look in every view, and who is let in, is swept over all routes.
 */
type Tried = readonly [locale: Locale, device: Device];

/** The list of a record type that employees maintain: what the demo data hold of it, found, opened and left. */
export function maintainedList(path: string, texts: { de: Texts; en: Texts }, existing: string, attempt: Tried): void {
  // Nothing is changed: all of them look at one portal.
  test.use({ dataPer: 'worker' });
  forEachView([attempt[0]], [attempt[1]], ({ locale }) => {
    test('decision 30: employees find what there is and open it', async ({ page, signIn, shot }) => {
      await signIn('9001/etc.staff', '1001');
      await page.goto(localePath(path, locale));
      const row = page.locator('main').getByRole('link', { name: existing, exact: true });
      await expect(row).toBeVisible();
      await axe(page);
      await shot('list');
      await page.getByRole('searchbox', { name: texts[locale].list.search }).fill('gibtesnicht');
      await expect(page.getByText(texts[locale].list.noMatch)).toBeVisible();
      await page.getByRole('button', { name: words[locale].record.empty.reset }).click();
      await row.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(existing);
      await page.goBack();
      await expect(row).toBeVisible();
    });
  });
}

interface Sample {
  /** The server does not delete it as it is here. */
  isLasting?: true;
  /** Name of a field in the form → what is typed there. */
  typed: Readonly<Record<string, string>>;
  chosen?: Readonly<Record<string, string>>;
  /** Boxes that are ticked. */
  ticked?: readonly string[];
  /** Found by typing → their captions. */
  found?: Readonly<Record<string, string>>;
  title: string;
  /** A field and what it is changed to, and what the title is then. */
  change: readonly [field: string, text: string, title: string];
}

/** The whole life of one record: refused, made, changed, put away, brought back and deleted. */
export function maintainedRecord(path: string, texts: { de: Texts; en: Texts }, sample: Sample, attempt: Tried): void {
  forEachView([attempt[0]], [attempt[1]], ({ locale, device }) => {
    test('decision 30: a record is made, changed, archived, restored and deleted', async ({ page, signIn, shot }) => {
      const { record } = words[locale];
      const heading = page.getByRole('heading', { level: 1 });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const field = (name: string) => page.locator('main').locator(`[name=${name}]`);
      const own = (text: string) => text.replace('#', `${locale}${device}`.toUpperCase());
      await signIn('9001/etc.staff', '1001');
      await page.goto(localePath(path, locale));
      await button(record.edit.create).click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await axe(page);
      await shot('refused');
      for (const [name, text] of Object.entries(sample.typed)) await field(name).fill(own(text));
      for (const [name, value] of Object.entries(sample.chosen ?? {})) await field(name).selectOption(value);
      for (const value of sample.ticked ?? []) await page.locator(`main [type=checkbox][value=${value}]`).check();
      for (const [text, caption] of Object.entries(sample.found ?? {})) {
        await page.locator('main').getByRole('combobox').fill(text);
        await page.getByRole('option', { name: caption }).click();
        await expect(page.locator('main li', { hasText: caption })).toBeVisible();
      }
      await expect(heading).toHaveText(texts[locale].list.create);
      await button(record.edit.create).click();
      await expect(heading).toHaveText(own(sample.title));
      await expect(page).toHaveURL(/id=/);
      const [name, text, title] = sample.change;
      await field(name).first().fill(own(text));
      await button(record.edit.save).click();
      await expect(heading).toHaveText(own(title));
      await expect(page.getByText(record.edit.saved, { exact: true })).toBeVisible();
      // Wait until the page renders the submitted form again.
      await expect(heading).toBeFocused();
      await axe(page);
      await shot('record');
      await page.reload();
      await expect(field(name).first()).toHaveValue(own(text));
      await button(record.edit.archive).click();
      await expect(button(record.edit.save)).toBeHidden();
      await expect(button(record.edit.restore)).toBeFocused();
      await expect(page.getByText(record.edit.inArchive)).toBeVisible();
      await shot('archived');
      await button(record.edit.restore).click();
      await expect(button(record.edit.save)).toBeVisible();
      await button(record.edit.archive).click();
      await expect(button(record.edit.restore)).toBeVisible();
      if (sample.isLasting) return;
      await button(record.edit.delete).click();
      await page.getByRole('alertdialog').getByRole('button', { name: record.edit.delete, exact: true }).click();
      await expect(page).not.toHaveURL(/edit/);
      await expect(page.getByText(record.edit.deleted, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: texts[locale].list.create, exact: true })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: own(title), exact: true })).toBeHidden();
    });
  });
}
