import type { Locator, Page, Request } from '@playwright/test';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { earliestNeededBy } from '#domain/tickets/needed-by-date.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { LoginPage } from '../objects/login-page.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

const isCreate = (request: Request) => request.method() === 'POST' && /\/foundation\/\d+\/data$/.test(request.url());

/** The create calls that the page makes from now on. */
function creates(page: Page): Request[] {
  const log: Request[] = [];
  page.on('request', (request) => {
    if (isCreate(request)) log.push(request);
  });
  return log;
}

async function toContact(ticket: TicketForm, description = 'Wo steht der Auftrag 4711?'): Promise<void> {
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill(description);
  await ticket.next('contact');
}

test('§5-10 Cancel in the data-protection dialog sends nothing and stays at the contact', async ({ page }) => {
  const sent = creates(page);
  const ticket = new TicketForm(page, 'de');
  const { offer } = ticket.form;
  const now = Date.now();
  const day = earliestNeededBy(berlinDay(now), publicHolidays('', new Date(now).getFullYear(), 2));
  await ticket.open({ type: 'etcProjectRequest' });
  await ticket.fillOffer();
  await ticket.text(offer.neededBy).fill(day.split('-').reverse().join('.'));
  await ticket.next('files');
  await ticket.next('contact');
  await ticket.submitButton.click();
  await expect(ticket.consent).toContainText('die Einwilligungen aller betroffenen Personen vorliegen');
  // Nothing is being sent behind the question.
  await expect(page.locator('form [aria-busy]')).toHaveCount(0);
  await ticket.consent.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(ticket.consent).toBeHidden();
  await expect(page).toHaveURL(/step=contact/);
  await ticket.submitButton.click();
  await page.keyboard.press('Escape');
  await expect(ticket.consent).toBeHidden();
  expect(sent).toHaveLength(0);
  await ticket.submitButton.click();
  await ticket.consent.getByRole('button', { name: 'OK', exact: true }).click();
  await ticket.created();
  expect(sent[0]?.postDataJSON()).toMatchObject({ consent: true });
  expect(sent[0]?.postDataJSON()).not.toHaveProperty('goal');
});

test('§form-input a category in the link overrides the saved one, and a double press sends once', async ({ page }) => {
  const sent = creates(page);
  const ticket = new TicketForm(page, 'de');
  await test.step('§faults a link with a category wins over the one kept from before', async () => {
    await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
    await ticket.text(ticket.form.description).fill('Eine angefangene Frage');
    await ticket.open({ type: 'etcCallBackRequest', category: 'tariff' });
    await expect(ticket.summary).toContainText('Tarif- und Produktberatung');
    await expect(ticket.text(ticket.form.description)).toHaveValue('Eine angefangene Frage');
  });
  await test.step('§form-input a double press sends one request', async () => {
    await ticket.next('contact');
    await ticket.submitButton.dblclick();
    await ticket.created();
    expect(sent).toHaveLength(1);
  });
});

const keysOf = (sent: readonly Request[]) => sent.map((request) => request.headers()['idempotency-key']);

