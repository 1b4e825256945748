import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile, type TestFile, xlsxFile } from '../fixtures/real-files.ts';
import { TicketForm } from '../objects/ticket-form.ts';

const sentences = {
  de: {
    count: 'Bitte wählen Sie zwischen 2 und 15 Dateien aus. Ausgewählt: 1.',
    type: 'Dieser Dateityp ist nicht erlaubt.',
    size: 'Die Datei ist größer als 10 MB.',
    max: 'Die maximale Anzahl von 15 Dateien wurde überschritten. Eine Datei konnte nicht ausgewählt werden.',
    some: '2 Dateien konnten nicht ausgewählt werden.',
    single: 'Es kann nur eine einzelne Datei ausgewählt werden.',
    none: 'Es wurde keine Datei ausgewählt.',
    notTaken: 'Eine Datei wurde nicht angenommen.',
    content: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
    stopped: 'Das Hochladen wurde unterbrochen',
  },
  en: {
    count: 'Please select between 2 and 15 files. Selected: 1.',
    type: 'This file type is not allowed.',
    size: 'The file is larger than 10 MB.',
    max: 'The maximum of 15 files has been exceeded. One file could not be selected.',
    some: '2 files could not be selected.',
    single: 'Only one file can be selected.',
    none: 'No file has been selected.',
    notTaken: 'One file was not accepted.',
    content: 'The content of the file does not match its extension.',
    stopped: 'The upload was interrupted',
  },
} as const;

const nameOf = (name: string, size = 20): TestFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
});
const pick = (ticket: TicketForm, label: string, ...files: TestFile[]) =>
  ticket.files(label).locator('input[type=file]').setInputFiles(files);

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

async function billingFiles(ticket: TicketForm): Promise<string> {
  await ticket.open({ type: 'etcBillingRequest', category: 'newContract' });
  await ticket.text(ticket.form.customerOrContract).fill('Kanzlei Adler & Specht');
  await ticket.next('files');
  return ticket.form.files;
}

for (const locale of ['de', 'en'] as const) {
  const translate = sentences[locale];

  test(`§5-11 each refused file is named with its reason and not requested again (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    const ticket = new TicketForm(page, locale);
    const label = await billingFiles(ticket);
    await test.step('§5-11 each file that is not taken is named with the reason', async () => {
      await ticket.upload(label, pdfFile('eins.pdf'));
      await ticket.refuse();
      await expect(ticket.errors).toContainText(translate.count);
      await pick(ticket, label, nameOf('programm.exe'), nameOf('riesig.pdf', 10 * 1024 ** 2 + 1));
      for (const sentence of [translate.some, translate.type, translate.size]) {
        await expect(ticket.files(label)).toContainText(sentence);
      }
      await pick(ticket, label, ...Array.from({ length: 15 }, (_, index) => pdfFile(`datei-${index}.pdf`)));
      await expect(ticket.files(label)).toContainText(translate.max);
      await expect(ticket.files(label).getByRole('listitem').filter({ hasText: ticket.ui.fileDone })).toHaveCount(15);
    });
    await test.step('§uploads a file with refused content is named with its reason and not requested again', async () => {
      expectConsole(/415/);
      await ticket.button(`${ticket.ui.fileRemove}: datei-0.pdf`).click();
      await expect(ticket.row(label, 'datei-0.pdf')).toHaveCount(0);
      await pick(ticket, label, nameOf('verkleidet.pdf'));
      for (const sentence of [translate.notTaken, 'verkleidet.pdf', translate.content])
        await expect(ticket.files(label)).toContainText(sentence);
      await page.reload();
      await expect(ticket.row(label, 'eins.pdf')).toContainText(ticket.ui.fileDone);
      await expect(ticket.files(label)).not.toContainText('verkleidet.pdf');
    });
  });

  test(`§3 §5 a complaint needs one filled Excel template and its proofs (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    const ticket = new TicketForm(page, locale);
    await test.step('§uploads the filled template is a single Excel file, and proofs are demanded', async () => {
      const { excelFile, operator } = ticket.form.complaint;
      await ticket.open({ type: 'etcProvisionComplain', category: 'tooLow' });
      await ticket.text(ticket.form.description).fill('Die Provision ist zu niedrig.');
      await page.getByRole('combobox', { name: operator }).selectOption('ALSTERKOM');
      await ticket.next('files');
      await ticket.refuse();
      const { missing } = ticket;
      for (const sentence of [missing.excelFile, missing.proofFiles]) {
        expect(sentence).toContain(translate.none);
        await expect(ticket.errors).toContainText(sentence);
      }
      await pick(ticket, excelFile, pdfFile('vorlage.pdf'));
      await expect(ticket.files(excelFile)).toContainText(translate.type);
      await ticket.drop(excelFile, await xlsxFile('a.xlsx'), await xlsxFile('b.xlsx'));
      await expect(ticket.files(excelFile)).toContainText(translate.single);
      await expect(ticket.row(excelFile, 'a.xlsx')).toContainText(ticket.ui.fileDone);
    });
    await test.step('§uploads a template that cannot be loaded says so', async () => {
      expectConsole(/503/);
      const { template, templateFailed } = ticket.form.complaint;
      await ticket.button(ticket.ui.back).click();
      await page.route('**/api/public/onetimeaction', (route) => route.fulfill({ status: 503, json: { _error: 503 } }));
      await page.getByRole('button', { name: template }).click();
      await expect(page.getByText(templateFailed)).toBeVisible();
    });
  });
}

test('§uploads an upload can be paused, resumed, retried after a failure and removed', async ({
  page,
  expectConsole,
}) => {
  const ticket = new TicketForm(page, 'de');
  const label = await billingFiles(ticket);
  await test.step('§uploads an upload can be paused, goes on where it stopped, and is waited for', async () => {
    const hold: Route[] = [];
    await page.route('**/api/uploads', (route) => void hold.push(route));
    await pick(ticket, label, pdfFile('eins.pdf'), pdfFile('zwei.pdf'));
    await expect.poll(() => hold.length).toBe(2);
    await ticket.refuse();
    await expect(ticket.errors).toContainText('Bitte warten Sie, bis alle Dateien hochgeladen sind.');
    await ticket.button('Anhalten: eins.pdf').click();
    await expect(ticket.row(label, 'eins.pdf')).toContainText('angehalten bei 0 %');
    await page.unroute('**/api/uploads');
    for (const route of hold) await route.continue().catch(() => undefined);
    await expect(ticket.row(label, 'zwei.pdf')).toContainText('hochgeladen');
    await ticket.button('Fortsetzen: eins.pdf').click();
    await expect(ticket.row(label, 'eins.pdf')).toContainText('hochgeladen');
    await ticket.next('contact');
  });
  await test.step('§uploads an upload that failed can be tried again or removed', async () => {
    expectConsole(/400/);
    await ticket.button(ticket.ui.back).click();
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 400, json: { _error: 400 } }));
    await pick(ticket, label, pdfFile('drei.pdf'), pdfFile('vier.pdf'), pdfFile('fünf.pdf'));
    for (const name of ['drei.pdf', 'vier.pdf', 'fünf.pdf']) {
      await expect(ticket.row(label, name)).toContainText(sentences.de.stopped);
    }
    await ticket.refuse();
    await page.unroute('**/api/uploads');
    await ticket.button('Entfernen: fünf.pdf').click();
    for (const name of ['drei.pdf', 'vier.pdf']) {
      await ticket.button(`Erneut versuchen: ${name}`).click();
      await expect(ticket.row(label, name)).toContainText('hochgeladen');
    }
    await ticket.next('contact');
    await ticket.send();
  });
});
