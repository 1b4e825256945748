import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test as onPortal } from '../fixtures/portal.ts';
import { forEachView, forEveryView } from '../fixtures/views.ts';
import { partFormTests } from '../objects/part-form-tests.ts';
import { manyOfEach, test, uiWords } from '../objects/parts-page.ts';

onPortal('the parts are shown while somebody works on them; the site has no page of them', async ({ portal }) => {
  for (const path of ['/parts', '/en/parts', '/parts.html'])
    expect((await fetch(portal.url + path)).status, path).toBe(404);
});

forEveryView(() => {
  test('axe finds nothing in any state of any part, and none is wider than the page', async ({ page, parts, shot }) => {
    await expect(parts.state('Button', 'looks')).toBeVisible();
    await axe(page, manyOfEach);
    await shot('states');
    await fits(page, 320);
  });
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const ui = uiWords[locale];
  partFormTests(locale);

  test('a busy button keeps the focus and does nothing; a mark says whether it is set', async ({ page, parts }) => {
    const busy = parts.state('Button', 'busy').getByRole('button');
    await busy.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(busy).toHaveAccessibleName('Sending, pressed 0 times');
    await expect(busy).toBeFocused();
    const mark = parts.state('Button', 'favourite').getByRole('button');
    await mark.press('Space');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  });

  test('chips: the selected one clears the filter, unless one must be selected', async ({ parts }) => {
    const chip = (state: string) => parts.state('Chips', state).getByRole('button', { name: /^Open/ });
    await chip('none may be selected').press('Enter');
    await expect(chip('none may be selected')).toHaveAttribute('aria-pressed', 'false');
    await chip('one is always selected').press('Enter');
    await expect(chip('one is always selected')).toHaveAttribute('aria-pressed', 'true');
  });

  test('steps: one goes back to what is done, never ahead', async ({ parts }) => {
    await expect(parts.state('Steps', 'first').getByRole('button')).toHaveCount(0);
    const walk = parts.state('Steps', 'last, with a way back');
    await expect(walk.getByRole('button')).toHaveCount(2);
    await walk.getByRole('button').last().press('Enter');
    await expect(walk.locator('[aria-current=step]')).toContainText('Files');
    await expect(walk.getByRole('button')).toHaveCount(1);
  });

  test('a dialog takes the focus, keeps it, gives it back, and closes as far as it may', async ({ page, parts }) => {
    const dialog = page.getByRole('dialog');
    const opener = parts.state('Dialog', 'usual').getByRole('button', { name: 'Change the address' });
    const behind = page.locator('html');
    await expect(behind).not.toHaveCSS('overflow', 'hidden');
    await opener.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    // The page behind stands still.
    await expect(behind).toHaveCSS('overflow', 'hidden');
    await opener.evaluate((button) => button.focus());
    await expect(opener).not.toBeFocused();
    await axe(page, manyOfEach);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(behind).not.toHaveCSS('overflow', 'hidden');
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    // The browser tells of the closing only after it was opened again.
    await opener.click();
    await opener.evaluate(async (behind: HTMLElement) => {
      const display = document.querySelector('dialog[open]');
      const closed = new Promise((notice) => display?.addEventListener('close', notice, { once: true }));
      display?.querySelector<HTMLElement>('footer button')?.click();
      await null;
      behind.click();
      await closed;
    });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await parts.state('Dialog', 'with a field').getByRole('button').press('Enter');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('button', { name: ui.close }).press('Enter');
    await expect(dialog).toHaveCount(0);

    await parts.state('Dialog', 'firm').getByRole('button').press('Enter');
    const firm = page.getByRole('alertdialog');
    await expect(firm).toBeVisible();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(firm).toBeVisible();
    await expect(firm.getByRole('button', { name: ui.close })).toHaveCount(0);
    await firm.getByRole('button', { name: 'Cancel' }).click();
    await expect(firm).toHaveCount(0);
  });

  test('closing a question without an answer counts as no', async ({ page, parts }) => {
    const place = parts.state('Dialog', 'question');
    const question = page.getByRole('alertdialog', { name: 'Discard the form input?' });
    await place.getByRole('button').press('Enter');
    await expect(question.getByRole('button', { name: ui.cancel })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(place.getByRole('status')).toHaveText('cancelled');
    await place.getByRole('button').press('Enter');
    await question.getByRole('button', { name: ui.ok }).press('Enter');
    await expect(place.getByRole('status')).toHaveText('confirmed');
  });

  test('a dialog with an action sends once, repeats what was not answered, and closes by its answer', async ({
    page,
    parts,
  }) => {
    const place = parts.state('Dialog', 'with an action');
    const opener = place.getByRole('button', { name: 'Delete the draft' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete the draft?' });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    await expect(button(ui.cancel)).toBeFocused();
    await button('Delete').dblclick();
    await button('Delete').press('Enter');
    await expect(place.getByRole('status')).toHaveText('open, key 1');
    await button('no answer').click();
    await expect(dialog.getByRole('alert')).toContainText(ui.failedOffline);
    await axe(page, manyOfEach);
    await button('Delete').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await button('ok').click();
    await expect(place.getByRole('status')).toHaveText('deleted, key 1, key 1');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    // A refusal means that the question no longer holds.
    await opener.press('Enter');
    await button('Delete').press('Enter');
    await button('refused').click();
    await expect(place.getByRole('status')).toHaveText('refused, key 1, key 1, key 2');
    await expect(dialog).toHaveCount(0);

    // Without an answer it is the same call after the dialog was closed too, while its failure is told once.
    await opener.press('Enter');
    await button('Delete').press('Enter');
    await button('no answer').click();
    await page.keyboard.press('Escape');
    await opener.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await button('Delete').press('Enter');
    await expect(place.getByRole('status')).toHaveText('refused, key 1, key 1, key 2, key 3, key 3');
  });

  test('messages pass by themselves, except warnings and errors, and none while one is at them', async ({
    page,
    parts,
  }) => {
    await page.clock.install();
    await page.reload();
    const place = parts.state('Toasts', 'each tone');
    const toasts = place.getByRole('log').getByRole('listitem');
    for (const tone of ['ok', 'info', 'warn', 'danger']) await place.getByRole('button', { name: tone }).click();
    await expect(toasts).toHaveCount(4);
    await axe(page, manyOfEach);
    await toasts.first().getByRole('button', { name: ui.close }).focus();
    await page.clock.fastForward(60_000);
    await expect(toasts).toHaveCount(4);
    await place.getByRole('button', { name: 'Raise ok' }).focus();
    await page.clock.fastForward(6_000);
    await expect(toasts).toHaveText(['A message: warn', 'A message: danger']);
    await toasts.first().getByRole('button', { name: ui.close }).press('Enter');
    await expect(toasts).toHaveText(['A message: danger']);
  });

  test('a menu is walked with the arrows, and closes when the focus goes on', async ({ page, parts }) => {
    const place = parts.state('MenuButton', 'closed');
    const opener = place.getByRole('button', { name: 'Account' });
    const [portal, logout] = [place.getByRole('link', { name: 'My portal' }), place.getByRole('button').last()];
    await opener.press('ArrowDown');
    await expect(portal).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(logout).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(portal).toBeFocused();
    await page.keyboard.press('End');
    await expect(logout).toBeFocused();
    await axe(page, manyOfEach);
    await page.keyboard.press('Escape');
    await expect(portal).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('ArrowUp');
    await expect(logout).toBeFocused();
    await place.locator('[popover]').evaluate((menu: HTMLElement) => {
      menu.hidePopover();
      menu.showPopover();
    });
    await expect(logout).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(place.getByRole('status')).toHaveText('Chosen: Log out');
    await opener.press('ArrowDown');
    await expect(portal).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(portal).toBeHidden();
  });

  test('a table is sorted and paged; on phones its rows are cards', async ({ page, parts }) => {
    const place = parts.state('DataTable', 'several pages');
    const rows = device === 'phone' ? place.getByRole('listitem') : place.locator('tbody tr');
    const range = (from: number, to: number) =>
      ui.rowsOf.replace('{{from}}', `${from}`).replace('{{to}}', `${to}`).replace('{{total}}', '23');
    await expect(rows).toHaveCount(10);
    if (device === 'desktop') {
      const header = place.getByRole('columnheader', { name: 'Number' });
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await header.getByRole('button').press('Enter');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(header.getByRole('button')).toBeFocused();
    }
    // On a phone the order of a list is chosen in the sheet of its filters.
    const numberAt = (place: number) => (device === 'desktop' ? 24 - place : place);
    await expect(rows.first()).toContainText(`No. ${numberAt(1)}`);
    await place.getByRole('button', { name: ui.next }).press('Enter');
    await expect(rows.first()).toContainText(`No. ${numberAt(11)}`);
    await expect(place.getByRole('status')).toHaveText(range(11, 20));
    await place.getByRole('button', { name: ui.next }).click();
    await expect(rows).toHaveCount(3);
    await expect(place.getByRole('button', { name: ui.next })).toBeDisabled();
    await place.getByRole('combobox', { name: ui.rows }).selectOption('25');
    await expect(rows).toHaveCount(23);
    await expect(place.getByRole('status')).toHaveText(range(1, 23));
    await rows.first().getByRole('button').click();
    await expect(page).toHaveURL(/\/parts$/);
    await rows.first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${numberAt(1)}$`));
    await expect(parts.state('DataTable', 'refreshing').getByRole('status').first()).toHaveText(ui.refreshing);
    await expect(parts.state('DataTable', 'empty')).toContainText('No requests yet');
  });
});
