import type { Page, Route } from '@playwright/test';
import errors from '#i18n/de/errors.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile, type TestFile, xlsxFile } from '../fixtures/real-files.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { aliveAfter, endAtServer } from '../objects/session-tab.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test.beforeEach(async ({ page, signIn, watch }) => {
  // A jump of the clock may cut off the call that keeps the form input; the next one is refused and finds its own version.
  watch.permit(/status of 409 .*\/form-inputs\//);
  await page.clock.install();
  await signIn('1001/sp.admin', '1001');
});

const pick = (ticket: TicketForm, label: string, file: TestFile) =>
  ticket.files(label).locator('input[type=file]').setInputFiles(file);

/** Opens a form with its shell, and with a session that the test can end. */
async function openForm(page: Page, query: Record<string, string>) {
  const ticket = new TicketForm(page, 'de');
  await aliveAfter(page, () => ticket.open(query));
  return { ticket, dialog: new PasswordDialog(page) };
}

/** Ends the session before, during and after the upload of a file. */
async function uploadOver(ticket: TicketForm, dialog: PasswordDialog, label: string, ...files: TestFile[]) {
  await dialog.endAndGoOn();
  for (const file of files) {
    await dialog.endDuring(() => pick(ticket, label, file));
    await expect(ticket.row(label, file.name)).toContainText(ticket.ui.fileDone);
  }
  await dialog.endAndGoOn();
}

/** Ends the session at the contact and while the ticket is sent; answers what the server then has. */
async function sendOver(ticket: TicketForm, dialog: PasswordDialog, portal: { url: string }) {
  await ticket.next('contact');
  await dialog.endAndGoOn();
  await expect(ticket.page.getByText(ticket.ui.formInputChanged)).toHaveCount(0);
  await dialog.endDuring(() => ticket.submitButton.click());
  await ticket.created();
  const id = new URL(ticket.page.url()).searchParams.get('id') ?? '';
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  return calls.read(id);
}

