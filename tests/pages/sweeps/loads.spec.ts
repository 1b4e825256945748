import type { Page } from '@playwright/test';
import shell from '#i18n/de/shell.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { openAlive } from '../objects/session-tab.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';
import { TicketList } from '../objects/ticket-list.ts';

const api = '**/api/**';
const skeletons = (page: Page) => page.locator('main .skeleton');
const retries = (page: Page) => page.getByRole('button', { name: ui.retry });

test('§faults without the organisation nothing waits for ever either', async ({ page, signIn, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await signIn('1001/sp.user', '1001');
  await page.route(api, (route) => route.abort());
  await page.goto('/my-portal');
  await expect(page.locator('#content').getByRole('button', { name: ui.retry })).toHaveCount(1);
  await expect(skeletons(page)).toHaveCount(0);
  await page.unroute(api);
  await page.locator('#content').getByRole('button', { name: ui.retry }).click();
  await expect(page.getByRole('heading', { name: 'Wartet auf Sie' })).toBeVisible();
});

test('§faults a list that cannot be loaded again stays, and says so until it is', async ({
  page,
  signIn,
  expectConsole,
  shot,
}) => {
  expectConsole(/ERR_FAILED/);
  await signIn('1001/sp.user', '1001');
  const list = new TicketList(page);
  await list.open();
  const row = list.links.first();
  await expect(row).toBeVisible();
  await page.route(api, (route) => route.abort());
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: ui.outdatedTitle });
  await expect(notice).toBeVisible();
  await expect(row).toBeVisible();
  await shot('outdated');
  await page.unroute(api);
  await notice.getByRole('button', { name: ui.retry }).click();
  await expect(notice).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('§faults a ticket that cannot be loaded again stays, and says so', async ({
  page,
  signIn,
  portal,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const { id, foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
  await signIn('1001/sp.admin', '1001');
  const ticket = new TicketDetail(page);
  await ticket.open(id);
  await ticket.shows(foreignid);
  await page.route('**/api/foundation/*/data/*', (route) => route.fulfill({ status: 503, json: { _error: 503 } }));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const notice = page.getByRole('status').filter({ hasText: ui.outdatedTitle });
  await expect(notice).toBeVisible();
  await ticket.shows(foreignid);
  await page.unroute('**/api/foundation/*/data/*');
  await notice.getByRole('button', { name: ui.retry }).click();
  await expect(notice).toHaveCount(0);
});

test('§faults a notice reports a lost server within two seconds, until a call succeeds', async ({
  page,
  signIn,
  expectConsole,
  shot,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await signIn('1001/sp.user', '1001');
  await openAlive(page, '/etc/tickets');
  await page.route(api, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('main').getByRole('searchbox').fill('Adler');
  await failed;
  const notice = page.getByRole('status').filter({ hasText: shell.line.silentTitle });
  await expect(notice).toBeVisible({ timeout: 2000 });
  await shot('silent');
  await page.unroute(api);
  await retries(page).first().click();
  await expect(notice).toHaveCount(0);
});

test('§faults an organisation that cannot be searched for can be searched for again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await signIn('1001/sp.user', '1001');
  await openAlive(page, '/my-portal');
  await page.getByRole('button', { name: shell.chooseFoundation }).click();
  await page.route('**/api/foundation?*', (route) => route.abort());
  await page.getByRole('combobox', { name: shell.searchFoundation }).fill('winter');
  const failure = page.getByRole('alert').filter({ hasText: shell.searchFailed });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/foundation?*');
  await failure.getByRole('button', { name: shell.retry }).click();
  await expect(page.locator('header').getByRole('option', { name: /Winter IT-Service/ })).toBeVisible();
});
