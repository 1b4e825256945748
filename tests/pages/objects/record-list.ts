import type { Locator, Page } from '@playwright/test';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import type { View } from '../fixtures/view.ts';

const words = { de: deRecord, en: enRecord } as const;

/** The rows of a list: of its table, or its cards on a phone. */
export const rows = (page: Page): Locator => page.locator('main').locator('tbody tr, ul[data-rows] > li');

/** The row that names this, such as its number. */
export const rowWith = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });

/** The link by which a row is opened. */
export const linkIn = (row: Locator): Locator => row.locator('a[data-reach]');

/** Narrows a list by one of its fields: with a token, on a phone in a sheet. */
export async function narrow(page: Page, { locale, device }: View, field: string, value: string): Promise<void> {
  const t = words[locale];
  await page.getByRole('button', { name: t.filter, exact: true }).click();
  if (device === 'phone') {
    await page.getByRole('dialog').getByRole('combobox', { name: field, exact: true }).selectOption({ label: value });
    await page.getByRole('dialog').getByRole('button', { name: t.filterDone, exact: true }).click();
    return;
  }
  await page.getByRole('dialog').getByRole('button', { name: field, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: value, exact: true }).click();
}

/** Takes all filters away again. */
export async function widen(page: Page, { locale, device }: View): Promise<void> {
  const t = words[locale];
  if (device === 'desktop') {
    await page.getByRole('button', { name: new RegExp(`^${t.filterRemove.split(':')[0]}:`) }).click();
    return;
  }
  await page.getByRole('button', { name: new RegExp(`^${t.filter} ${t.filtersSet}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.empty.reset, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.filterDone, exact: true }).click();
}

/** An act of the list beside its primary one, which a phone has behind `…`. */
export async function actOnList(page: Page, { locale, device }: View, ...names: readonly string[]): Promise<void> {
  const path = device === 'phone' ? [words[locale].more, ...names.slice(-1)] : names;
  for (const name of path) await page.getByRole('button', { name, exact: true }).click();
}
