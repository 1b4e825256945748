import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import { csv } from '#domain/text/csv.ts';
import deImport from '#i18n/de/customer-import.json' with { type: 'json' };
import de from '#i18n/de/customers.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deTable from '#i18n/de/table-import.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import enImport from '#i18n/en/customer-import.json' with { type: 'json' };
import en from '#i18n/en/customers.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enTable from '#i18n/en/table-import.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };
import { readXlsx } from '#tests/read-files.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { actOnList } from '../objects/record-list.ts';

const words = {
  de: { ...de, record: deRecord, import: deImport, table: deTable, validation: deValidation },
  en: { ...en, record: enRecord, import: enImport, table: enTable, validation: enValidation },
} as const;
const path = '/sales-partners/customers';
const bakery = 'Bäckerei Sonnental GmbH';

async function download(page: Page, choice: string, menu: string) {
  await page.getByRole('button', { name: menu }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: choice }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  const { locale, device } = view;
  const t = words[locale];

  test('§customers the address holds the filters by tab, archive, telephone and due time', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await page.goto(localePath(path, locale));
    const main = page.locator('main');
    const menu = page.locator('[popover]:popover-open');
    const row = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(row(bakery)).toBeVisible();
    await axe(page);
    await shot('list');
    await page.getByRole('button', { name: new RegExp(`^${t.types.interested}`) }).click();
    await expect(row(bakery)).toBeHidden();
    await expect(row('Dr. Mia Ostwald')).toBeVisible();
    await expect(page).toHaveURL(/type=interested/);
    await page.getByRole('button', { name: t.record.filter, exact: true }).click();
    await page.getByRole('button', { name: t.shortcut.due, exact: true }).click();
    if (device === 'phone') await page.getByRole('button', { name: t.record.filterDone, exact: true }).click();
    await expect(row('Dr. Mia Ostwald')).toBeHidden();
    await expect(row('Gasthof Zur Linde e. K.')).toBeVisible();
    await page.reload();
    await expect(row('Gasthof Zur Linde e. K.')).toBeVisible();
    await page.goto(localePath(`${path}?search=%2B49 (30) 23125-300`, locale));
    await expect(row(bakery)).toBeVisible();
    await expect(row('Gasthof Zur Linde e. K.')).toBeHidden();
    await page.getByRole('button', { name: t.act.label.replace('{{name}}', bakery) }).click();
    await menu.getByRole('button', { name: t.act.archive, exact: true }).click();
    await expect(row(bakery)).toBeHidden();
    await page.goto(localePath(`${path}?archived=1`, locale));
    await expect(row(bakery)).toBeVisible();
    await page.getByRole('button', { name: t.act.label.replace('{{name}}', bakery) }).click();
    await menu.getByRole('button', { name: t.act.restore, exact: true }).click();
    await expect(row(bakery)).toBeHidden();
  });

  test('§9 customers come in from a table; those with faults stay until they are mended', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await page.goto(localePath(path, locale));
    await actOnList(page, view, t.import.button);
    const dialog = page.getByRole('dialog');
    await axe(page);
    await shot('import-empty');
    const choose = (name: string, content: string) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose('kunden.csv', 'companyName;phone\n"Ohne Ende;1');
    await expect(dialog.getByRole('alert')).toContainText(t.validation.tableQuote.replace('{{n}}', '2'));
    await choose(
      'kunden.csv',
      csv([
        ['companyName', 'PLZ', 'phone', 'vatId', 'Farbe'],
        [`Erste ${locale} GmbH`, '1067', '030 23125 390', '', 'rot'],
        [`Zweite ${locale} GmbH`, '4109', '030 23125 391', 'DE1', 'blau'],
      ]),
    );
    await expect(dialog.getByText('kunden.csv')).toBeVisible();
    await dialog.getByRole('button', { name: t.table.mendAll_other.replace('{{count}}', '2') }).click();
    await dialog.getByRole('checkbox', { name: t.import.consent }).check();
    const faulty = dialog.getByRole('textbox', { name: /3, / }).last();
    await expect(faulty).toHaveValue('DE1');
    await expect(faulty).toHaveAccessibleDescription(/.+/);
    await axe(page);
    await shot('import-faults');
    await dialog.getByRole('button', { name: t.import.import_one }).click();
    await expect(dialog.getByText(`Zweite ${locale} GmbH`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(`Erste ${locale} GmbH`, { exact: true })).toBeHidden();
    // The views share their data, in which a VAT identification number stands for one customer.
    await faulty.fill({ de: 'DE136695976', en: 'DE123456788' }[locale]);
    await dialog.getByRole('button', { name: t.import.import_one }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: `Erste ${locale} GmbH`, exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: `Zweite ${locale} GmbH`, exact: true })).toBeVisible();
  });
});

test('an export holds texts alone: leading zeros and formulas stay what they are', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  await page.goto(`${path}?type=established`);
  await expect(page.locator('main').getByRole('link', { name: bakery, exact: true })).toBeVisible();
  const workbook = await download(page, deRecord.export.workbook, deRecord.export.menu);
  expect(workbook.name).toMatch(/^Kunden_1001_.*\.xlsx$/);
  const rows = await readXlsx(new Uint8Array(workbook.bytes));
  expect(rows).toHaveLength(7);
  const of = (header: string) => rows[1]?.[rows[0]?.indexOf(header) ?? -1];
  expect([de.name, de.number, de.zip, de.city].map(of)).toEqual([bakery, '4000000', '10115', 'Berlin']);
  expect(JSON.stringify(rows)).not.toMatch(/DE02|Brezel7|Filialen/);
  const table = await download(page, deRecord.export.csv, deRecord.export.menu);
  expect(table.bytes.toString('utf8')).toMatch(new RegExp(`"${bakery}";.*;"10115";"4000000"`));
});

test('§6 who has no SP is not let in', async ({ page, signIn, watch }) => {
  watch.permit(/status of 403 .*type=hfo/);
  await signIn('1004/plain.user');
  await page.goto(path);
  await expect(page).toHaveURL(/\/my-portal/);
});

test('§access the list narrows to what a colleague or the reader is responsible for', async ({
  page,
  signIn,
  shot,
}) => {
  await signIn('1001/sp.admin');
  await page.goto(path);
  const filter = page.getByRole('button', { name: deRecord.filter, exact: true });
  await filter.click();
  await page.getByRole('button', { name: deRecord.owner.mine, exact: true }).click();
  await expect(page).toHaveURL(/owner=me/);
  await expect(page.getByText(deRecord.owner.me, { exact: true })).toBeVisible();
  await page.getByText(deRecord.owner.me, { exact: true }).click();
  await page.getByRole('dialog').getByText('Jens Winter').click();
  await expect(page).toHaveURL(/owner=(?!me)/);
  await axe(page);
  await shot('owner');
});
