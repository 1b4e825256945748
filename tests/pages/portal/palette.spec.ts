import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { Palette } from '../objects/search/palette.ts';
import { SearchPage } from '../objects/search-page.ts';

const searches = /\/api\/search/;

test('§search the keyboard alone finds records, pages and actions, last opened first', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  const palette = new Palette(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await palette.open();
  await expect(palette.group(palette.t.actions).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(palette.option('Neues Ticket')).toBeVisible();
  await axe(page, { whole: true });
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();

  await palette.open();
  await page.keyboard.type('baeckerei sonnental');
  const customer = palette.group('Kunden').getByRole('option').first();
  await expect(customer).toContainText('Bäckerei Sonnental GmbH');
  await expect(palette.dialog.getByRole('status')).toContainText('Mit den Pfeiltasten');
  await axe(page, { whole: true });
  await shot('palette');
  await page.keyboard.press('ArrowUp');
  await expect(palette.active).toContainText('Alle Treffer zu „baeckerei sonnental“');
  await page.keyboard.press('ArrowDown');
  await expect(palette.field).toHaveAttribute('aria-activedescendant', (await palette.active.getAttribute('id')) ?? '');
  const first = (await palette.active.getAttribute('href')) ?? '';
  expect(first).toMatch(/^\/etc\/tickets\/edit\?id=/);
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await tab).close();
  await expect(palette.dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${first.replace('?', '\\?')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neuvertrag nicht abgerechnet');

  // The shortcut takes over the text of the search box and leaves the behaviour of the box unchanged.
  const search = new SearchPage(page);
  await search.boxIsReady();
  await search.box.fill('einstellungen');
  await page.keyboard.press('Control+k');
  await expect(palette.field).toHaveValue('einstellungen');
  await page.keyboard.press('Escape');
  await expect(search.box).toBeFocused();
  await search.box.press('Control+k');
  await palette.field.fill('');
  await expect(palette.group(palette.t.recent).getByRole('option').first()).toContainText('Sonnental');
  await palette.field.fill('settings');
  await expect(palette.active).toContainText('Einstellungen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§search the search box leads to it, and finds a number inside a block in any notation', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2001/ws.user');
    await visit('/en/my-portal');
    const view = { locale: 'en', device: 'phone' } as const;
    const [palette, search] = [new Palette(page, view), new SearchPage(page, view)];
    await search.boxIsReady();
    await page.locator('label[for="search-text"]').tap();
    await search.box.fill('(0)30/231254-17');
    await expect(search.group(palette.t.kind.number).getByRole('option')).toContainText('+49 30 231254-00 to -99');
    await axe(page, { whole: true });
    await shot('palette-phone');
    await search.box.fill('xqzwv');
    await expect(page.getByText(palette.t.none.replace('{{text}}', 'xqzwv'))).toBeVisible();
    await expect(search.options.filter({ hasText: palette.t.action.newTicket })).toBeVisible();
    await search.box.fill('new service');
    await search.options.filter({ hasText: palette.t.action.newService }).tap();
    await expect(page).toHaveURL(/\/en\/wholesale\/customer\/service\/add$/);
  });
});

test('§search filters are proposed while typing, unknown ones are told, and the open record has its actions', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  const [palette, search] = [new Palette(page), new SearchPage(page)];
  await search.boxIsReady();
  await search.box.fill('stat');
  await search.options.filter({ hasText: 'status:' }).click();
  await expect(search.box).toHaveValue('status:');
  await search.box.press('ArrowDown');
  await expect(search.list.getByRole('option', { selected: true })).toContainText('status:offen');
  await search.box.press('Enter');
  await expect(search.box).toHaveValue('status:offen ');
  await expect(search.group(palette.t.kind.ticket)).toBeVisible();
  await axe(page, { whole: true });
  await shot('filters');
  await search.box.fill('status:quatsch');
  await expect(page.getByText('Den Status „quatsch“ gibt es nicht.')).toBeVisible();
  await search.box.fill('kunde:sonnen');
  await search.options.filter({ hasText: 'kunde:"Bäckerei Sonnental GmbH"' }).click();
  await search.group(palette.t.kind.customer).getByRole('option').click();
  await expect(page).toHaveURL(/customers\/edit\?id=/);
  await page.getByRole('heading', { level: 1, name: /Sonnental/ }).waitFor();
  await palette.open();
  await expect(palette.group(palette.t.here).getByRole('option').first()).toBeVisible();
  await shot('here');
  await palette.option(palette.t.action.ticketForCustomer).click();
  await expect(page).toHaveURL(/\/etc\/tickets\/edit\?customer=/);
});

test('§search opening a hit of another organisation switches to that organisation', async ({ page, signIn, visit }) => {
  await signIn('9001/etc.staff');
  await visit('/etc/tickets');
  const bar = page.getByRole('button', { name: /^Organisation wählen/ });
  await expect(bar).not.toContainText('Sommer Telekom');
  const palette = new Palette(page);
  await palette.open();
  await page.keyboard.type('100003');
  await expect(palette.active).toContainText('100003');
  await expect(palette.active).toContainText('Für Sommer Telekom GmbH');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/etc\/tickets\/edit\?id=[\w-]+$/);
  await expect(bar).toContainText('Sommer Telekom');
  await palette.open();
  await page.keyboard.type('switch organis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Organisation suchen' })).toBeFocused();
});

test('without an answer pages and actions are found all the same, with a sentence for the rest', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/status of 500|ERR_INTERNET_DISCONNECTED/);
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  const palette = new Palette(page);
  await page.route(searches, (route) => route.fulfill({ status: 500, json: { _error: 500 } }));
  await palette.open();
  await page.keyboard.type('kunde');
  await expect(palette.dialog.getByRole('alert')).toContainText(palette.t.failed);
  await expect(palette.option('Neuer Kunde')).toBeVisible();
  await axe(page, { whole: true });
  await page.unroute(searches);
  await palette.dialog.getByRole('button', { name: palette.t.retry }).click();
  await expect(palette.dialog.getByRole('alert')).toBeHidden();
  await page.context().setOffline(true);
  await palette.field.fill('entwürfe');
  await expect(palette.dialog.getByRole('alert')).toContainText(palette.t.offline);
  await expect(palette.option('Vertragsentwürfe')).toBeVisible();
  await page.context().setOffline(false);
});
