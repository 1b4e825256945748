import shell from '#i18n/de/shell.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test('§form-input an offline page says so, and sends a waiting call once', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const creates: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/data')) creates.push(request.url());
  });
  await signIn('1001/sp.admin', '1001');
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await ticket.next('contact');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: shell.line.offlineTitle });
  await expect(notice).toBeVisible({ timeout: 2000 });
  const event = page.waitForEvent('requestfailed', (request) => request.url().includes('/form-inputs/'));
  await ticket.submitButton.click();
  await expect(page.getByRole('button', { name: ui.busy })).toBeVisible();
  await event;
  expect(creates).toEqual([]);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await ticket.created();
  expect(creates).toHaveLength(1);
});
