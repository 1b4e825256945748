import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { jpgFile, pdfFile } from '../fixtures/real-files.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';

async function downloaded(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

forEachView(['de'], ['desktop'], (view) => {
  test('§2-21 files can be added later and are downloaded byte for byte', async ({
    page,
    signIn,
    portal,
    shot,
    expectConsole,
  }) => {
    const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    await signIn('1001/sp.user', '1001');
    const ticket = new TicketDetail(page, view);
    await test.step('§2-21 files are added later and come back byte for byte', async () => {
      await ticket.open((await calls.waitingTicket()).id);
      const list = ticket.attachments.getByRole('list').getByRole('listitem');
      await expect(ticket.download('Bildschirmfoto.png')).toBeVisible();
      const before = await list.count();
      await ticket.button(ticket.record.files.add).click();
      const input = ticket.attachments.locator('input[type=file]');
      const name = `Nachweis-${view.locale}-${view.device}`;
      const [pdf, jpg] = [pdfFile(`${name}.pdf`, name), await jpgFile(page, `${name}.jpg`)];
      await input.setInputFiles([pdf, jpg]);
      await expect(ticket.chosen.filter({ hasText: ticket.ui.fileDone })).toHaveCount(2);
      await axe(page);
      await shot('attach');
      await ticket.button(ticket.record.files.add).click();
      await expect(ticket.events.first()).toContainText(`${name}.pdf`);
      await expect(list).toHaveCount(before + 2);
      await expect(ticket.button(ticket.record.files.add)).toBeFocused();

      const file = await downloaded(page, ticket.download(`${name}.pdf`));
      expect(file.name).toBe(`${name}.pdf`);
      expect(file.bytes.equals(pdf.buffer)).toBe(true);
      const archive = await downloaded(page, ticket.button(ticket.record.files.all));
      expect(archive.name).toMatch(/^Ticket_\d+\.zip$/);
      expect(archive.bytes.subarray(0, 2).toString()).toBe('PK');
      expect(archive.bytes.includes(jpg.buffer)).toBe(true);
    });
    await test.step('§tickets a download that is refused says so', async () => {
      expectConsole(/status of 404/);
      await page.route('**/api/public/onetimeaction', (route) =>
        route.fulfill({ status: 404, json: { _error: 404, _errorMessage: 'Das Gesuchte wurde nicht gefunden.' } }),
      );
      await ticket.download('Bildschirmfoto.png').click();
      await expect(page.getByText(ticket.ui.documentGone)).toBeVisible();
    });
  });

  test('§tickets employees answer and set the status, and the partner reads it', async ({
    page,
    signIn,
    portal,
    openBrowser,
    shot,
  }) => {
    const partner = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    const { id, foreignid } = await partner.create('Bitte um Rückruf wegen der Leitung');
    await signIn('9001/etc.staff', '1001');
    const ticket = new TicketDetail(page, view);
    await ticket.open(id);
    await ticket.shows(foreignid);
    await ticket.answer.focus();
    await ticket.button(ticket.t.answer.submit).click();
    await expect(page.getByText(ticket.validation.missing.note).first()).toBeVisible();
    await ticket.answer.fill('Welche Leitung ist betroffen?');
    await ticket.nextStatus.selectOption('waiting');
    await axe(page);
    await shot('answer');
    await ticket.button(ticket.t.answer.submit).click();
    await expect(ticket.status).toHaveText(ticket.t.statusStaff.waiting);
    await expect(ticket.nextStatus).toHaveValue('');

    const other = await openBrowser();
    await signInto(other.context, portal.url, '1001/sp.admin');
    const log = new TicketDetail(other.page, view);
    await log.open(id);
    await expect(log.status).toHaveText(log.t.status.waiting);
    await expect(log.events.filter({ hasText: log.t.history.asks })).toHaveCount(1);
    await expect(other.page.getByRole('heading', { name: 'Welche Leitung ist betroffen?' })).toHaveCount(1);
    await log.reply.fill('Die Leitung in Köln.');
    await log.button(log.t.reply.submit).click();
    await expect(log.status).toHaveText(log.t.status.inProgress);
  });

  test('what changed meanwhile is shown, and the typed text stays', async ({
    page,
    signIn,
    portal,
    shot,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const staff = await TicketCalls.as('9001/etc.staff', portal.url, '1001');
    const { id, foreignid } = await staff.create('Bitte um Rückruf wegen der Leitung');
    await signIn('1001/sp.admin');
    const ticket = new TicketDetail(page, view);
    await ticket.open(id);
    await ticket.shows(foreignid);
    await ticket.note.fill('Gibt es etwas Neues?');
    await staff.move(id, ['inProgress', 'Wir sind dran.']);
    await ticket.button(ticket.t.note.submit).click();
    await expect(page.getByRole('alert').filter({ hasText: ticket.record.conflict })).toBeVisible();
    await expect(ticket.status).toHaveText(ticket.t.status.inProgress);
    await expect(ticket.history).toContainText('Wir sind dran.');
    await expect(ticket.note).toHaveValue('Gibt es etwas Neues?');
    await axe(page);
    await shot('conflict');
    await ticket.button(ticket.t.note.submit).click();
    await expect(ticket.events.first()).toContainText('Gibt es etwas Neues?');
    await expect(ticket.note).toHaveValue('');
  });
});

test('a typed note survives a reload and is added once, however often it is sent', async ({
  page,
  signIn,
  portal,
  expectConsole,
}) => {
  const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
  const { id, foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
  await signIn('1001/sp.admin');
  const ticket = new TicketDetail(page);
  await ticket.open(id);
  await ticket.shows(foreignid);
  await test.step('a typed note outlives a reload', async () => {
    await ticket.note.fill('Noch nicht fertig');
    await page.reload();
    await expect(ticket.note).toHaveValue('Noch nicht fertig');
  });
  expectConsole(/ERR_FAILED/);
  await ticket.note.fill('Doppelt geklickt');
  await ticket.button(ticket.t.note.submit).dblclick();
  await expect(ticket.events.first()).toContainText('Doppelt geklickt');

  let lost = 0;
  await page.route('**/api/foundation/*/data/*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await ticket.note.fill('Antwort verloren');
  await ticket.button(ticket.t.note.submit).click();
  await expect(ticket.note).toHaveValue('');
  expect(lost).toBe(1);
  const { data } = await calls.read(id);
  expect(data.history.filter(({ kind }) => kind === 'note')).toHaveLength(2);
});
