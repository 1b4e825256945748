import deDesk from '#i18n/de/desk.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enDesk from '#i18n/en/desk.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { Chrome } from '../objects/chrome.ts';

const words = { de: { desk: deDesk, ui: deUi }, en: { desk: enDesk, ui: enUi } } as const;
test.use({ dataPer: 'worker' });

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§staff what waits and what was done, as pictures and as tables', async ({ page, signIn, visit, shot }) => {
    const { desk, ui } = words[locale];
    await signIn('9001/etc.staff');
    await visit('/staff/figures');
    await expect(page.getByRole('heading', { name: desk.figuresPage.openTitle })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('pictures');
    for (const button of await page.getByRole('button', { name: ui.asTable }).all()) await button.click();
    const done = page.getByRole('table', { name: desk.figuresPage.doneTitle });
    await expect(done.getByRole('row')).toHaveCount(9);
    await page.getByRole('combobox', { name: desk.kind }).selectOption({ label: desk.kinds.hd.ticket });
    await expect(done.getByRole('row')).toHaveCount(9);
    await expect(page.getByRole('table', { name: desk.figuresPage.openTitle })).toContainText(desk.kinds.hd.ticket);
    const grouped = page.getByRole('combobox', { name: desk.figuresPage.by });
    for (const grouping of ['partner', 'employee', 'reason'] as const) {
      await grouped.selectOption({ label: desk.figuresPage.groupings[grouping] });
      await expect(page.getByRole('columnheader', { name: desk.figuresPage.groupings[grouping] })).toBeVisible();
    }
    await axe(page);
    await fits(page);
  });
});

forEachView(['de'], ['desktop', 'phone'], () => {
  test('§4 the organisation stands above VO numbers, and above no figures', async ({ page, signIn, visit, shot }) => {
    await signIn('9001/etc.staff');
    const chrome = new Chrome(page);
    await visit('/etc/maintenance/vo-numbers');
    await expect(chrome.organisation).toBeVisible();
    await visit('/staff/figures');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chrome.header.getByText(chrome.shell.actingFor, { exact: true })).toBeHidden();
    await expect(chrome.organisation).toBeHidden();
    await shot('no-organisation');
  });
});