test('§form-input a request without an answer is repeated as the same one, even after a reload', async ({
  page,
  portal,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const sent = creates(page);
  const ticket = new TicketForm(page, 'de');
  await test.step('§form-input it is sent again as the same one, without the user', async () => {
    await toContact(ticket, 'Wohin ging die Lieferung 0815?');
    await page.route(
      '**/api/foundation/*/data',
      async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(201);
        await route.abort();
      },
      { times: 1 },
    );
    const number = await ticket.send();
    expect(keysOf(sent)).toEqual(Array(2).fill(keysOf(sent)[0]));
    await page.goto(`${portal.url}/etc/tickets?search=0815`);
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
  await test.step('§form-input it is the same one also after a reload', async () => {
    await toContact(ticket, 'Wohin ging die Lieferung 0816?');
    await ticket.text(ticket.form.contact.firstName).fill('Paula');
    const call = '**/api/foundation/*/data';
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed', isCreate);
    await ticket.submitButton.click();
    await lost;
    await expect(page.getByRole('button', { name: ticket.ui.busy })).toBeVisible();
    await page.reload();
    await page.unroute(call);
    await expect(ticket.text(ticket.form.contact.firstName)).toHaveValue('Paula');
    const number = await ticket.send();
    expect(new Set(keysOf(sent.slice(2))).size).toBe(1);
    await page.goto(`${portal.url}/etc/tickets?search=0816`);
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('§form-input a server that fails leaves everything as it was', async ({ page, expectConsole }) => {
  expectConsole(/500/);
  const ticket = new TicketForm(page, 'en');
  await toContact(ticket);
  await page.route('**/api/foundation/*/data', (route) => route.fulfill({ status: 500, json: { _error: 500 } }));
  await ticket.submitButton.click();
  await expect(page.getByText('The ticket could not be sent. Please try again.')).toBeVisible();
  await page.unroute('**/api/foundation/*/data');
  await ticket.send();
});

test('§form-input form input returns after a new login if the session ended on another page', async ({
  page,
  portal,
  expectConsole,
}) => {
  expectConsole(/401/);
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcBillingRequest', category: 'renewal' });
  await ticket.text(ticket.form.customerOrContract).fill('Steinbach Metallbau');
  await ticket.next('files');
  await ticket.upload(ticket.form.files, pdfFile('eins.pdf'), pdfFile('zwei.pdf'));
  await ticket.next('contact');
  const session = await page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
  const { token } = JSON.parse(session ?? '{}');
  await fetch(`${portal.url}/api/jwt_token`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  await ticket.submitButton.click();
  await expect(new PasswordDialog(page).box).toBeVisible();
  await page.reload();
  const login = new LoginPage(page);
  await expect(page.getByText('Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich neu ein.')).toBeVisible();
  await login.signIn('1001/sp.admin');
  await expect(page).toHaveURL(/type=etcBillingRequest&step=contact/);
  await expect(ticket.summary).toContainText('Steinbach Metallbau');
  await expect(ticket.summary).toContainText('2 von 2 bis 15');
  await ticket.send();
});

test('§faults typed and uploaded input survives Back, Forward and a reload until it is sent', async ({ page }) => {
  const ticket = new TicketForm(page, 'de');
  const { form } = ticket;
  await ticket.open();
  await ticket.chooseKind('etcBillingRequest');
  await ticket.category('etcBillingRequest', 'option');
  await ticket.text(form.customerOrContract).fill('Turnverein Grünau e. V.');
  await ticket.next('files');
  await ticket.upload(form.files, pdfFile('Rechnung.pdf'), pdfFile('Vertrag.pdf'));
  await ticket.next('contact');
  await ticket.text(form.contact.firstName).fill('Paula');
  await page.goBack();
  await expect(ticket.row(form.files, 'Vertrag.pdf')).toBeVisible();
  await ticket.button('Zurück').click();
  await expect(ticket.text(form.customerOrContract)).toHaveValue('Turnverein Grünau e. V.');
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(ticket.summary).toContainText('Zusatzoption nicht abgerechnet');
  await ticket.next('files');
  await expect(ticket.row(form.files, 'Rechnung.pdf')).toContainText('hochgeladen');
  await ticket.next('contact');
  await expect(ticket.text(form.contact.firstName)).toHaveValue('Paula');
  await ticket.send();
  await test.step('§faults a link to a later step begins where nothing has been filled in yet', async () => {
    await ticket.open({ type: 'etcBillingRequest', step: 'contact' });
    await expect(ticket.text(form.customerOrContract)).toHaveValue('');
    await expect(ticket.text(form.customerOrContract)).toBeVisible();
    await expect(page).not.toHaveURL(/step=/);
  });
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('§faults a callback request can be sent with the keyboard alone', async ({ page }) => {
  const ticket = new TicketForm(page, 'de');
  await ticket.open();
  await tabTo(page, page.getByRole('link', { name: 'Rückrufbitte' }));
  await page.keyboard.press('Enter');
  await expect(ticket.heading).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Kategorie' }));
  await page.keyboard.type('Portal');
  await tabTo(page, ticket.text('Beschreibung'));
  await page.keyboard.type('kurz');
  await tabTo(page, ticket.button('Weiter'));
  await page.keyboard.press('Enter');
  await expect(ticket.errors).toBeFocused();
  await tabTo(page, ticket.errors.getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(ticket.text('Beschreibung')).toBeFocused();
  await page.keyboard.type(' und jetzt lang genug');
  await tabTo(page, ticket.button('Weiter'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=contact/);
  await tabTo(page, ticket.submitButton);
  await page.keyboard.press('Enter');
  await ticket.created();
});
