import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { openAlive } from '../objects/session-tab.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';

test.beforeEach(async ({ page, signIn, watch, expectConsole }) => {
  expectConsole(/status of 401/);
  // A jump of the clock may cut off the call that keeps the form input; the next one is refused and finds its own version.
  watch.permit(/status of 409 .*\/form-inputs\//);
  await page.clock.install();
  await signIn('1001/sp.admin', '1001');
});

test('§form-input files for a ticket go on where the session ends', async ({ page, portal }) => {
  test.slow();
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const ticket = new TicketDetail(page);
  const { id } = await calls.waitingTicket();
  await openAlive(page, `/etc/tickets/edit?id=${id}`);
  const dialog = new PasswordDialog(page);
  await ticket.button(ticket.record.files.add).click();
  const pick = (name: string) => ticket.attachments.locator('input[type=file]').setInputFiles(pdfFile(name));
  await pick('eins.pdf');
  await expect(ticket.chosen.filter({ hasText: 'eins.pdf' })).toContainText(ticket.ui.fileDone);
  await dialog.endAndGoOn();
  await dialog.endDuring(() => pick('zwei.pdf'));
  await expect(ticket.chosen.filter({ hasText: 'zwei.pdf' })).toContainText(ticket.ui.fileDone);
  await dialog.endDuring(() => ticket.button(ticket.record.files.add).click());
  for (const name of ['eins.pdf', 'zwei.pdf']) await expect(ticket.download(name)).toBeVisible();
  const { value7 } = await calls.read(id);
  expect(value7).toBe('5');
  expect(dialog.points).toBe(4);
});

test('§form-input a reason to reopen a ticket and a note to it go on where the session ends', async ({
  page,
  portal,
}) => {
  const staff = await TicketCalls.as('9001/etc.staff', portal.url, '1001');
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const { id } = await calls.create('Bitte um Rückruf wegen der Leitung');
  await staff.move(id, ['inProgress'], ['closed']);
  const ticket = new TicketDetail(page);
  const dialog = new PasswordDialog(page);
  await openAlive(page, `/etc/tickets/edit?id=${id}`);
  await test.step('§form-input a reason to reopen a ticket goes on where the session ends', async () => {
    await ticket.button(ticket.t.reopen.open).click();
    await ticket.reason.fill('Der Fehler ist wieder da.');
    await dialog.endAndGoOn();
    await expect(ticket.reason).toHaveValue('Der Fehler ist wieder da.');
    await dialog.endDuring(() => ticket.button(ticket.t.reopen.submit).click());
    await expect(ticket.events.first()).toContainText('Der Fehler ist wieder da.');
    expect(dialog.points).toBe(3);
  });
  await test.step('§form-input a note to a ticket goes on where the session ends', async () => {
    await ticket.note.fill('Der Kunde ist ab 14 Uhr da.');
    await dialog.endAndGoOn();
    await expect(ticket.note).toHaveValue('Der Kunde ist ab 14 Uhr da.');
    await dialog.endDuring(() => ticket.button(ticket.t.note.submit).click());
    await expect(ticket.history).toContainText('Der Kunde ist ab 14 Uhr da.');
    await expect(ticket.note).toHaveValue('');
    expect(dialog.points).toBe(6);
  });
});
