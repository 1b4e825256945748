import { localePath } from '#domain/access/routes.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketList } from '../objects/ticket-list.ts';

const lists = '**/api/foundation/*/data?*';
const failure = { status: 500, json: { _error: 500, _errorMessage: 'Es ist ein unerwarteter Fehler aufgetreten.' } };
const refusal = { status: 403, json: { _error: 403, _errorMessage: 'Dafür fehlt Ihnen die Berechtigung.' } };

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  test('§tickets the list shows the newest number first, reserves its space and can be searched', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    const list = new TicketList(page, view);
    await test.step('while the list is on its way, its place is kept', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(lists, async (route) => {
        await released;
        await route.continue();
      });
      await list.open();
      await expect(page.getByRole('status').filter({ hasText: list.ui.loading })).toBeVisible();
      await axe(page, { isLoading: true });
      await shot('loading');
      release();
      await list.shows(5);
      await page.unroute(lists);
    });
    await test.step('§tickets tickets come newest number first, with what they are about and where they stand', async () => {
      const numbers = await list.numbers();
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      await expect(list.chip('open')).toHaveText(/5$/);
      await expect(list.chip('mine')).toHaveText(/1$/);
      await expect(list.chip('closed')).toHaveText(/1$/);
      await expect(list.chip('all')).toHaveText(/6$/);
      const waiting = list.rows.filter({ hasText: list.t.status.waiting });
      await expect(waiting).toContainText(list.t.type.etcBillingRequest);
      await expect(waiting).toContainText(list.t.category.etcBillingRequest.newContract);
      await expect(waiting).toContainText('Bäckerei Sonnental GmbH');
      await expect(waiting).toContainText(view.locale === 'de' ? '3 Anlagen' : '3 attachments');
      await expect(waiting).toHaveClass(/bg-warn-tint/);
      await expect(list.rows.filter({ hasText: list.t.type.etcProjectRequest })).toContainText(
        view.locale === 'de' ? 'benötigt bis' : 'needed by',
      );
      await axe(page);
      await shot('filled');
    });
    await test.step('a search without a match says so and can be taken back', async () => {
      await list.search.fill('gibtesnicht');
      await expect(page.getByText(list.t.list.noMatch)).toBeVisible();
      await expect(page).toHaveURL(/search=gibtesnicht/);
      await axe(page);
      await shot('no-match');
      await list.button(list.record.empty.reset).click();
      await list.shows(6);
      await expect(list.search).toHaveValue('');
    });
  });

  test('an organisation without tickets has nothing to save and is offered its first', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1004/plain.user');
    const list = new TicketList(page, view);
    await list.open();
    await expect(page.getByText(list.t.list.none)).toBeVisible();
    await axe(page);
    await shot('none');
    await list.export();
    await expect(page.getByText(list.record.export.nothing)).toBeVisible();
    await page.getByRole('status').getByRole('link', { name: list.t.list.create }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath('/etc/tickets/edit', view.locale)}$`));
  });

  test('§6 §8 the list explains a missing right and offers a retry after a failure', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    await signIn('1001/sp.admin');
    const list = new TicketList(page, view);
    await test.step('§tickets who may not see the tickets of an organisation is told so', async () => {
      expectConsole(/status of 403 .*\/data\?/);
      await page.route(lists, (route) => route.fulfill(refusal));
      await list.open();
      await expect(page.getByText(list.t.list.noRight)).toBeVisible();
      await expect(page.getByRole('link', { name: list.record.empty.home })).toBeVisible();
      await axe(page);
      await shot('no-right');
      await page.unroute(lists);
    });
    await test.step('§tickets a list that fails can be tried again', async () => {
      expectConsole(/status of 500/);
      await page.route(lists, (route) => route.fulfill(failure));
      await list.open();
      await expect(page.getByRole('alert').filter({ hasText: list.t.list.failed })).toBeVisible();
      await axe(page);
      await shot('failed');
      await page.unroute(lists);
      await list.button(list.ui.retry).click();
      await list.shows(5);
    });
  });
});

test('with the keyboard alone the order is changed, and a ticket is found and opened', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const list = new TicketList(page);
  await test.step('the order is changed, and the header says so', async () => {
    await list.open('?status=all');
    await list.shows(6);
    const header = page.getByRole('columnheader', { name: list.t.column.foreignid });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => list.numbers()).toEqual((await list.numbers()).toSorted((a, b) => a - b));
  });
  await test.step('a ticket is found and opened', async () => {
    await list.open();
    await list.shows(5);
    await list.search.focus();
    await page.keyboard.type('Adler');
    await page.keyboard.press('Enter');
    await list.shows(1);
    await list.links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kanzlei Adler & Specht');
  });
});
