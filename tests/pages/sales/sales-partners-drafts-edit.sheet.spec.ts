import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeCells } from '#domain/spreadsheet/write-cells.ts';
import de from '#i18n/de/sheet.json' with { type: 'json' };
import deTable from '#i18n/de/table-import.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from './sales-test.ts';
import { at, bar, cell, draftOf, press, row } from './sheet-cells.ts';

/** What a copy or a cut puts into the clipboard. */
const clip = (page: Page, kind: 'copy' | 'cut') =>
  page.evaluate((type) => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  }, kind);

const widthOf = async (page: Page, column: number) => (await cell(page, 0, column).boundingBox())?.width ?? 0;

test('§drafts an empty sheet offers three ways, and its template comes back filled in', async ({
  page,
  signIn,
  visit,
  shot,
  calls,
}) => {
  const { id } = await calls.create(draftOf([]));
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
  const ways = page.getByRole('list', { name: de.empty });
  await expect(ways.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Nebenstellen' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Nebenstellen' }).locator('legend')).not.toBeInViewport({ ratio: 0.5 });
  await axe(page);
  await fits(page);
  await shot('empty');

  await ways.getByRole('button', { name: deTable.button }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: deTable.template }).click(),
  ]);
  const template = await readFile(await download.path());
  const texts = ['50', 'Empfang', 'empfang@example.com', 'KOM', '050'];
  const bytes = await writeCells(
    new Uint8Array(template),
    texts.map((text, column) => ({ row: 1, column, value: { text } })),
    { addRows: true },
  );
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = { name: 'Vorlage.xlsx', mimeType, buffer: Buffer.from(bytes) };
  const worker = page.waitForEvent('worker');
  await dialog.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(bytes.slice(0, 400)) });
  await worker;
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('Vorlage.xlsx')).toBeVisible();
  await expect(dialog.getByText('empfang@example.com')).toBeVisible();
  await shot('template');
  await dialog.getByRole('button', { name: deTable.take_one }).click();
  await expect(cell(page, 0, at.number)).toHaveText('50');
  await expect(cell(page, 0, at.ddi)).toHaveText('050');
  await expect(ways).toBeHidden();
});

test('§drafts a sheet is sorted, resized, copied, cut and filled by Control with Enter', async ({
  page,
  signIn,
  visit,
  calls,
}) => {
  const { id } = await calls.create(draftOf([row(12), row(10), row(11)], { attendantExt: '10' }));
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
  await test.step('by the menu of a column the rows are sorted, and put back by undo', async () => {
    await cell(page, 0, at.number).click();
    await press(page, 'Alt+ArrowDown');
    await page.getByRole('button', { name: de.sort }).click();
    await expect(cell(page, 0, at.number)).toHaveText('10');
    await expect(cell(page, 2, at.number)).toHaveText('12');
    await press(page, 'Control+z');
    await expect(cell(page, 0, at.number)).toHaveText('12');
  });
  await test.step('an edge that is dragged sets a width that stays; a double click fits it', async () => {
    const before = await widthOf(page, at.ddi);
    const grip = page.locator('[data-grip]').nth(at.ddi);
    const edge = await grip.boundingBox();
    if (!edge) throw new Error('The edge is not drawn');
    await page.mouse.move(edge.x + 5, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + 85, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page, at.ddi)).toBeCloseTo(before + 80, -1);
    await page.reload();
    await expect.poll(() => widthOf(page, at.ddi)).toBeCloseTo(before + 80, -1);
    await grip.dblclick();
    await expect.poll(() => widthOf(page, at.ddi)).toBeLessThan(before + 20);
  });
  await test.step('a mark is copied as text, and cut as one step', async () => {
    await cell(page, 0, at.number).click();
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowRight');
    expect(await clip(page, 'copy')).toBe('12\tPlatz 12\n10\tPlatz 10');
    await cell(page, 1, at.name).click();
    await press(page, 'Shift+ArrowDown');
    expect(await clip(page, 'cut')).toBe('Platz 10\nPlatz 11');
    await expect(cell(page, 1, at.name)).not.toContainText('Platz');
    await expect(bar(page)).toContainText(de.undoOf.replace('{{step}}', de.step.cut_other.replace('{{count}}', '2')));
    await press(page, 'Control+z');
    await expect(cell(page, 1, at.name)).toContainText('Platz 10');
  });
  await test.step('Control with Enter puts what is typed into all marked cells', async () => {
    await cell(page, 2, at.name).click();
    await press(page, 'Shift+ArrowUp', 'Shift+ArrowUp');
    await page.keyboard.type('Lager');
    await press(page, 'Control+Enter');
    for (const place of [0, 1, 2]) await expect(cell(page, place, at.name)).toContainText('Lager');
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 1180 }, hasTouch: true, isMobile: true });

  test('§drafts fingers draw the mark, fill from the bar and open a row by a long press', async ({
    page,
    signIn,
    visit,
    calls,
  }) => {
    const { id } = await calls.create(draftOf([row(10), row(11), row(12)], { attendantExt: '10' }));
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const middleOf = async (place: ReturnType<typeof cell>) => {
      const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    const touchBar = page.getByRole('toolbar', { name: de.touchBar });

    await cell(page, 0, at.name).tap();
    await expect(page.locator('[data-range]')).toHaveCount(2);
    await finger('touchStart', ...(await middleOf(page.locator('[data-range=end]'))));
    await finger('touchMove', ...(await middleOf(cell(page, 2, at.name))));
    await finger('touchEnd');
    await expect(page.locator('[role=grid] [aria-selected=true]')).toHaveCount(3);
    await expect(touchBar.getByRole('button')).toHaveCount(4);
    await axe(page);
    // On a full machine the browser may take a tap for the end of the stroke before it.
    await expect(async () => {
      await touchBar.getByRole('button', { name: de.fillDown }).tap();
      for (const place of [1, 2]) await expect(cell(page, place, at.name)).toContainText('Platz 10', { timeout: 2000 });
    }).toPass();

    const tap = (name: string) => touchBar.getByRole('button', { name, exact: true }).tap();
    await cell(page, 0, at.name).tap();
    await page.keyboard.type('Empfang');
    await tap(de.cellAfter);
    await page.keyboard.type('empfang@example.com');
    await tap(de.cellBefore);
    await expect(cell(page, 0, at.name + 1)).toHaveText('empfang@example.com');
    await page.keyboard.type('Zentrale');
    await tap(de.done);
    await expect(cell(page, 0, at.name)).toContainText('Zentrale');
    await expect(page.getByRole('grid').locator('input')).toHaveCount(0);

    const [x, y] = await middleOf(cell(page, 1, at.ddi));
    await finger('touchStart', x, y);
    const remove = page.getByRole('button', { name: de.remove });
    await remove.waitFor();
    await finger('touchEnd');
    await remove.tap();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  });
});
