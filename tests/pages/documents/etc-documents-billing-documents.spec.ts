import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import de from '#i18n/de/commissions.json' with { type: 'json' };
import lists from '#i18n/de/lists.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/commissions.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from '../objects/file-list.ts';
import { narrow } from '../objects/record-list.ts';

test.use({ dataPer: 'worker' });

const address = '/etc/documents/billing-documents';
const rows = (page: Page) => page.locator('main [data-row]');
const desktop = { locale: 'de', device: 'desktop' } as const;
const remove = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${deRecord.filterRemove.split('{{')[0]}${label}`) });

test('§7-18 a foundation finds its own commission statements below its months', async ({ page, signIn, shot }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await list.open(address);
  await expect(page.getByRole('table', { name: de.months.caption })).toContainText('Oktober 2026');
  await expect(list.name(list.ui.repository['billing-documents'])).toBeVisible();
  await axe(page);
  await shot('start');
  await page.getByRole('button', { name: deUi.asTable }).click();
  await expect(page.getByRole('table', { name: de.months.picture }).getByRole('row')).toHaveCount(13);
  await list.name(list.ui.repository['commission-statements']).click();
  await expect(page).toHaveURL(/folder=commission-statements%2F1001/);
  await expect(list.heading).toHaveText(list.ui.repository['commission-statements']);
  await expect(list.rows).toHaveCount(4);
  await shot('statements');
  await list.turnToPhone();
  await axe(page);
  await shot('statements-phone');
});

test('§commissions lines can be filtered, sorted, marked and exported', async ({ page, signIn, visit, shot }) => {
  await signIn('1001/sp.admin');
  await visit(address);
  await page.getByRole('link', { name: 'Oktober 2026', exact: true }).click();
  await expect(page).toHaveURL(/tab=lines&from=2026-10&to=2026-10/);
  await page.getByRole('tab', { name: de.tab.lines }).click();
  await narrow(page, desktop, de.column.kind, de.kind.chargeback);
  await expect(page.getByText(de.list.noMatch)).toBeVisible();
  await remove(page, de.filter.from).click();
  await remove(page, de.filter.to).click();
  const sum = page.getByRole('status').filter({ hasText: /Positionen/ });
  await expect(rows(page).first()).toBeVisible();
  await expect(sum).toHaveText(/^\d+ Positionen\s*−[\d.,]+\s€$/);
  await page.getByRole('columnheader', { name: de.column.amount }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=amount/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);

  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText(lists.marks.count_other.replace('{{count}}', '3'))).toBeVisible();
  await axe(page);
  await shot('lines');
  await test.step('who a line is about can be read on a tablet, and nothing scrolls sideways', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 820, height: 900 });
    const customer = await page.locator('td:has([data-row])').first().boundingBox();
    expect(customer?.width).toBeGreaterThan(200);
    await fits(page);
    if (before) await page.setViewportSize(before);
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: deRecord.export.menu }).click();
  await page.getByRole('button', { name: deRecord.export.csv }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const amounts = csv
    .split('\r\n')
    .filter(Boolean)
    .slice(1)
    .map((row) => row.match(/"(-\d+,\d\d)"$/)?.[1]);
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts).not.toContain(undefined);

  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: de.one.title });
  await expect(panel).toContainText(de.panel.row);
  await axe(page);
  await shot('line');
  await page.goBack();
  await expect(panel).toBeHidden();

  await page.getByRole('tab', { name: de.tab.analysis }).click();
  await expect(page.getByRole('heading', { name: de.gaps.title })).toBeVisible();
  await expect(page.getByText(de.gaps.since.replace('{{month}}', 'August 2026'))).toBeVisible();
  await axe(page);
  await shot('analysis');
});

test.describe('en phone', () => {
  test.use({ view: { locale: 'en', device: 'phone' } });
  test('§commissions on a phone lines are cards with the sum below them, however far one scrolls', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await visit(`${address}?tab=lines&sort=amount`);
    await expect(page.getByRole('list', { name: en.list.caption }).getByRole('listitem').first()).toContainText('−€');
    await expect(page.getByRole('table')).toHaveCount(0);
    await fits(page);
    await axe(page);
    await shot('lines');
    const first = await rows(page).first().getAttribute('href');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    await expect(rows(page).first()).not.toHaveAttribute('href', first ?? '');
    await expect(page.getByText(/^\d{3} lines$/)).toBeInViewport();
    await rows(page).last().click();
    await expect(page.getByRole('dialog', { name: en.one.title })).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('line');
    await visit(`${address}?tab=lines&search=gibtesnicht`);
    await page.getByRole('button', { name: enRecord.empty.reset }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('§6 what another foundation has is not there, and what fails is said with another try', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await signIn('1003/etc.statement');
  const list = new FileList(page);
  await list.open(`${address}?folder=commission-statements/1001`);
  await expect(page.getByText(list.t.empty.noRight)).toBeVisible();
  await page.route('**/commission-lines?*', (route) => route.abort());
  await list.open(`${address}?tab=lines`);
  const failure = page.getByRole('alert').filter({ hasText: de.list.failed });
  await expect(failure).toBeVisible();
  await page.unroute('**/commission-lines?*');
  await failure.getByRole('button', { name: deUi.retry }).click();
  await expect(rows(page).first()).toBeVisible();
});
