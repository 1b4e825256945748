import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';

const reads = '**/api/foundation/*/data/*?*';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  test('§tickets a ticket shows all its data, and a missing one leads back to the overview', async ({
    page,
    portal,
    shot,
    expectConsole,
  }) => {
    const ticket = new TicketDetail(page, view);
    await test.step('§tickets it shows the request, its progress, its attachments and its contact', async () => {
      const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
      await ticket.open((await calls.waitingTicket()).id);
      await expect(ticket.heading).toContainText(`· ${ticket.t.category.etcBillingRequest.newContract}`);
      await expect(page).toHaveTitle(new RegExp(` · ${ticket.t.category.etcBillingRequest.newContract} – `));
      await expect(ticket.status).toHaveText(ticket.t.status.waiting);
      await expect(ticket.request).toContainText(ticket.t.category.etcBillingRequest.newContract);
      await expect(ticket.request).toContainText('Bäckerei Sonnental GmbH, V-48213');
      await expect(ticket.events).toHaveCount(3);
      await expect(ticket.events.nth(1)).toContainText(ticket.t.history.asks);
      await expect(ticket.events.nth(1)).toContainText('(ETC Distribution GmbH)');
      await expect(page.getByRole('heading', { name: 'Bitte senden Sie uns noch das Aktivierungsdatum.' })).toHaveCount(
        1,
      );
      await expect(ticket.reply).toBeVisible();
      await expect(ticket.attachments.getByRole('listitem')).toHaveCount(3);
      await expect(ticket.contact).toContainText('Jens Winter');
      await expect(ticket.contact.getByRole('link', { name: '+49 30 23125-302' })).toHaveAttribute(
        'href',
        'tel:+493023125302',
      );
      await axe(page);
      await shot('detail');
    });
    await test.step('a ticket that is not there leads back to the overview', async () => {
      expectConsole(/status of 404/);
      await ticket.open('01890a5d-ac96-774b-bcce-b302099a8057');
      await expect(page.getByText(ticket.t.one.missing)).toBeVisible();
      await axe(page);
      await shot('missing');
      await page.getByRole('link', { name: ticket.t.one.back }).click();
      await expect(page).toHaveURL(/\/etc\/tickets$/);
    });
  });

  test('§5 §8 notes and reopenings need a text and appear in the history', async ({
    page,
    portal,
    shot,
    expectConsole,
  }) => {
    const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    const ticket = new TicketDetail(page, view);
    await test.step('§5-1 an empty note is not sent; a note is added with author and time', async () => {
      const { id, foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await ticket.open(id);
      await ticket.shows(foreignid);
      await ticket.note.fill('   ');
      await ticket.button(ticket.t.note.submit).click();
      await expect(page.getByText(ticket.validation.missing.note).first()).toBeVisible();
      expect(posts).toEqual([]);
      await axe(page);
      await shot('note-refused');
      await ticket.note.fill('Erreichbar bis 16 Uhr.\nDanach mobil.');
      await ticket.button(ticket.t.note.submit).click();
      await expect(ticket.events.first()).toContainText('Erreichbar bis 16 Uhr.');
      await expect(ticket.events.first()).toContainText('Petra Sommer');
      await expect(ticket.note).toHaveValue('');
      await expect(page.getByText(ticket.ui.formInputSaved.split('{{')[0] ?? '')).toBeHidden();
      await page.reload();
      await expect(ticket.events).toHaveCount(2);
      await expect(ticket.note).toHaveValue('');
    });
    await test.step('§5-2 a closed ticket is reopened with a reason', async () => {
      const staff = await TicketCalls.as('9001/etc.staff', portal.url, '1001');
      const { id, foreignid } = await staff.create('Bitte um Rückruf wegen der Leitung');
      await staff.move(id, ['closed', 'Telefonisch geklärt.']);
      await ticket.open(id);
      await ticket.shows(foreignid);
      await ticket.button(ticket.t.reopen.open).click();
      await expect(ticket.reason).toBeFocused();
      await ticket.button(ticket.t.reopen.submit).click();
      await expect(page.getByText(ticket.validation.missing.reason).first()).toBeVisible();
      await axe(page);
      await shot('reopen');
      await ticket.reason.fill('Der Fehler ist wieder da.');
      await ticket.button(ticket.t.reopen.submit).click();
      await expect(ticket.status).toHaveText(ticket.t.status.reopened);
      await expect(ticket.heading).toBeFocused();
      await expect(ticket.events.first()).toContainText('Der Fehler ist wieder da.');
      await expect(ticket.button(ticket.t.reopen.open)).toBeHidden();
    });
    await test.step('§tickets a ticket that cannot be loaded can be tried again', async () => {
      expectConsole(/status of 503/);
      const { id, foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
      await page.route(reads, (route) => route.fulfill({ status: 503, json: { _error: 503 } }));
      await ticket.open(id);
      await expect(page.getByRole('alert').filter({ hasText: ticket.t.one.failed })).toBeVisible();
      await axe(page);
      await shot('failed');
      await page.unroute(reads);
      await ticket.button(ticket.ui.retry).click();
      await ticket.shows(foreignid);
    });
  });
});

