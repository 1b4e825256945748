import ui from '#i18n/de/ui.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { tokenOf } from '../objects/session-tab.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test('§form-input a file that a form input names and the server no longer has is asked for again', async ({
  page,
  signIn,
  expectConsole,
  shot,
}) => {
  expectConsole(/status of 404/);
  await signIn('1001/sp.admin', '1001');
  const ticket = new TicketForm(page, 'de');
  const { form } = ticket;
  await ticket.open({ type: 'etcBillingRequest', category: 'newContract' });
  await ticket.text(form.customerOrContract).fill('Kanzlei Adler');
  await ticket.next('files');
  const response = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
  await ticket.upload(form.files, pdfFile('eins.pdf'));
  const location = (await (await response).headerValue('location')) ?? '';
  await ticket.upload(form.files, pdfFile('zwei.pdf'));
  // The server does the same to uploads that no user attached in time.
  const removed = await fetch(new URL(location, page.url()), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'tus-resumable': '1.0.0' },
  });
  expect(removed.status).toBe(204);
  await page.reload();
  const lost = ticket.row(form.files, 'eins.pdf');
  await expect(lost).toContainText(ui.fileGone);
  await expect(ticket.row(form.files, 'zwei.pdf')).toContainText(ui.fileDone);
  await shot('file-gone');
  await ticket.button(ui.next).click();
  await expect(ticket.errors).toBeFocused();
  await ticket.upload(form.files, pdfFile('eins.pdf'));
  await expect(lost).toHaveCount(1);
  await ticket.next('contact');
  await ticket.send();
});

test('§form-input the last three seconds reach the server when the page is left', async ({ page, signIn }) => {
  await signIn('1001/sp.admin', '1001');
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await page.goto('/help');
  const authorization = `Bearer ${await tokenOf(page)}`;
  const formInputs = `${new URL(page.url()).origin}/api/foundation/1001/form-inputs`;
  await expect(async () => {
    const answer = await fetch(formInputs, { headers: { authorization } });
    expect(JSON.stringify(await answer.json())).toContain('Wo steht der Auftrag 4711?');
  }).toPass();
});
