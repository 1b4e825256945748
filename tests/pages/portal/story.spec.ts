import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import deOrders from '#i18n/de/orders.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deWaiting from '#i18n/de/waiting.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { jpgFile, pdfFile, xlsxFile } from '../fixtures/real-files.ts';
import { signInto } from '../fixtures/sign-in.ts';
import type { View } from '../fixtures/view.ts';
import { Home } from '../objects/home.ts';
import { LoginPage } from '../objects/login-page.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';
import { TicketForm } from '../objects/ticket-form.ts';
import { TicketList } from '../objects/ticket-list.ts';

const words = {
  de: {
    question: 'Für welchen Monat fehlt die Abrechnung?',
    answer: 'Für Oktober, siehe Zeile 2 der Liste.',
    done: 'Die Abrechnung folgt mit der nächsten Gutschrift.',
    reason: 'Die Gutschrift ist nicht angekommen.',
  },
  en: {
    question: 'For which month is the statement missing?',
    answer: 'For October, see line 2 of the list.',
    done: 'The statement comes with the next credit note.',
    reason: 'The credit note has not arrived.',
  },
} as const;

async function bytesOf(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

async function openFromList(list: TicketList, number: string): Promise<void> {
  await list.row(number).getByRole('link').click();
}

for (const view of [
  { locale: 'de', device: 'desktop' },
  { locale: 'en', device: 'phone' },
] as const satisfies View[]) {
  test.describe(`${view.locale} ${view.device}`, () => {
    test.use({ view });

    test('§1-6 a partner raises a billing request with files, reads the answer and reopens it', async ({
      page,
      portal,
      openBrowser,
      shot,
    }) => {
      test.slow();
      const translate = words[view.locale];
      const home = new Home(page, view.locale);
      const form = new TicketForm(page, view.locale);
      const list = new TicketList(page, view);
      const ticket = new TicketDetail(page, view);
      const { billing, files } = { billing: 'etcBillingRequest', files: form.form.files } as const;

      const login = new LoginPage(page, view.locale);
      await login.open();
      await login.signIn('1001/sp.admin');
      await home.create('ticket').click();
      await form.chooseKind(billing);
      await form.category(billing, 'newContract');
      await form.text(form.form.customerOrContract).fill('Bäckerei Sonnental GmbH');
      await form.next('files');
      const sent = [pdfFile('Rechnung.pdf'), await jpgFile(page, 'Vertrag Seite 1.jpg'), await xlsxFile('Liste.xlsx')];
      await form.upload(files, ...sent);
      await form.next('contact');
      const number = await form.send();

      const staff = await openBrowser();
      await signInto(staff.context, portal.url, '9001/etc.staff', '1001');
      const desk = new TicketDetail(staff.page, view);
      const inbox = new TicketList(staff.page, view);
      await inbox.open();
      await openFromList(inbox, number);
      await desk.answer.fill(translate.question);
      await desk.nextStatus.selectOption('waiting');
      await desk.button(desk.t.answer.submit).click();
      await expect(desk.status).toHaveText(desk.t.statusStaff.waiting);

      await list.open();
      await list.chip('mine').click();
      await expect(list.row(number)).toContainText(list.t.status.waiting);
      await shot('waiting');
      await openFromList(list, number);
      await expect(ticket.reply).toBeVisible();
      await expect(page.getByText(translate.question).first()).toBeVisible();
      await shot('question');
      for (const file of sent) {
        const bytes = await bytesOf(page, ticket.download(file.name));
        expect(bytes.equals(file.buffer), `${file.name} comes back as it was sent`).toBe(true);
      }
      await ticket.reply.fill(translate.answer);
      await ticket.button(ticket.record.question.attach).click();
      const added = page.getByRole('group', { name: ticket.t.reply.files });
      await added.locator('input[type=file]').setInputFiles(pdfFile('rechnung-2.pdf'));
      await expect(added.getByRole('listitem')).toContainText(ticket.ui.fileDone);
      await ticket.button(ticket.t.reply.submit).click();
      await expect(ticket.status).toHaveText(ticket.t.status.inProgress);
      await expect(ticket.download('rechnung-2.pdf')).toBeVisible();
      await expect(ticket.note).toHaveValue('');

      await staff.page.reload();
      await expect(staff.page.getByText(translate.answer)).toBeVisible();
      await desk.answer.fill(translate.done);
      await desk.nextStatus.selectOption('closed');
      await desk.button(desk.t.answer.submit).click();
      await expect(desk.status).toHaveText(desk.t.status.closed);

      await list.open();
      await list.chip('closed').click();
      await openFromList(list, number);
      await expect(page.getByText(translate.done)).toBeVisible();
      await ticket.button(ticket.t.reopen.open).click();
      await ticket.reason.fill(translate.reason);
      await ticket.button(ticket.t.reopen.submit).click();
      await expect(ticket.status).toHaveText(ticket.t.status.reopened);
      await expect(ticket.events.first()).toContainText(translate.reason);
      await shot('reopened');
    });
  });
}

test('§1-4 the guided story: a question is answered, the order accepted, and the partner sees it', async ({
  page,
  portal,
  openBrowser,
  visit,
  shot,
}) => {
  test.slow();
  const customer = 'Kanzlei Adler & Specht';
  const reply = 'Die Buchhaltung bekommt die 14.';
  const contract = 'V-2026-0815';
  const home = new Home(page);
  const waiting = home.waitingRows.filter({ hasText: customer }).filter({ hasText: deWaiting.act.answer });

  await test.step('a partner’s morning', async () => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('1001/sp.admin');
    await shot('morning');
    await waiting.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Crown Centrex');
    await expect(page.getByRole('heading', { name: 'Die Durchwahl der Buchhaltung fehlt' })).toBeVisible();
    await page.getByRole('textbox', { name: deRecord.question.answer }).fill(reply);
    await page.getByRole('button', { name: deOrders.question.submit }).click();
    await expect(page.getByText(reply)).toBeVisible();
  });

  await test.step('the employee’s desk', async () => {
    const staff = await openBrowser();
    await signInto(staff.context, portal.url, '9001/etc.staff', '1001');
    const desk = staff.page;
    await desk.goto('/sales-partners/orders');
    const order = desk.getByRole('row').filter({ hasText: customer }).filter({ hasText: 'Crown Centrex' });
    await order.getByRole('link').first().click();
    await expect(desk.getByText(reply)).toBeVisible();
    await desk.getByRole('button', { name: deOrders.move.open }).click();
    const dialog = desk.getByRole('dialog', { name: deOrders.move.title });
    await dialog.getByRole('combobox', { name: deOrders.move.status }).selectOption('accepted');
    await dialog.getByRole('textbox', { name: deOrders.move.contractNumber }).fill(contract);
    await dialog.getByRole('button', { name: deOrders.move.submit }).click();
    await expect(desk.getByText(deOrders.next.accepted.replace('{{contract}}', contract))).toBeVisible();
    await desk.goto('/staff');
    await expect(desk.getByRole('listitem').first()).toBeVisible();
    await shot('desk', desk);
  });

  await test.step('back at the partner', async () => {
    await page.reload();
    await expect(page.getByText(deOrders.next.accepted.replace('{{contract}}', contract))).toBeVisible();
    await visit('/my-portal');
    await expect(home.waitingRows.first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});
