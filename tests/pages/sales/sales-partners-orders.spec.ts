import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import deHome from '#i18n/de/home.json' with { type: 'json' };
import deLists from '#i18n/de/lists.json' with { type: 'json' };
import de from '#i18n/de/orders.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/orders.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { screens } from '../fixtures/view.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, rowWith } from '../objects/record-list.ts';
import { expect, test } from './sales-test.ts';

const words = { de: { ...de, ui: deUi }, en: { ...en, ui: enUi } } as const;
test.use({ dataPer: 'worker' });

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§2-19 orders by status group, product and period, and the pipeline as picture and table', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const [requests, active] = [
      await calls.first('order', 'value4:clarification'),
      await calls.first('order', 'value4:active'),
    ];
    const link = (number: string) => linkIn(rowWith(page, number));
    await signIn('1001/sp.admin');
    await visit('/sales-partners/orders');
    await expect(link(requests.foreignid)).toBeVisible();
    await expect(link(active.foreignid)).toBeHidden();
    await expect(page.getByRole('heading', { name: t.pipeline.title })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('list');
    await page.getByRole('button', { name: new RegExp(`^${t.group.active}`) }).click();
    await expect(link(active.foreignid)).toBeVisible();
    await expect(link(requests.foreignid)).toBeHidden();
    await page.getByRole('button', { name: t.ui.asTable }).click();
    await expect(page.getByRole('table', { name: t.pipeline.title }).getByRole('row')).toHaveCount(7);
    await axe(page);
    await visit('/sales-partners/orders?group=all&received=2001-01-01..2001-12-31');
    await expect(page.getByText(t.list.noMatch)).toBeVisible();
  });
});

const orderRows = (page: Page) => page.locator('main tbody tr');
const viewButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('§list-views a view is saved, says that it was changed, opens first and is deleted', async ({ page, signIn }) => {
  const chip = (group: keyof typeof de.group) =>
    page.getByRole('button', { name: new RegExp(`^${de.group[group]}( ?\\d+)?$`) });
  const item = (name: string) => page.locator(':popover-open').getByRole('button', { name });
  await signIn('1001/sp.admin');
  await page.goto('/sales-partners/orders');
  await chip('active').click();
  await test.step('saved with what the list shows', async () => {
    await viewButton(page, deLists.views.title).click();
    await item(deLists.views.saveAs).click();
    const form = page.getByRole('dialog', { name: deLists.views.new });
    await form.getByRole('textbox', { name: deLists.views.form.name }).fill('Meine Woche');
    await form.getByRole('checkbox', { name: deLists.views.form.pinned }).check();
    await axe(page);
    await form.getByRole('button', { name: deLists.views.save }).click();
    await expect(viewButton(page, 'Meine Woche')).toBeVisible();
    await expect(page).toHaveURL(/group=active.*view=|view=.*group=active/);
  });
  await test.step('another chip changes it, and it is saved so', async () => {
    await chip('ended').click();
    await expect(viewButton(page, 'Meine Woche')).toContainText(deLists.views.changed);
    await viewButton(page, deLists.views.save).click();
    await expect(viewButton(page, 'Meine Woche')).not.toContainText(deLists.views.changed);
    await expect(viewButton(page, deLists.views.save)).toBeHidden();
  });
  await test.step('it opens by its name, and as the default with the list', async () => {
    await page.goto('/sales-partners/orders');
    await viewButton(page, deLists.views.title).click();
    await item('Meine Woche').click();
    await expect(chip('ended')).toHaveAttribute('aria-pressed', 'true');
    await viewButton(page, 'Meine Woche').click();
    await item(deLists.views.makeDefault).click();
    await page.getByText(deLists.views.saved).first().waitFor();
    await page.goto('/sales-partners/orders');
    await expect(chip('ended')).toHaveAttribute('aria-pressed', 'true');
    await viewButton(page, 'Meine Woche').click();
    await item(deLists.views.none).click();
    await expect(chip('open')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('pinned, it stands on the home and opens from there', async () => {
    await page.goto('/my-portal');
    const pinned = page.getByRole('navigation', { name: deHome.pinnedViews });
    await pinned.getByRole('link', { name: /Meine Woche/ }).click();
    await expect(viewButton(page, 'Meine Woche')).toBeVisible();
    await expect(chip('ended')).toHaveAttribute('aria-pressed', 'true');
    await viewButton(page, 'Meine Woche').click();
    await item(deLists.views.none).click();
  });
  await test.step('deleted, it is gone', async () => {
    await viewButton(page, deLists.views.title).click();
    await item('Meine Woche').click();
    await viewButton(page, 'Meine Woche').click();
    await item(deLists.views.delete).click();
    await page.getByRole('alertdialog').getByRole('button', { name: deLists.views.delete }).click();
    await expect(viewButton(page, deLists.views.title)).toBeVisible();
  });
});

test('§list-views.bulk-actions rows are marked by keys, Shift and filter, over pages, and exported', async ({
  page,
  signIn,
}) => {
  const bar = page.getByRole('region', { name: deLists.marks.bar });
  const counted = (count: number) => bar.getByText(deLists.marks.count_other.replace('{{count}}', String(count)));
  await signIn('1001/sp.admin');
  await page.goto('/sales-partners/orders?group=all&rows=10');
  const boxes = orderRows(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(10);
  await test.step('Space marks, Shift with an arrow marks on, Escape leaves', async () => {
    await orderRows(page).nth(0).getByRole('link').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(counted(3)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
  await test.step('a range by Shift stays on the next page, all of the filter too', async () => {
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    await expect(counted(4)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: deUi.next, exact: true }).click();
    await expect(boxes).not.toHaveCount(10);
    await expect(counted(4)).toBeVisible();
    await bar.getByRole('button', { name: /^Alle \d+ markieren$/ }).click();
    await expect(bar.getByRole('button', { name: /^Alle \d+ markieren$/ })).toBeHidden();
    await expect(boxes.first()).toBeChecked();
  });
  await test.step('those alone are exported', async () => {
    await bar.getByRole('button', { name: deLists.marks.clear }).click();
    await boxes.nth(0).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: deLists.bulk.export }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
  });
});

test('§list-views.bulk-actions a phone marks by its menu, and opens views in a dialog', async ({ page, signIn }) => {
  await page.setViewportSize(screens.phone.viewport);
  await signIn('1001/sp.admin');
  await page.goto('/sales-partners/orders');
  const menu = page.getByRole('button', { name: deRecord.more, exact: true });
  const boxes = page.locator('main [data-rows]').getByRole('checkbox');
  await expect(page.locator('main [data-rows] li').first()).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await menu.click();
  await page.getByRole('button', { name: deLists.marks.select }).click();
  await boxes.first().check();
  const bar = page.getByRole('region', { name: deLists.marks.bar });
  await expect(bar.getByRole('button', { name: deLists.bulk.export })).toBeVisible();
  await fits(page);
  await axe(page);
  await bar.getByRole('button', { name: deLists.marks.clear }).click();
  await expect(boxes).toHaveCount(0);
  await menu.click();
  await page.getByRole('button', { name: deLists.views.title }).click();
  await expect(page.getByRole('dialog', { name: deLists.views.title })).toBeVisible();
});
