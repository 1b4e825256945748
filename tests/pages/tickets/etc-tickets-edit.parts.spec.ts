import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

/** Holds back what the address names until it is let go; `answer` says what becomes of it then. */
async function hold(page: Page, url: RegExp, answer: (route: Route) => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate.promise;
    await answer(route);
  });
  return gate.resolve;
}

/** A form in which a user types while the colleagues load and the code of their field is still missing. */
async function typing(page: Page, code: (route: Route) => Promise<void>) {
  const ticket = new TicketForm(page, 'de');
  const colleagues = await hold(page, /\/colleagues/, (route) => route.continue());
  const field = await hold(page, /\/ComboboxField\./, code);
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  const description = ticket.text(ticket.form.description);
  await description.pressSequentially('Wo steht ');
  colleagues();
  await expect(page.getByText(ticket.form.contact.copies)).toBeAttached();
  await expect(description).toBeFocused();
  await page.keyboard.type('der Auftrag 4711?');
  field();
  await expect(description).toHaveValue('Wo steht der Auftrag 4711?');
  return ticket;
}

test('§tickets a field that comes later leaves alone what is being typed', async ({ page }) => {
  const ticket = await typing(page, (route) => route.continue());
  await ticket.next('contact');
  await expect(page.getByLabel(ticket.form.contact.owner)).toBeVisible();
});

test('§tickets a field without its code leaves the rest of the form unchanged', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|dynamically imported|crashed/);
  const ticket = await typing(page, (route) => route.abort());
  await ticket.next('contact');
  await expect(page.getByText(ticket.ui.crashed)).toBeVisible();
  await ticket.send();
});
