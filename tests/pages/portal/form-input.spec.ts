import type { Page } from '@playwright/test';
import ui from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { TicketForm } from '../objects/ticket-form.ts';

// Each test types into a form that is kept for no other one: of another user, organisation or kind.
const sentence = (key: 'formInputSaved' | 'formInputOf' | 'formInputTheirs') =>
  new RegExp(ui[key].split(/\{\{\w+\}\}/)[0] ?? '');
const isSaved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/form-inputs/') && answer.ok(),
  );

async function open(page: Page, type = 'etcCallBackRequest'): Promise<TicketForm> {
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type });
  return ticket;
}
const description = (ticket: TicketForm) => ticket.text(ticket.form.description);

test('§form-input typed input reaches the server within five seconds and appears elsewhere', async ({
  page,
  signIn,
  openBrowser,
  portal,
  shot,
}) => {
  await signIn('1001/sp.admin', '1001');
  const ticket = await open(page, 'etcBillingRequest');
  await ticket.category('etcBillingRequest', 'newContract');
  const saved = isSaved(page);
  await ticket.text(ticket.form.customerOrContract).fill('Kanzlei Adler');
  await saved;
  await expect(page.getByText(sentence('formInputSaved'))).toBeVisible();
  await ticket.next('files');
  const again = isSaved(page);
  await ticket.upload(ticket.form.files, pdfFile('eins.pdf'));
  await again;

  const { page: other, context } = await openBrowser();
  await signInto(context, portal.url, '1001/sp.admin', '1001');
  const there = await open(other, 'etcBillingRequest');
  const offer = other.getByRole('status').filter({ hasText: sentence('formInputOf') });
  await expect(offer).toBeVisible();
  await shot('formInput-kept');
  await other.getByRole('button', { name: ui.formInputGoOn }).click();
  await expect(there.text(there.form.customerOrContract)).toHaveValue('Kanzlei Adler');
  await there.next('files');
  await expect(there.row(there.form.files, 'eins.pdf')).toContainText(ui.fileDone);
});

test('§form-input a new tab finds the form input until it is sent or discarded', async ({ page, context, signIn }) => {
  await signIn('1001/sp.admin', '1001');
  const first = await open(page);

  await test.step('§form-input a form input is discarded at will, and comes back when that was a mistake', async () => {
    const saved = isSaved(page);
    await description(first).fill('Das soll niemand lesen.');
    await saved;
    const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    const discard = page.getByRole('button', { name: ui.formInputDiscard });
    await discard.click();
    await dropped;
    await expect(description(first)).toHaveValue('');
    await page.getByRole('button', { name: ui.undo }).press('Enter');
    await expect(description(first)).toHaveValue('Das soll niemand lesen.');
    await expect(discard).toBeFocused();
    await discard.press('Enter');
    await expect(page.getByRole('button', { name: ui.undo })).toBeFocused();
    await expect(description(first)).toHaveValue('');
    await page.reload();
    await expect(first.heading).toBeVisible();
    await expect(description(first)).toHaveValue('');
  });

  await test.step('§form-input a new tab restores the input, and sending removes it everywhere', async () => {
    await first.category('etcCallBackRequest', 'order');
    const saved = isSaved(page);
    await description(first).fill('Wo steht der Auftrag 4711?');
    await saved;
    await page.close();
    const tab = await context.newPage();
    const ticket = await open(tab);
    await expect(description(ticket)).toHaveValue('Wo steht der Auftrag 4711?');
    await ticket.next('contact');
    const dropped = tab.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await ticket.send();
    await dropped;
    await ticket.open({ type: 'etcCallBackRequest' });
    await expect(description(ticket)).toHaveValue('');
    await expect(tab.getByText(sentence('formInputOf'))).toHaveCount(0);
  });
});