test('§form-input a callback request goes on in the same step wherever the session ends', async ({
  page,
  portal,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await dialog.endAndGoOn();
  const { data } = await sendOver(ticket, dialog, portal);
  expect(data).toMatchObject({ description: 'Wo steht der Auftrag 4711?', contactLastName: 'Sommer' });
  expect(dialog.points).toBe(5);
});

test('§form-input a billing request goes on in the same step wherever the session ends', async ({
  page,
  portal,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcBillingRequest', category: 'newContract' });
  await ticket.text(ticket.form.customerOrContract).fill('Kanzlei Adler & Specht');
  await dialog.endAndGoOn();
  await ticket.next('files');
  await uploadOver(ticket, dialog, ticket.form.files, pdfFile('eins.pdf'), pdfFile('zwei.pdf'));
  const { data, value7 } = await sendOver(ticket, dialog, portal);
  expect(data).toMatchObject({ customerOrContract: 'Kanzlei Adler & Specht' });
  expect(value7).toBe('2');
  expect(dialog.points).toBe(11);
});

test('§form-input a commission complaint goes on in the same step wherever the session ends', async ({
  page,
  portal,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcProvisionComplain', category: 'tooLow' });
  const { excelFile, operator, proofFiles } = ticket.form.complaint;
  await ticket.text(ticket.form.description).fill('Die Provision ist zu niedrig.');
  await page.getByRole('combobox', { name: operator }).selectOption('ALSTERKOM');
  await dialog.endAndGoOn();
  await ticket.next('files');
  await uploadOver(ticket, dialog, excelFile, await xlsxFile('provision.xlsx'));
  await dialog.endDuring(() => pick(ticket, proofFiles, pdfFile('beleg.pdf')));
  await expect(ticket.row(proofFiles, 'beleg.pdf')).toContainText(ticket.ui.fileDone);
  const { data, value7 } = await sendOver(ticket, dialog, portal);
  expect(data).toMatchObject({ description: 'Die Provision ist zu niedrig.', operator: 'ALSTERKOM' });
  expect(value7).toBe('2');
  expect(dialog.points).toBe(11);
});

test('§form-input an offer request continues at the same step wherever the session ends', async ({
  page,
  portal,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcProjectRequest' });
  const { offer } = ticket.form;
  await ticket.fillOffer();
  await page.getByRole('button', { name: ticket.ui.calendarOpen }).click();
  await page.locator('[role=grid] button:not([disabled]):not([aria-disabled=true])').last().click();
  await dialog.endAndGoOn();
  await ticket.next('files');
  await uploadOver(ticket, dialog, offer.files, pdfFile('bestand.pdf'));
  await ticket.next('contact');
  await dialog.endAndGoOn();
  await ticket.submitButton.click();
  await expect(ticket.consent).toBeVisible();
  await dialog.endDuring(() => ticket.consent.getByRole('button').last().click());
  await ticket.created();
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const { data, value7 } = await calls.read(new URL(page.url()).searchParams.get('id') ?? '');
  expect(data).toMatchObject({ customerContact: 'Anna Sonntag', zip: '10115', town: 'Berlin' });
  expect(value7).toBe('1');
  expect(dialog.points).toBe(10);
});

test('§form-input a form in one tab asks for the password when another tab saw the session end', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await endAtServer(page);
  // Opened after the end and no further than its first byte, since it leaves for the login by itself.
  const other = await context.newPage();
  await other.goto('/my-portal', { waitUntil: 'commit' });
  await expect(other.getByText(errors.sessionExpired)).toBeVisible();
  await dialog.answer();
  await expect(ticket.text(ticket.form.description)).toHaveValue('Wo steht der Auftrag 4711?');
  await expect(page.locator('#header')).toContainText('Petra Sommer');
});

test('§form-input a wrong password is said, none is asked for, and leaving goes to the login', async ({
  page,
  expectConsole,

  shot,
}) => {
  expectConsole(/status of 401/);
  const { ticket, dialog } = await openForm(page, { type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await endAtServer(page);
  await page.clock.fastForward('45:01');
  await dialog.button('submit').click();
  await expect(dialog.box).toContainText(shell.again.missing);
  await shot('password');
  await axe(page);
  await dialog.password.fill('falsch');
  await page.keyboard.press('Enter');
  await expect(dialog.box).toContainText(shell.again.wrong);
  await expect(dialog.password).toBeFocused();
  for (const _press of [1, 2, 3, 4]) await page.keyboard.press('Escape');
  await expect(dialog.box).toBeVisible();
  await dialog.button('leave').click();
  await expect(page).toHaveURL('/');
});

test('§2 a user is warned before a session ends that cannot be renewed', async ({ page, expectConsole }) => {
  expectConsole(/status of 503 .*\/jwt_token/);
  await openForm(page, { type: 'etcCallBackRequest' });
  await test.step('§2 a session that cannot be renewed is announced two minutes before its end', async () => {
    const pressed = Promise.withResolvers<void>();
    let answer = (route: Route): Promise<void> => route.fulfill({ status: 503, json: { _error: 503 } });
    await page.route('**/api/jwt_token', (route) => answer(route));
    // A further jump could end the wait for the answer before it is there.
    const response = page.waitForResponse((answered) => answered.status() === 503);
    await page.clock.fastForward('45:01');
    await response;
    const notice = page.getByRole('status').filter({ hasText: shell.line.endingTitle });
    await page.clock.fastForward('12:00');
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward('01:30');
    await expect(notice).toBeVisible();
    // The page tries by itself too: what came through before the press would take the button away.
    answer = (route) => pressed.promise.then(() => route.continue());
    await notice.getByRole('button', { name: shell.line.tryNow }).click();
    pressed.resolve();
    await expect(notice).toHaveCount(0);
    await page.unroute('**/api/jwt_token');
  });
  await test.step('§form-input without input the page leaves for the login and comes back after it', async () => {
    expectConsole(/status of 401/);
    await endAtServer(page);
    await page.clock.fastForward('45:01');
    await expect(page).toHaveURL(/\/\?redirect=%2Fetc%2Ftickets%2Fedit/);
    await expect(page.getByText(errors.sessionExpired)).toBeVisible();
  });
});
