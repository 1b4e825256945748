import type { Page } from '@playwright/test';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { Chrome } from '../objects/chrome.ts';
import { LoginPage } from '../objects/login-page.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';

const texts = {
  de: {
    bell: /^Benachrichtigungen/,
    unread: /^Benachrichtigungen, \d+ ungelesen$/,
    answer: 'Neue Antwort',
    all: 'Alle Benachrichtigungen',
    event: 'Nach Ereignis filtern',
    newsletters: 'Newsletter',
    none: 'Keine Benachrichtigung passt zu diesem Filter',
    showAll: 'Alle anzeigen',
    markAll: 'Alle als gelesen markieren',
    onlyUnread: 'Ungelesen',
    allRead: 'Sie haben alles gelesen',
    markRead: /^Als gelesen markieren:/,
  },
  en: {
    bell: /^Notifications/,
    unread: /^Notifications, \d+ unread$/,
    answer: 'New reply',
    all: 'All notifications',
    event: 'Filter by event',
    newsletters: 'Portings',
    none: 'No notification matches this filter',
    showAll: 'Show all',
    markAll: 'Mark all as read',
    onlyUnread: 'Unread',
    allRead: 'You are all caught up',
    markRead: /^Mark as read:/,
  },
} as const;

/** What the German bell is called with so many unread notifications. */
const nameOf = (unread: number) => (unread > 0 ? `Benachrichtigungen, ${unread} ungelesen` : 'Benachrichtigungen');
const isCount = (call: { url(): string }) => call.url().endsWith('/me/notifications?limit=0');

const bellOf = (page: Page) => page.locator('#bell').getByRole('button', { name: texts.de.bell });

/** Creates a ticket of an organisation with the user as contact; `answer` replies as the distributor. */
async function ticketOf(origin: string, user: string, trid: string) {
  const partner = await TicketCalls.as(`1001/${user}`, origin, trid);
  const { id } = await partner.create('Bitte rufen Sie wegen der Leitung zurück.', {
    contactEmail: `${user}@p1001.example.com`,
  });
  const staff = await TicketCalls.as('9001/etc.staff', origin, trid);
  return { id, answer: () => staff.act(id, { _action: 'append', note: 'Wir melden uns.' }) };
}

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const t = texts[locale];

  test('§notifications what is new stands under the bell and on a page of its own', async ({
    page,
    portal,
    signIn,
    visit,
    shot,
  }) => {
    const { answer } = await ticketOf(portal.url, 'sp.admin', '1001');
    for (let times = 0; times < 2; times += 1) await answer();
    await signIn('1001/sp.admin', '1001');
    await visit('/my-portal');
    const bell = page.locator('#bell').getByRole('button', { name: t.unread });
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: t.bell });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('link', { name: t.answer }).first()).toBeVisible();
    await axe(page, { whole: true });
    await shot('panel');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();

    await bell.click();
    await panel.getByRole('link', { name: t.all }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: t.answer }).first()).toBeVisible();
    await axe(page, { whole: true });
    await shot('page');

    const unread = main.getByRole('button', { name: t.markRead });
    const before = await unread.count();
    await unread.first().click();
    await expect(unread).toHaveCount(before - 1);
    await main.getByRole('button', { name: t.markAll }).click();
    await expect(unread).toHaveCount(0);
    await main.getByRole('button', { name: t.onlyUnread }).click();
    await expect(main.getByText(t.allRead)).toBeVisible();
    await main.getByRole('button', { name: t.showAll }).click();
    await expect(main.getByRole('link', { name: t.answer }).first()).toBeVisible();
    await main.getByLabel(t.event).selectOption('porting');
    await expect(main.getByText(t.none)).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('link', { name: t.answer }).first()).toBeVisible();
  });
});

test('§notifications one tab polls the server, and all open tabs show what is new or read', async ({
  page,
  context,
  portal,
  signIn,
}) => {
  const { id, answer } = await ticketOf(portal.url, 'sp.user', '1001');
  await signIn('1001/sp.user', '1001');
  await page.clock.install();
  const other = await context.newPage();
  const first = page.waitForResponse(isCount);
  await page.goto('/my-portal');
  const { unread } = (await (await first).json()) as { unread: number };
  await other.goto('/etc/tickets');
  await page.bringToFront();
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName(nameOf(unread));
  const requests: string[] = [];
  context.on('request', (request) => {
    if (isCount(request)) requests.push(request.url());
  });
  await answer();
  let minutes = 0;
  await expect(async () => {
    minutes += 1;
    await page.clock.fastForward(61_000);
    await expect(bellOf(page)).toHaveAccessibleName(nameOf(unread + 1), { timeout: 2000 });
  }).toPass();
  await expect(bellOf(other)).toHaveAccessibleName(nameOf(unread + 1));
  expect(requests.length).toBeLessThanOrEqual(minutes);

  await bellOf(page).click();
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) });
  await row.getByRole('button', { name: texts.de.markRead }).click();
  await expect(row.getByText('Ungelesen')).toBeHidden();
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName(nameOf(unread));
});

test('§4, §6 a notification opens its record and switches to the organisation of the record', async ({
  page,
  portal,
  signIn,
  visit,
}) => {
  const { id, answer } = await ticketOf(portal.url, 'sp.user', '1002');
  await answer();
  await signIn('1001/sp.user', '1001');
  await visit('/notifications');
  await page.locator(`main a[href*="${id}"]`).click();
  await expect(page.getByText('Sie handeln jetzt für ETC - Winter IT-Service.')).toBeVisible();
  await expect(page.getByText('Wir melden uns.').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/etc/tickets/edit\\?id=${id}$`));
  await new Chrome(page).actsFor('ETC - Winter IT-Service');

  await test.step('§6 a link that names an organisation of others changes nothing', async () => {
    await page.goto('/my-portal?trid=2001');
    await new Chrome(page).actsFor('ETC - Winter IT-Service');
    await expect(page).toHaveURL(/\/my-portal$/);
  });
});

test('§notifications a link of a mail leads through the login to its record for its organisation', async ({
  page,
  portal,
}) => {
  const { id, answer } = await ticketOf(portal.url, 'sp.user', '1002');
  await answer();
  await page.goto(`/etc/tickets/edit?id=${id}&trid=1002`);
  const login = new LoginPage(page);
  await login.signIn('1001/sp.user');
  await expect(page.getByText('Wir melden uns.').first()).toBeVisible();
  await new Chrome(page).actsFor('ETC - Winter IT-Service');
});

test('§notifications the list says when it cannot be loaded, and loads again', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/503/);
  await signIn('1001/sp.admin', '1001');
  const fail = { status: 503, json: { _error: { code: 503 } } };
  await page.route('**/api/me/notifications*', (route) => route.fulfill(fail));
  await visit('/notifications');
  await expect(page.getByText('Ihre Benachrichtigungen konnten nicht geladen werden.')).toBeVisible();
  await page.unroute('**/api/me/notifications*');
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
});