test('§form-input of two tabs on one form input neither overwrites the other unseen', async ({
  page,
  context,
  signIn,
  expectConsole,
  shot,
}) => {
  expectConsole(/status of 409/);
  await signIn('1001/sp.user', '1001');
  const here = await open(page);
  const other = await context.newPage();
  const there = await open(other);
  // Before it is there, the second window would go on with what the first one kept.
  await expect(description(there)).toHaveValue('');
  const saved = isSaved(page);
  await description(here).fill('Hier geschrieben, im ersten Fenster.');
  await saved;
  await description(there).fill('Dort geschrieben, im zweiten Fenster.');
  const notice = other.getByRole('status').filter({ hasText: ui.formInputChanged });
  await expect(notice).toBeVisible();
  await expect(description(there)).toHaveValue('Dort geschrieben, im zweiten Fenster.');
  const mine = isSaved(other);
  await other.getByRole('button', { name: ui.formInputMine }).click();
  await mine;
  await expect(notice).toHaveCount(0);
  await description(here).fill('Hier weiter geschrieben, im ersten.');
  await expect(page.getByText(ui.formInputChanged)).toBeVisible();
  // Both sides, field by field, as they read.
  const sides = page.getByRole('table').getByRole('row');
  await expect(sides).toHaveCount(2);
  await expect(sides.last()).toContainText('Hier weiter geschrieben, im ersten.');
  await expect(sides.last()).toContainText('Dort geschrieben, im zweiten Fenster.');
  await axe(page);
  await shot('formInput-conflict');
  await page.getByRole('button', { name: sentence('formInputTheirs') }).click();
  await expect(description(here)).toHaveValue('Dort geschrieben, im zweiten Fenster.');
});

test('§form-input the other window asks about the input of a window that was closed', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('1003/etc.papers', '1003');
  const here = await open(page);
  const other = await context.newPage();
  const there = await open(other);
  await expect(description(there)).toHaveValue('');
  const saved = isSaved(page);
  await description(here).fill('Hier geschrieben, im ersten Fenster.');
  await saved;
  // Nothing that the second window sends on its end arrives.
  await other.route('**/form-inputs/**', (route) => route.abort());
  await description(there).fill('Dort geschrieben, dann geschlossen.');
  await other.close({ runBeforeUnload: true });
  const sides = page.getByRole('table').getByRole('row').last();
  await expect(sides).toContainText('Hier geschrieben, im ersten Fenster.');
  await expect(sides).toContainText('Dort geschrieben, dann geschlossen.');
  await page.getByRole('button', { name: sentence('formInputTheirs') }).click();
  await expect(description(here)).toHaveValue('Dort geschrieben, dann geschlossen.');
});

test('§form-input without the server the note says that the input is on this device alone', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await signIn('1004/plain.user', '1004');
  const ticket = await open(page);
  await page.route('**/form-inputs/**', (route) => route.abort());
  const event = page.waitForEvent('requestfailed');
  await description(ticket).fill('Nur hier.');
  await event;
  await expect(page.getByText(new RegExp(ui.formInputHere.split('{{')[0] ?? ''))).toBeVisible();
  await page.reload();
  await expect(description(ticket)).toHaveValue('Nur hier.');
});

test.describe('in English on the phone', () => {
  test.use({ view: { locale: 'en', device: 'phone' } });

  test('§form-input another device offers the form input, and tabs with a conflict ask the user', async ({
    page,
    signIn,
    openBrowser,
    portal,
    expectConsole,
    shot,
  }) => {
    expectConsole(/status of 409/);
    const start = (text: string) => new RegExp(text.split(/\{\{\w+\}\}/)[0] ?? '');
    await signIn('1001/sp.user', '1002');
    const here = new TicketForm(page, 'en');
    await here.open({ type: 'etcCallBackRequest', category: 'order' });
    const saved = isSaved(page);
    await description(here).fill('Where is order 4711?');
    await saved;
    await expect(page.getByText(start(en.formInputSaved))).toBeVisible();

    const { page: other, context } = await openBrowser();
    await signInto(context, portal.url, '1001/sp.user', '1002');
    const there = new TicketForm(other, 'en');
    await there.open({ type: 'etcCallBackRequest' });
    await expect(other.getByRole('status').filter({ hasText: start(en.formInputOf) })).toBeVisible();
    await other.getByRole('button', { name: en.formInputGoOn }).click();
    await expect(description(there)).toHaveValue('Where is order 4711?');
    const again = isSaved(other);
    await description(there).fill('Where is order 4712?');
    await again;

    await description(here).fill('Where is order 4713?');
    await expect(page.getByText(en.formInputChanged)).toBeVisible();
    await axe(page);
    await shot('formInput-conflict');
    await page.getByRole('button', { name: start(en.formInputTheirs) }).click();
    await expect(description(here)).toHaveValue('Where is order 4712?');
  });
});
