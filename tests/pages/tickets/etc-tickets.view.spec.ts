import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import lists from '#i18n/de/lists.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { screens } from '../fixtures/view.ts';
import { forEachView } from '../fixtures/views.ts';
import { Chrome } from '../objects/chrome.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketList } from '../objects/ticket-list.ts';

test.describe('the address holds the view', () => {
  test('every choice enters the address, Back reverts it, and impossible values are ignored', async ({
    page,
    signIn,
  }) => {
    await signIn('1001/sp.admin');
    const list = new TicketList(page);
    await test.step('every choice goes into it, and Back takes it back', async () => {
      await list.open();
      await list.shows(5);
      await list.chip('closed').click();
      await expect(page).toHaveURL(/\?status=closed$/);
      await list.shows(1);
      await list.chip('all').click();
      await list.narrow(list.t.column.type, list.t.type.etcCallBackRequest);
      await expect(list.token(list.t.type.etcCallBackRequest)).toBeFocused();
      await list.shows(3);
      await list.sortBy('modified');
      const address = new URL(page.url());
      expect(Object.fromEntries(address.searchParams)).toEqual({
        status: 'all',
        type: 'etcCallBackRequest',
        sort: 'modified',
      });
      await page.goBack();
      await page.goBack();
      await list.shows(6);
      await expect(list.token(list.t.type.etcCallBackRequest)).toBeHidden();
      await page.goBack();
      await list.shows(1);
      await expect(list.chip('closed')).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('the list is sorted by any column at the server', async () => {
      await list.open('?status=all');
      await list.shows(6);
      for (const [column, field, name] of [
        ['type', 'value5', 'kind'],
        ['subject', 'value1', 'subject'],
        ['status', 'value2', 'state'],
        ['modified', 'modified', 'modified'],
      ] as const) {
        const nextRequest = page.waitForRequest(
          (request) => new URL(request.url()).searchParams.get('_sort') === field,
        );
        await list.sortBy(column);
        await nextRequest;
        await expect(page).toHaveURL(new RegExp(`sort=${name}$`));
      }
    });
    await test.step('a link may name a single status, which is a chip while it is chosen', async () => {
      await list.open('?status=reopened');
      await list.shows(1);
      await expect(page.getByRole('button', { name: new RegExp(`^${list.t.status.reopened} ?1$`) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await test.step('impossible values in the address are ignored', async () => {
      await list.open('?status=%3Cscript%3E&sort=password&page=-1&rows=9999&type=x');
      await list.shows(5);
    });
  });

  test('a link shows the same view to another user', async ({ page, signIn }) => {
    await signIn('1001/sp.user', '1001');
    const list = new TicketList(page);
    await list.open('?search=Sonnental&status=all&sort=foreignid&rows=10');
    await list.shows(2);
    await expect(list.search).toHaveValue('Sonnental');
    const numbers = await list.numbers();
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});

forEachView(['de'], ['desktop', 'phone'], (view) => {
  test('pages, and Back from a ticket to the place where it stood', async ({ page, signIn, portal }) => {
    const calls = await TicketCalls.as('2001/ws.user', portal.url, '2001');
    await calls.fillUpTo(32);
    await signIn('2001/ws.user');
    const list = new TicketList(page, view);
    await list.open();
    await list.shows(25);
    await list.button(list.ui.next).click();
    await list.shows(7);
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByText(view.locale === 'de' ? '26 bis 32 von 32' : '26 to 32 of 32')).toBeVisible();
    await page.goBack();
    await list.shows(25);
    const link = list.links.nth(18);
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('·');
    await page.goBack();
    await list.shows(25);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.getByRole('combobox', { name: list.ui.rows }).selectOption('50');
    await list.shows(32);
    await expect(page).toHaveURL(/rows=50$/);
  });
});

test.describe('the cache', () => {
  test('§tickets shows the list at once on the next visit, refreshes it behind, and goes at logout', async ({
    page,
    signIn,
  }) => {
    await signIn('1001/sp.admin');
    const list = new TicketList(page);
    await test.step('it shows the list at once on the next visit, and refreshes it behind', async () => {
      await list.open();
      await list.shows(5);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/foundation/*/data?*', async (route) => {
        await released;
        await route.continue();
      });
      await page.reload();
      await list.shows(5);
      await expect(page.getByText(list.ui.refreshing)).toBeAttached();
      release();
      await expect(page.getByText(list.ui.refreshing)).not.toBeAttached();
    });
    await test.step('§tickets it goes at logout', async () => {
      const chrome = new Chrome(page);
      await chrome.account.click();
      await chrome.logout.click();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        'Sonnental',
      );
    });
  });

  test('§tickets a change of the organisation shows nothing of the one before', async ({ page, signIn }) => {
    await signIn('1001/sp.user', '1001');
    const list = new TicketList(page);
    const chrome = new Chrome(page);
    await list.open('?status=all');
    await list.shows(6);
    await chrome.organisation.click();
    await chrome.organisationOption(/Winter/).click();
    await expect(page.getByText(list.t.list.none)).toBeVisible();
    await list.shows(0);
    expect(await page.evaluate(() => localStorage.getItem('portal.cache.tickets.rows'))).not.toContain('Sonnental');
  });
});

/** What can be pressed below the messages of the page, and bars at its foot. */
const below = (page: Page) =>
  page.evaluate(() => {
    const messages = document.querySelector('[role=log] > ul')?.getBoundingClientRect();
    if (!messages) return ['no message'];
    const others = document.querySelectorAll('a[href], button, input, select, summary, main section[aria-label]');
    return [...others]
      .filter((one) => !one.closest('[role=log]') && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isBeside = right <= messages.left || left >= messages.right || bottom <= messages.top;
        return right - left > 1 && !isBeside && top < messages.bottom;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });

test('§list-views.bulk-actions marked tickets are answered at once, with a report for each', async ({
  page,
  signIn,
}) => {
  await signIn('9001/etc.staff', '1001');
  const list = new TicketList(page);
  await list.open('?status=all');
  await list.shows(6);
  const bar = page.getByRole('region', { name: lists.marks.bar });
  await list.rows.getByRole('checkbox').first().click();

  await test.step('a message lies over no link, foot bar or pager, on a phone neither', async () => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await bar.getByRole('button', { name: lists.bulk.export }).click();
      await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
      await expect.poll(() => below(page), `${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
      await page.getByRole('log').getByRole('button').first().click();
      await bar.getByRole('button', { name: lists.bulk.export }).click();
      await expect.poll(() => below(page), `${width} px, at the end`).toEqual([]);
      await page.getByRole('log').getByRole('button').first().click();
    }
    await page.setViewportSize(screens.desktop.viewport);
  });
  await test.step('an open one gets a day on which it is looked at again', async () => {
    await bar.getByRole('button', { name: lists.bulk.followUp.button }).click();
    const form = page.getByRole('dialog', { name: lists.bulk.followUp.tickets_one });
    await expect(form.getByRole('textbox')).toHaveCount(1);
    await form
      .getByRole('textbox', { name: lists.bulk.followUp.date })
      .fill(formatCalendarDay(addDays(berlinDay(Date.now()), 7), 'de'));
    await axe(page);
    await form.getByRole('button', { name: lists.bulk.followUp.submit }).click();
    const report = page.getByRole('dialog', { name: new RegExp(lists.bulk.followUp.button) });
    await expect(report.getByText(lists.report.done, { exact: true })).toBeVisible();
    await report.getByRole('button', { name: list.ui.close }).last().click();
    await expect(bar).toBeHidden();
  });
  await list.rows.getByRole('checkbox').first().click();
  await bar.getByRole('button', { name: lists.marks.all.replace('{{total}}', '6') }).click();
  await bar.getByRole('button', { name: lists.bulk.answer.button }).click();
  const form = page.getByRole('dialog', { name: lists.bulk.answer.title_other.replace('{{count}}', '6') });
  await form.getByRole('textbox', { name: lists.bulk.answer.note }).fill('Hallo {Name}, das ist erledigt.');
  await form.getByRole('combobox', { name: lists.bulk.answer.status }).selectOption('closed');
  await axe(page);
  await form.getByRole('button', { name: lists.bulk.answer.submit }).click();

  const report = page.getByRole('dialog', { name: new RegExp(lists.report.csv.split(' ')[0] ?? '') });
  await expect(report.getByText(lists.report.refused, { exact: true }).first()).toBeVisible();
  await expect(report.getByText(lists.report.done, { exact: true })).not.toHaveCount(0);
  await axe(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: lists.report.csv }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(7);
  await report.getByRole('button', { name: list.ui.close }).last().click();
  // What was not done stays marked.
  const refusals = lines.filter((line) => line.includes(lists.report.refused)).length;
  await expect(bar.getByText(lists.marks.count_other.replace('{{count}}', String(refusals)))).toBeVisible();
});
