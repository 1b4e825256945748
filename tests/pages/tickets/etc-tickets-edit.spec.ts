import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { earliestNeededBy } from '#domain/tickets/needed-by-date.ts';
import { offerConsent } from '#domain/tickets/offer-consent.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { jpgFile, pdfFile, xlsxFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketForm } from '../objects/ticket-form.ts';

const german = (day: string) => day.split('-').reverse().join('.');
const earliest = (now: number) =>
  earliestNeededBy(berlinDay(now), publicHolidays('', new Date(now).getUTCFullYear(), 2));

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§tickets a billing request has a step for files, and a callback request has none', async ({ page, shot }) => {
    const ticket = new TicketForm(page, locale);
    const { form } = ticket;
    await test.step('§2-21 a billing request goes out with its files and shows the new ticket', async () => {
      await ticket.open();
      await axe(page);
      await shot('choice');
      await ticket.chooseKind('etcBillingRequest');
      await ticket.category('etcBillingRequest', 'newContract');
      await ticket.ownCustomer('baeckerei sonental', 'Bäckerei Sonnental GmbH');
      await expect(ticket.text(form.customerOrContract)).toHaveValue(/^Bäckerei Sonnental GmbH, \d+$/);
      await axe(page);
      await ticket.next('files');
      await ticket.upload(form.files, pdfFile('Rechnung.pdf'), await jpgFile(page, 'Foto.jpg'));
      await ticket.drop(form.files, await xlsxFile('Liste.xlsx'));
      await expect(ticket.row(form.files, 'Liste.xlsx')).toContainText(ticket.ui.fileDone);
      await expect(ticket.files(form.files)).toContainText(
        locale === 'de' ? '3 von 2 bis 15 Dateien' : '3 of 2 to 15 files',
      );
      await axe(page);
      await shot('files');
      await ticket.next('contact');
      await expect(ticket.text(form.contact.lastName)).toHaveValue('Sommer');
      await expect(ticket.text(form.contact.firstName)).toHaveValue('Petra');
      await expect(ticket.text(form.contact.email)).toHaveValue(/@/);
      await expect(page.getByText('ETC - Sommer Telekom GmbH').last()).toBeVisible();
      await axe(page);
      await shot('contact');
      await ticket.submitButton.click();
      const number = await ticket.submitted();
      // The end says when the answer comes, and to which address, and is there again after a reload.
      await page.reload();
      expect(await ticket.submitted()).toBe(number);
      const answer = page.getByRole('listitem').filter({ hasText: ticket.tickets.sent.steps.answer.etcBillingRequest });
      await expect(answer).toContainText(/@.*example\.com/);
      await expect(answer).toContainText(/\d{2}[./]\d{2}|\d{2}:\d{2}/);
      await expect(page.getByRole('link', { name: ticket.tickets.detail.toCustomer })).toBeVisible();
      await fits(page);
      await axe(page);
      await shot('submitted');
      await ticket.toTicket();
      await expect(page.getByRole('main')).toContainText(number);
      await axe(page);
      await shot('created');
      await expect(page.getByRole('link', { name: ticket.record.submission.link })).toBeVisible();
      await expect(page.getByRole('link', { name: ticket.tickets.detail.toCustomer })).toBeVisible();
    });
    await test.step('§2-21 a callback request has no files step, and a link may choose its category', async () => {
      await page.clock.setFixedTime(`${new Date().getFullYear() - 1}-12-27T22:00:00+01:00`);
      await ticket.open({ type: 'etcCallBackRequest', category: 'hour' });
      const hint = locale === 'de' ? 'Rückruf am nächsten Werktag' : 'Callback on the next working day';
      await expect(page.getByText(hint)).toBeVisible();
      await expect(ticket.summary).toContainText(ticket.tickets.category.etcCallBackRequest.hour);
      await axe(page);
      await shot('callback');
      await ticket.category('etcCallBackRequest', 'tech');
      await expect(page.getByText(hint)).toBeHidden();
      await ticket.text(form.description).fill('Bitte um Rückruf zur Portierung der Nummern.');
      await expect(page.getByText(form.step.files, { exact: true })).toBeHidden();
      await ticket.next('contact');
      await ticket.send();
    });
  });

  test('§tickets offer requests and complaints ask only for what their choices need', async ({ page, shot }) => {
    const ticket = new TicketForm(page, locale);
    await test.step('§tickets an offer request asks only what its choices need, and its consent goes with it', async () => {
      const { offer } = ticket.form;
      await ticket.open({ type: 'etcProjectRequest' });
      await ticket.ownCustomer('Adler', 'Kanzlei Adler & Specht PartG mbB');
      await expect(ticket.text(offer.customerCompany)).toHaveValue('Kanzlei Adler & Specht PartG mbB');
      await expect(ticket.text(offer.town)).toHaveValue('Hamburg');
      await shot('customer');
      await ticket.fillOffer({ kind: offer.kind.inventoryChange, network: offer.networks.mobile });
      await ticket.choose(offer.goals.upgrade);
      await ticket.choose(offer.phones.with);
      await ticket.text(offer.neededBy).fill(german(addDays(earliest(Date.now()), 0)));
      await axe(page);
      await shot('offer');
      await ticket.next('files');
      await ticket.upload(offer.files, pdfFile('Vergleich.pdf'));
      await ticket.next('contact');
      await ticket.submitButton.click();
      await expect(ticket.consent).toContainText(offerConsent.text[locale]);
      await axe(page);
      await shot('consent');
      await ticket.consent.getByRole('button', { name: 'OK', exact: true }).click();
      await ticket.created();
      await expect(page.getByText(offer.goals.upgrade)).toBeVisible();
      await expect(page.getByText(offerConsent.scope[locale])).toBeVisible();
      await shot('declared');
    });
    await test.step('§tickets a commission complaint takes the filled template of its operator and proofs', async () => {
      const { form } = ticket;
      await ticket.open({ type: 'etcProvisionComplain' });
      await ticket.category('etcProvisionComplain', 'missing');
      await ticket.text(form.description).fill('Die Provision für Vertrag 4711 fehlt seit Mai.');
      await page
        .getByRole('combobox', { name: form.complaint.operator })
        .selectOption({ label: 'Vierfunk Mobil GmbH' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /Vierfunk/ }).click();
      expect((await download).suggestedFilename()).toBe('Provisionsreklamation_Vierfunk_Mobil_GmbH.xlsx');
      expect(await (await download).failure()).toBeNull();
      await axe(page);
      await ticket.next('files');
      const row = ['VO-4711', 'Muster', 'V-1', '', 'Flat L', '31.02.2026', '24,90', '0,00', 'fehlt'];
      await ticket.upload(
        form.complaint.excelFile,
        await xlsxFile('Ausgefüllt.xlsx', [row, row.with(5, '01.07.2026')]),
      );
      await expect(page.getByText(form.complaint.faults_other.replace('{{count}}', '2'))).toBeVisible();
      await axe(page);
      await shot('complaint-faults');
      await page.getByLabel(/ F .*Aktivierungsdatum/).fill('1.7.2026');
      await page.getByLabel(/ C .*Vertragsnummer/).fill('V-2');
      await page.getByRole('button', { name: form.complaint.mend }).click();
      await expect(page.getByText(form.complaint.allFine_other.replace('{{count}}', '2'))).toBeVisible();
      await ticket.upload(form.complaint.proofFiles, pdfFile('Vertrag.pdf'), pdfFile('Abrechnung.pdf'));
      await axe(page);
      await shot('complaint-files');
      await ticket.next('contact');
      await ticket.send();
    });
  });
});