test('§3 §4 each ticket type shows the fields of its form, on screen and on paper', async ({ page, portal, shot }) => {
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const ticket = new TicketDetail(page);
  await test.step('§tickets a callback request has no attachments and asks for none', async () => {
    const { id, foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('filebrowser') && requests.push(request.url()));
    await ticket.open(id);
    await ticket.shows(foreignid);
    await expect(ticket.contact).toBeVisible();
    await expect(ticket.attachments).toBeHidden();
    expect(requests).toEqual([]);
  });
  await test.step('§tickets each type shows the fields of its form', async () => {
    await ticket.open((await calls.newest('value5:etcProjectRequest Adler')).id);
    await expect(ticket.request).toContainText(/VorhabenNeugeschäft/);
    await expect(ticket.request).toContainText(/BereichFestnetz/);
    await expect(ticket.request).toContainText(/Benötigt bis\d\d\.\d\d\.\d{4}/);
    await expect(ticket.request).toContainText(/AnschriftMusterkai 5, 20457 Hamburg/);
    await expect(ticket.request).toContainText(/24 Arbeitsplätze, zwei Standorte/);
    await expect(ticket.request).toContainText(/Datenschutz[\s\S]*Bestätigt am .* von Petra Sommer/);
    await expect(ticket.request).not.toContainText('Mobiltelefon');
    await expect(ticket.attachments).toContainText(ticket.record.files.none);

    await ticket.open((await calls.newest('Provisionsstaffel')).id);
    await expect(ticket.request).toContainText(/NetzbetreiberVierfunk Mobil GmbH/);
    await expect(ticket.request).toContainText(/BeschreibungFür drei Verträge/);
  });
  await test.step('in print stands what matters, without what can be pressed', async () => {
    await ticket.open((await calls.waitingTicket()).id);
    await expect(ticket.attachments.getByRole('listitem')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^ETC - Sommer Telekom GmbH · gedruckt am/)).toBeVisible();
    for (const part of [ticket.heading, ticket.status, ticket.request, ticket.history, ticket.attachments])
      await expect(part).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), ticket.note, page.getByRole('button')])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    await shot('print');
  });
});

test('a ticket closed for more than 90 days offers a new one instead', async ({ page, portal }) => {
  const staff = await TicketCalls.as('9001/etc.staff', portal.url, '1001');
  const { id } = await staff.create('Bitte um Rückruf wegen der Leitung');
  await staff.move(id, ['closed']);
  await page.route(reads, async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    for (const event of record.data.history) event.at -= 91 * 86_400_000;
    await route.fulfill({ response: answer, json: record });
  });
  const ticket = new TicketDetail(page);
  await ticket.open(id);
  await expect(page.getByText(ticket.t.reopen.over)).toBeVisible();
  await expect(ticket.button(ticket.t.reopen.open)).toBeHidden();
  await expect(page.getByRole('link', { name: ticket.t.list.create })).toBeVisible();
});
