import type { Locator } from '@playwright/test';
import de from '#i18n/de/sheet.json' with { type: 'json' };
import deTable from '#i18n/de/table-import.json' with { type: 'json' };
import en from '#i18n/en/sheet.json' with { type: 'json' };
import enTable from '#i18n/en/table-import.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { expect, test } from './sales-test.ts';
import { at, bar, cell, draftOf, paste, press, row } from './sheet-cells.ts';

const words = { de, en } as const;
const tableWords = { de: deTable, en: enTable } as const;

const focused = (target: Locator) => expect(target).toBeFocused();

forEachView(['de', 'en'], ['desktop'], ({ locale }) => {
  const t = words[locale];
  const undoOf = (step: string) => t.undoOf.replace('{{step}}', step);

  test('§drafts extensions are typed, pasted, filled and undone by keyboard', async ({
    page,
    signIn,
    visit,
    calls,
  }) => {
    const { id } = await calls.create(draftOf([]));
    const kept = async () => (await calls.read(id)).data['extensions'] as Record<string, unknown>[];
    const column = async (name: string) => (await kept())?.map((values) => values[name] ?? '').join(' ');
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
    const grid = page.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');

    await test.step('a block goes in from the marked cell, with rows as it needs them, as one step', async () => {
      await cell(page, 0, at.number).click();
      await paste(page, '10\tZentrale\n11\tLager\n12\tBüro\n');
      await expect(cell(page, 2, at.name)).toHaveText('Büro');
      await expect(grid).toHaveAttribute('aria-rowcount', '5');
      const pasted = t.step.pasted_other.replace('{{count}}', '3');
      await expect(page.getByRole('status').filter({ hasText: pasted })).toBeAttached();
      await expect(bar(page)).toContainText(undoOf(pasted));
    });
    await test.step('arrows, Enter, Tab and Escape go as in a spreadsheet', async () => {
      await cell(page, 0, at.name).click();
      await press(page, 'ArrowDown', 'ArrowLeft');
      await focused(cell(page, 1, at.number));
      await press(page, 'End', 'Home', 'Control+ArrowDown', 'ArrowUp', 'ArrowRight');
      await focused(cell(page, 2, at.name));
      await page.keyboard.type('Halle');
      await press(page, 'Enter', 'ArrowUp');
      await expect(cell(page, 2, at.name)).toHaveText('Halle');
      await press(page, 'F2');
      await page.keyboard.type(' Nord');
      await press(page, 'Escape');
      await expect(cell(page, 2, at.name)).toHaveText('Halle');
      await press(page, 'Tab');
      await focused(cell(page, 2, at.name + 1));
      await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await focused(cell(page, 1, 8));
    });
    await test.step('letters choose, Space ticks and opens the choices', async () => {
      await cell(page, 0, at.licence).click();
      await press(page, locale === 'de' ? 'K' : 'C');
      await expect(cell(page, 0, at.licence)).toContainText(locale === 'de' ? 'KOM' : 'COM');
      await press(page, 'ArrowRight', 'Space');
      await expect(page.getByRole('listbox')).toBeFocused();
      await press(page, 'ArrowDown', 'Enter');
      await focused(cell(page, 1, at.device));
      await press(page, 'ArrowRight', 'Space');
      await expect(cell(page, 1, at.voicemail)).toContainText(t.yes);
    });
    await test.step('a mark is filled down, by Control with Enter too, and undone step by step', async () => {
      await cell(page, 0, at.licence).click();
      await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
      await expect.poll(() => column('licence')).toBe('comfort comfort comfort');
      await cell(page, 0, at.ddi).click();
      await page.keyboard.type('1');
      await press(page, 'Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
      await expect.poll(() => column('ddi')).toBe('1 2 3');
      await press(page, 'Control+z', 'Control+z');
      await expect.poll(() => column('ddi')).toBe('  ');
      await press(page, 'Control+y');
      await expect.poll(() => column('ddi')).toBe('1  ');
      await press(page, 'Control+z', 'Control+z');
      await expect.poll(() => column('licence')).toBe('comfort basic basic');
      await press(page, 'Control+a', 'Delete');
      await expect(bar(page)).toContainText(t.step.cleared_other.replace('{{count}}', '27'));
      await press(page, 'Control+z');
    });
    await test.step('Tab behind the last cell makes a row, and F6 leaves the sheet', async () => {
      await cell(page, 2, 8).click();
      await press(page, 'Tab');
      await focused(cell(page, 3, 0));
      await expect(cell(page, 3, 0)).toHaveText('13');
      await press(page, 'F6');
      expect(await bar(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    });
    await axe(page);
    await fits(page);
    await test.step('a pasted table with headings goes through the dialog, and back by one undo', async () => {
      const rows = await grid.getAttribute('aria-rowcount');
      await cell(page, 0, at.number).click();
      await paste(page, 'extNo\tdisplayName\tdeviceArticle\n40\tEmpfang\tKlingel alt\n');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Empfang')).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: /Klingel alt/ })).toHaveValue('');
      await axe(page);
      await dialog.getByRole('button', { name: tableWords[locale].take_one }).click();
      await expect(dialog).toBeHidden();
      await expect(grid).toHaveAttribute('aria-rowcount', String(Number(rows) + 1));
      await bar(page)
        .getByRole('button', { name: undoOf(t.step.pasted_one) })
        .click();
      await expect(grid).toHaveAttribute('aria-rowcount', String(rows));
    });
  });

  test('§drafts rows come by ranges, menus and the handle, and faults say how they are mended', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const { id } = await calls.create(
      draftOf([row(10), row(11, { ddi: '10' }), row(12, { displayName: '' })], { attendantExt: '10' }),
    );
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);

    await test.step('the second of two equal values is marked, with a free one to take', async () => {
      await expect(cell(page, 1, at.ddi)).toHaveAttribute('aria-invalid', 'true');
      await expect(cell(page, 0, at.ddi)).not.toHaveAttribute('aria-invalid');
      await expect(cell(page, 2, at.name)).toContainText(t.missingCell.replace('{{column}}', 'Name'));
      await expect(bar(page)).toContainText(t.faults_one);
      await cell(page, 0, 2).click();
      await press(page, 'F8');
      await focused(cell(page, 1, at.ddi));
      const message = t.duplicateOf.replace('{{value}}', '10').replace('{{row}}', 'Platz 10');
      await expect(page.getByText(message)).toBeVisible();
      await shot('fault');
      await page.getByRole('button', { name: t.take.replace('{{value}}', '11') }).click();
      await expect(cell(page, 1, at.ddi)).not.toHaveAttribute('aria-invalid');
      await press(page, 'Control+z', 'F8', 'F8', 'Alt+Enter');
      await expect(cell(page, 1, at.ddi)).toHaveText('11');
    });
    await test.step('a range leaves out the numbers that are taken, and says which', async () => {
      const range = page.getByRole('textbox', { name: t.range });
      await range.fill(locale === 'de' ? '5 ab 11' : '5 from 11');
      await expect(page.getByText(t.rangeTaken_other.replace('{{numbers}}', '11, 12'))).toBeVisible();
      await range.press('Enter');
      await expect(cell(page, 5, at.number)).toHaveText('15');
      await expect(cell(page, 5, at.ddi)).toHaveText('15');
      // What a new row lacks is said once it was left.
      await expect(cell(page, 5, at.name)).not.toHaveAttribute('aria-invalid');
      await cell(page, 5, at.name).click();
      await press(page, 'ArrowUp');
      await expect(cell(page, 5, at.name)).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('the menu of a column fills all rows, hides it and brings it back', async () => {
      await cell(page, 0, at.device).click();
      await press(page, 'Alt+ArrowDown');
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: /DECT/ }).click();
      await expect(cell(page, 5, at.device)).toContainText('DECT');
      await press(page, 'Alt+ArrowDown');
      await page.getByRole('button', { name: t.hide }).click();
      await page.getByRole('button', { name: new RegExp(`^${t.columns}`) }).click();
      await page.getByRole('checkbox').nth(at.device).check();
      await press(page, 'Escape');
      await expect(cell(page, 5, at.device)).toContainText('DECT');
    });
    await test.step('the handle fills down to where it is dropped', async () => {
      // A click on the tick itself ticks.
      await cell(page, 0, at.voicemail).click();
      const handle = await page.locator('[data-handle]').boundingBox();
      const target = await cell(page, 3, at.voicemail).boundingBox();
      if (!handle || !target) throw new Error('The handle is not drawn');
      await page.mouse.move(handle.x + 4, handle.y + 4);
      await page.mouse.down();
      await page.mouse.move(target.x + 20, target.y + 10, { steps: 4 });
      await expect(page.getByText(t.fillHint.replace('{{text}}', t.yes).replace('{{count}}', '4'))).toBeVisible();
      await page.mouse.up();
      await expect(cell(page, 3, at.voicemail)).toContainText(t.yes);
      await expect(cell(page, 4, at.voicemail)).toContainText(t.no);
    });
    await test.step('a row becomes the answering position, is copied and removed by its menu', async () => {
      await cell(page, 1, at.name).click({ button: 'right' });
      await page.getByRole('button', { name: locale === 'de' ? 'Als Abfragestelle' : 'Make attendant' }).click();
      await expect.poll(async () => (await calls.read(id)).data['attendantExt']).toBe('11');
      await cell(page, 1, at.number).click();
      await page.keyboard.type('30');
      await press(page, 'Enter', 'ArrowUp');
      await expect.poll(async () => (await calls.read(id)).data['attendantExt']).toBe('30');
      await press(page, 'Shift+F10');
      await page.getByRole('button', { name: t.duplicate }).click();
      await expect(cell(page, 2, at.number)).toHaveText('31');
      await press(page, 'Shift+F10');
      await page.getByRole('button', { name: t.remove }).click();
      await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
    });
    await axe(page);
  });
});

forEachView(['de'], ['phone'], () => {
  test('§drafts on a phone a sheet is a list of rows that open as forms, faulty ones first', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const rows = [row(10), row(11), row(12, { ddi: '10' }), row(13, { displayName: '' })];
    const { id } = await calls.create(draftOf(rows, { attendantExt: '10' }));
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
    const list = page.getByRole('list', { name: 'Nebenstellen' });
    await expect(list.getByRole('listitem')).toHaveText([/^12/, /^13Name fehlt/, /^10/, /^11/]);
    await axe(page);
    await fits(page);
    await page.getByRole('button', { name: de.filterWrong.replace('{{count}}', '1') }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: /^12/ }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Durchwahl' }).fill('12');
    await axe(page);
    await shot('row');
    await form.getByRole('button', { name: de.next }).click();
    await form.getByRole('textbox', { name: 'Name' }).fill('Lager');
    await form.getByRole('button', { name: de.done }).click();
    const stored = async () => JSON.stringify((await calls.read(id)).data['extensions']);
    await expect.poll(stored).toMatch(/"ddi":"12".*"displayName":"Lager"/);
    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(list.getByText('Lager')).toHaveCount(0);
  });
});
