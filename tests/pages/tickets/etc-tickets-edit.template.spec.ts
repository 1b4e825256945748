import de from '#i18n/de/ticket-form.json' with { type: 'json' };
import deMessages from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/ticket-form.json' with { type: 'json' };
import enMessages from '#i18n/en/validation.json' with { type: 'json' };
import {
  hyperlinks,
  outsideParts,
  type PartChanges,
  withFormula,
  withParts,
} from '#tests/server/support/workbook-parts.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { type TestFile, xlsxFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketForm } from '../objects/ticket-form.ts';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

const words = {
  de: { translate: de.complaint, messages: deMessages },
  en: { translate: en.complaint, messages: enMessages },
} as const;
const row = ['VO-4711', 'Muster', 'V-100', '', 'Flat L', '01.07.2026', '24,90', '0,00', 'fehlt'];
const make = async (changes: PartChanges): Promise<TestFile> => {
  const file = await xlsxFile('Ausgefüllt.xlsx', [row]);
  return { ...file, buffer: await withParts(file.buffer, changes) };
};

forEachView(['de'], ['desktop'], ({ locale }) => {
  const { translate, messages } = words[locale];

  test('§3-6 a bad template is refused with its reason, and a formula becomes its value', async ({
    page,
    shot,
    expectConsole,
  }) => {
    // The portal refuses the file with macros, and nothing of it is there to be removed.
    expectConsole(/415|404/);
    const ticket = new TicketForm(page, locale);
    await ticket.open({ type: 'etcProvisionComplain' });
    await ticket.category('etcProvisionComplain', 'missing');
    await ticket.text(ticket.form.description).fill('Die Provision für Vertrag 4711 fehlt seit Mai.');
    await page.getByRole('combobox', { name: translate.operator }).selectOption({ label: 'Vierfunk Mobil GmbH' });
    await ticket.next('files');
    const files = ticket.files(translate.excelFile);
    const choose = async (file: TestFile) => {
      const remove = files.getByRole('button', { name: /entfernen|remove/i });
      if (await remove.isVisible()) await remove.click();
      await files.locator('input[type=file]').setInputFiles(file);
    };
    const fine = page.getByText(translate.allFine_one);
    const refusal = page.getByText(translate.refused);
    const mend = page.getByRole('button', { name: translate.mend });

    await choose(await make(outsideParts['a value of another workbook'] ?? {}));
    await expect(page.getByText(translate.fault.externalLink)).toBeVisible();
    await expect(refusal).toBeVisible();
    await expect(mend).toBeHidden();
    await axe(page);
    await shot('template-outside');

    await choose(await xlsxFile('Leer.xlsx', []));
    await expect(page.getByText(translate.fault.noRows)).toBeVisible();
    await expect(refusal).toBeVisible();
    await expect(page.getByText(translate.faults_one)).toBeHidden();

    await choose(await make({ 'xl/worksheets/sheet1.xml': (was) => was + ' '.repeat(17 * 1024 ** 2) }));
    await expect(page.getByText(messages.excelTooLarge).first()).toBeVisible();

    await choose(await make({ 'xl/vbaProject.bin': () => 'x' }));
    await expect(page.getByText(messages.fileUnsafe)).toBeVisible();
    await expect(fine).toBeHidden();
    await shot('template-macros');

    await choose(await make(withFormula('G2', '<f>20+4.9</f>', '24.9')));
    await expect(page.getByText(translate.faults_one)).toBeVisible();
    await expect(page.getByText(translate.fault.formula)).toBeVisible();
    await axe(page);
    await shot('template-formula');
    await mend.click();
    await expect(fine).toBeVisible();

    await choose(await make(hyperlinks));
    await expect(fine).toBeVisible();
  });
});
