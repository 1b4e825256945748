import type { Locale } from '#domain/access/routes.ts';
import deSheet from '#i18n/de/sheet.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import enSheet from '#i18n/en/sheet.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { manyOfEach, test, uiWords } from './parts-page.ts';

/** What the fields of a form are worth by themselves. */
export function partFormTests(locale: Locale): void {
  const ui = uiWords[locale];
  const sheet = { de: deSheet, en: enSheet }[locale];
  const validation = { de: deValidation, en: enValidation }[locale];

  test('a combobox and a date accept only valid values from the keyboard', async ({ page, parts }) => {
    await test.step('leaving a combobox without a choice keeps its previous value', async () => {
      const field = parts.state('Combobox', 'empty').getByRole('combobox');
      await field.click();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveValue('');
      const chosen = parts.state('Combobox', 'chosen').getByRole('combobox');
      await chosen.focus();
      await page.keyboard.type('numb');
      await page.keyboard.press('Tab');
      await expect(chosen).toHaveValue('Vierfunk Mobil GmbH');
      await chosen.fill('');
      await page.keyboard.press('Escape');
      await expect(chosen).toHaveValue('Vierfunk Mobil GmbH');
      await expect(chosen).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('a combobox finds by typing, is walked with the arrows, and says when nothing fits', async () => {
      const place = parts.state('Combobox', 'empty');
      const field = place.getByRole('combobox', { name: 'Operator' });
      const options = place.getByRole('option');
      const active = async () => place.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
      await field.focus();
      await page.keyboard.type('numb');
      await expect(options).toHaveCount(40);
      await page.keyboard.press('End');
      await expect(options.last()).toBeInViewport();
      await expect(await active()).toHaveText('Operator number 40');
      await page.keyboard.press('Home');
      await expect(await active()).toHaveText('Operator number 1');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
      await axe(page, manyOfEach);
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('Operator number 40');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.type('xylophon');
      await expect(place.getByText(ui.comboboxNone.replace('{{text}}', 'xylophon'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('Operator number 40');
      await field.click();
      await expect(place.getByRole('option', { selected: true })).toBeInViewport();
      await options.first().click();
      await expect(field).toHaveValue('Vierfunk Mobil GmbH');
      await expect(field).toBeFocused();
    });
    await test.step('a date is typed or chosen with the keys; a blocked day says why and is not taken', async () => {
      await page.clock.setFixedTime('2026-11-23T09:00:00+01:00');
      await page.reload();
      const field = parts.state('Fields', 'all in one form').getByRole('textbox', { name: 'Day' });
      await field.fill('1.12.');
      await field.blur();
      await expect(field).toHaveValue('01.12.2026');
      await page.getByRole('button', { name: ui.calendarOpen }).press('Enter');
      const calendar = page.getByRole('dialog');
      const day = (iso: string) => calendar.locator(`[data-day="${iso}"] button`);
      await expect(day('2026-12-01')).toBeFocused();
      await axe(page, manyOfEach);
      await page.keyboard.press('ArrowRight');
      await expect(day('2026-12-02')).toHaveAttribute('aria-disabled', 'true');
      await expect(calendar).toContainText('A day of rest');
      await page.keyboard.press('Enter');
      await expect(calendar).toBeVisible();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(calendar).toHaveCount(0);
      await expect(field).toHaveValue('03.01.2027');
      await expect(page.getByRole('button', { name: ui.calendarOpen })).toBeFocused();
    });
  });

  test('a refused form names each field, links to it, and clears an issue after it is fixed', async ({
    page,
    parts,
    shot,
  }) => {
    await test.step('a refused form names each field, leads to it, and lets go of what was mended', async () => {
      const form = parts.state('Fields', 'all in one form');
      await form.getByRole('button', { name: 'Send' }).press('Enter');
      const summary = form.getByRole('group', { name: ui.checkAnswers_other.split('{{')[0]?.trim() ?? '' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(10);
      await axe(page, manyOfEach);
      await shot('refused');
      for (const [label, control] of [
        ['Subject', form.getByLabel('Subject')],
        ['Phone', form.getByLabel('Phone')],
        ['Password', form.locator('input[autocomplete=new-password]')],
        ['Day', form.getByRole('textbox', { name: 'Day' })],
        ['Operator', form.getByRole('combobox', { name: 'Operator' })],
        ['Kind', form.getByLabel('Kind')],
        ['Way', form.getByRole('radio').first()],
        ['Description', form.getByLabel('Description')],
        ['Consent', form.getByRole('checkbox')],
      ] as const) {
        await summary.locator(`a[href="#${await control.getAttribute('id')}"]`).press('Enter');
        await expect(control, label).toBeFocused();
        await expect(control, label).toHaveAttribute('aria-invalid', 'true');
      }
      await form.getByLabel('Subject').fill('ab');
      await expect(summary).toContainText(`Subject: ${validation.tooShort.replace('{{n}}', '3')}`);
      await form.getByLabel('Subject').fill('abc');
      await expect(summary.getByRole('link')).toHaveCount(9);
      await form.getByLabel('Phone').fill('030/23125-200');
      await form.getByLabel('Phone').blur();
      await expect(form.getByLabel('Phone')).toHaveValue('+49 30 23125-200');
      await form.getByLabel('Description').fill('x'.repeat(201));
      await expect(form.getByText(ui.characters.replace('{{n}}', '201').replace('{{max}}', '200'))).toBeVisible();
      const password = form.locator('input[autocomplete=new-password]');
      await form.getByRole('button', { name: ui.passwordShowLabel }).press('Enter');
      await expect(password).toHaveAttribute('type', 'text');
      const [first, second] = [form.getByRole('radio').first(), form.getByRole('radio').last()];
      await first.press('ArrowDown');
      await expect(second).toBeChecked();
    });
    await test.step('a fixed issue stays while the user presses a button, so that the button does not move', async () => {
      await page.clock.install({ time: '2026-11-23T09:00:00+01:00' });
      await page.reload();
      const form = parts.state('Fields', 'all in one form');
      const send = form.getByRole('button', { name: 'Send' });
      await send.press('Enter');
      const faults = form
        .getByRole('group', { name: ui.checkAnswers_other.split('{{')[0]?.trim() ?? '' })
        .getByRole('link');
      await expect(faults).toHaveCount(10);
      await page.clock.pauseAt('2026-11-23T10:00:00+01:00');
      await form.getByLabel('Subject').fill('abc');
      await send.hover();
      await page.mouse.down();
      await page.clock.runFor(1000);
      await expect(faults).toHaveCount(10);
      await page.mouse.up();
      await page.clock.runFor(1000);
      await expect(faults).toHaveCount(9);
      await expect(form.getByRole('group', { name: ui.checkAnswers_other.split('{{')[0]?.trim() ?? '' })).toBeFocused();
    });
  });

  test('rows and files can be added, validated and removed without losing the focus', async ({ page, parts }) => {
    await test.step('rows are validated alone and against each other, and keep the focus', async () => {
      const form = parts.state('FormTable', 'three rows');
      const isPhone = (page.viewportSize()?.width ?? 0) < 768;
      const cell = (row: number, column: number) => form.locator(`[data-cell="${row} ${column}"]`);
      const dialog = page.getByRole('dialog');
      const number = isPhone ? dialog.getByLabel('Number') : cell(3, 0);
      if (isPhone) {
        await form.getByRole('button', { name: sheet.create }).click();
        await number.fill('101');
        await dialog.getByLabel('Name').fill('Workshop');
        await dialog.getByLabel('Licence').selectOption('mobile');
        await dialog.getByRole('button', { name: sheet.done }).click();
      } else {
        await number.click();
        await page.keyboard.type('101');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Workshop');
        for (const key of ['Tab', 'Space', 'End', 'Tab']) await page.keyboard.press(key);
      }
      await form.getByRole('button', { name: 'Send' }).press('Enter');
      // Rows of a list have no cells by which the faults could be ordered.
      const faults = async () => (await form.getByRole('link').allTextContents()).sort();
      await expect
        .poll(faults)
        .toEqual([`Extension 4, MAC address: ${validation.required}`, `Extension 4, Number: ${validation.duplicate}`]);
      await axe(page, manyOfEach);
      await form.getByRole('radio').last().check();
      await expect(form.getByRole('link')).toHaveCount(1);
      await form.getByRole('link').press('Enter');
      await expect(number).toBeFocused();
      await page.keyboard.type('99');
      await expect(form.getByRole('link')).toHaveCount(0);
      await page.keyboard.press(isPhone ? 'Escape' : 'Enter');
      if (isPhone) return;
      await expect(cell(3, 4)).toHaveAttribute('aria-readonly', 'true');
      await cell(1, 0).click({ button: 'right' });
      await page.getByRole('button', { name: sheet.remove, exact: true }).click();
      await expect(cell(2, 1)).toHaveText('Workshop');
      await expect(cell(1, 0)).toBeFocused();
    });
    await test.step('files are taken up to their number, told apart by what became of them, and removed', async () => {
      const form = parts.state('FileDrop', 'in a form');
      const entries = form
        .getByRole('group', { name: /^Invoices/ })
        .getByRole('list')
        .last()
        .getByRole('listitem');
      await form.locator('input[type=file]').setInputFiles([pdfFile('One.pdf')]);
      await expect(entries).toHaveText([/One\.pdf.*/]);
      await expect(entries.first()).toContainText(ui.fileDone);
      await form.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(form.getByRole('link')).toContainText('Invoices');
      await form.locator('input[type=file]').setInputFiles([2, 3, 4].map((n) => pdfFile(`No ${n}.pdf`, `${n}`)));
      await expect(form.getByText('No 4.pdf')).toBeVisible();
      await expect(entries).toHaveCount(3);
      await expect(form.getByRole('link')).toHaveCount(0);
      await axe(page, manyOfEach);
      await form.getByRole('button', { name: `${ui.fileRemove}: No 2.pdf` }).press('Enter');
      await expect(entries).toHaveCount(2);
      await expect(form.locator('input[type=file]')).toBeFocused();
      await expect(form.getByText(ui.fileRemoved.replace('{{name}}', 'No 2.pdf'))).toBeAttached();
      const states = parts.state('FileDrop', 'states of a file').getByRole('listitem');
      await expect(states.filter({ has: page.getByRole('progressbar') })).toHaveCount(2);
      await expect(states.filter({ has: page.getByRole('button', { name: ui.fileAgain }) })).toHaveCount(1);
    });
    await test.step('a search is sent once typing pauses or at Enter, and cleared with the focus kept', async () => {
      const place = parts.state('SearchField', 'filled');
      const field = place.getByRole('searchbox');
      await field.fill('Winter');
      await expect(place.getByRole('status')).toHaveText('Searched for: Winter');
      await place.getByRole('button', { name: ui.clear }).press('Enter');
      await expect(field).toBeFocused();
      await expect(place.getByRole('status')).toHaveText('Searched for:');
      await page.keyboard.type(' Adler ');
      await page.keyboard.press('Enter');
      await expect(place.getByRole('status')).toHaveText('Searched for: Adler');
    });
  });
}
