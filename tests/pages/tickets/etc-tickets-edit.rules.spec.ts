import { addDays } from '#domain/date/berlin-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { isWeekend } from '#domain/date/working-days.ts';
import { earliestNeededBy } from '#domain/tickets/needed-by-date.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';
import { Chrome } from '../objects/chrome.ts';
import { TicketForm } from '../objects/ticket-form.ts';

const sentences = {
  de: {
    atLeast: (n: number) => `Bitte geben Sie mindestens ${n} Zeichen ein.`,
    atMost: (n: number) => `Bitte geben Sie höchstens ${n} Zeichen ein.`,
    name: 'Bitte geben Sie einen gültigen Namen ein.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    phone: 'Bitte geben Sie eine gültige Rufnummer mit Vorwahl ein.',
    houseNumber: 'Bitte geben Sie eine gültige Hausnummer ein.',
    zip: 'Die PLZ muss aus 5 Ziffern bestehen.',
    date: 'Bitte geben Sie ein gültiges Datum ein.',
    tooEarly: 'Das Datum muss mindestens 3 Werktage in der Zukunft liegen (ohne Samstag, Sonntag und Feiertage).',
    notWorkingDay: 'Bitte wählen Sie einen Werktag (Montag bis Freitag, kein Feiertag).',
  },
  en: {
    atLeast: (n: number) => `Please enter at least ${n} characters.`,
    atMost: (n: number) => `Please use no more than ${n} characters.`,
    name: 'Please enter a valid name.',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number with area code.',
    houseNumber: 'Please enter a valid house number.',
    zip: 'The postcode must have 5 digits.',
    date: 'Please enter a valid date.',
    tooEarly: 'The date must be at least 3 working days ahead, excluding Saturday, Sunday and public holidays.',
    notWorkingDay: 'Please choose a working day (Monday to Friday, excluding public holidays).',
  },
} as const;

const typed = (day: string) => day.split('-').reverse().join('.');
const holidays = publicHolidays('', new Date().getFullYear(), 2);
/** The last working week of last year: always past, so that no session ends, and with a holiday ahead. */
const newYearsEve = `${new Date().getFullYear() - 1}-12-31`;
const lastYear = `${newYearsEve}T09:00:00+01:00`;
const earliest = earliestNeededBy(newYearsEve, holidays);
const nextDay = (from: string, target: (day: string) => boolean): string =>
  target(from) ? from : nextDay(addDays(from, 1), target);

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

forEachView(['en'], ['phone'], ({ locale }) => {
  const translate = sentences[locale];

  test('§5-9 fields, summary and calendar show each issue before the form is sent', async ({ page, shot }) => {
    const ticket = new TicketForm(page, locale);
    await test.step('§5-9 fields say what is wrong and the summary leads to them', async () => {
      const { form } = ticket;
      await ticket.open({ type: 'etcBillingRequest' });
      await ticket.refuse();
      const { category, customerOrContract } = ticket.missing;
      await expect(ticket.errors.getByRole('link')).toHaveText([category, customerOrContract]);
      await expect(page.locator('main').getByText(customerOrContract, { exact: true })).toHaveCount(2);
      await expect(page).toHaveTitle(new RegExp(`^${ticket.ui.toneDanger}: ${form.kind.etcBillingRequest.title}`));
      await axe(page);
      await shot('errors');
      await ticket.errors.getByRole('link').last().click();
      await expect(ticket.text(form.customerOrContract)).toBeFocused();
      await page.keyboard.type('ab');
      await expect(ticket.errors).toContainText(translate.atLeast(3));
      await ticket.text(form.customerOrContract).fill('x'.repeat(81));
      await expect(ticket.errors).toContainText(translate.atMost(80));
      await ticket.text(form.customerOrContract).fill('4711');
      await ticket.category('etcBillingRequest', 'other');
      await expect(ticket.errors).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${form.kind.etcBillingRequest.title}`));
    });
    await test.step('§5-9 contact data are checked before anything is sent', async () => {
      const { contact, description } = ticket.form;
      await ticket.open({ type: 'etcCallBackRequest', category: 'other' });
      await ticket.text(description).fill('zu kurz');
      await ticket.refuse();
      await expect(ticket.errors).toContainText(translate.atLeast(10));
      await ticket.text(description).fill('Eine Frage zum Portal');
      await ticket.next('contact');
      await ticket.text(contact.lastName).fill('?');
      await ticket.text(contact.email).fill('petra');
      await ticket.text(contact.phone).fill('12');
      await ticket.submitButton.click();
      await expect(ticket.errors).toBeFocused();
      for (const sentence of [translate.name, translate.email, translate.phone])
        await expect(ticket.errors).toContainText(sentence);
    });
    await test.step('§9-16 the needed-by calendar shows six weeks and says why a day is blocked', async () => {
      await page.clock.setFixedTime(lastYear);
      const { offer } = ticket.form;
      await ticket.open({ type: 'etcProjectRequest' });
      await ticket.button(ticket.ui.calendarOpen).click();
      const calendar = page.getByRole('dialog');
      await expect(calendar.locator('tbody tr')).toHaveCount(6);
      const day = (iso: string) => calendar.locator(`[data-day="${iso}"] button`);
      const holiday = `${Number(newYearsEve.slice(0, 4)) + 1}-01-01`;
      const saturday = nextDay(addDays(holiday, 1), isWeekend);
      for (const [blocked, why] of [
        [holiday, locale === 'de' ? 'Feiertag: Neujahr' : 'Public holiday: New Year'],
        [saturday, locale === 'de' ? 'Wochenende' : 'Weekend'],
      ] as const) {
        await expect(day(blocked)).toHaveAttribute('aria-disabled', 'true');
        await day(blocked).hover();
        await expect(calendar.locator('p')).toContainText(why);
        await day(blocked).press('Enter');
        await expect(calendar).toBeVisible();
      }
      await axe(page);
      await shot('calendar');
      await day(earliest).click();
      await expect(calendar).toBeHidden();
      await expect(ticket.text(offer.neededBy)).toHaveValue(typed(earliest));
    });
  });
});

for (const locale of ['de', 'en'] as const) {
  const translate = sentences[locale];

  test(`§5-9 an offer request names each wrong answer and a missing inventory file (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime(lastYear);
    const ticket = new TicketForm(page, locale);
    const { offer } = ticket.form;
    await test.step('§5-9 an offer request names each wrong answer', async () => {
      await ticket.open({ type: 'etcProjectRequest' });
      await ticket.choose(offer.kind.extension);
      await ticket.choose(offer.networks.mobile);
      await ticket.text(offer.streetNumber).fill('zwölf');
      await ticket.text(offer.zip).fill('1234');
      await ticket.refuse();
      const { goal, withPhone, operatorVo } = ticket.missing;
      for (const sentence of [goal, withPhone, operatorVo]) await expect(ticket.errors).toContainText(sentence);
      await expect(ticket.summary).not.toContainText('1234');
      await ticket.text(offer.customerCompany).fill('Sonnental GmbH');
      await expect(ticket.summary).toContainText('Sonnental GmbH');
      await expect(ticket.errors).toContainText(translate.houseNumber);
      await expect(ticket.errors).toContainText(translate.zip);
      const weekend = nextDay(earliest, isWeekend);
      for (const [text, sentence] of [
        ['31.02.', translate.date],
        [typed(addDays(earliest, -1)), translate.tooEarly],
        [typed(weekend), translate.notWorkingDay],
      ] as const) {
        await ticket.text(offer.neededBy).fill(text);
        await expect(ticket.errors).toContainText(`${offer.neededBy}: ${sentence}`);
        await expect(ticket.summary).not.toContainText(offer.neededBy);
      }
      await ticket.text(offer.neededBy).fill(typed(earliest));
      await expect(ticket.summary).toContainText(offer.neededBy);
    });
    await test.step('§5-9 an inventory change needs a file, a new business none', async () => {
      await ticket.fillOffer({ kind: offer.kind.inventoryChange });
      await ticket.choose(offer.goals.downgrade);
      await ticket.text(offer.neededBy).fill(typed(earliest));
      await ticket.next('files');
      await ticket.refuse();
      await expect(ticket.errors).toContainText(ticket.missing.fileQueue);
      await ticket.button(ticket.ui.back).click();
      await ticket.choose(offer.kind.newBusiness);
      await ticket.next('files');
      await ticket.next('contact');
    });
  });
}

test('§5-9 a date that was free when the form was opened is judged by the day it is sent', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  await page.clock.setFixedTime(lastYear);
  const ticket = new TicketForm(page, 'de');
  const { offer } = ticket.form;
  await ticket.open({ type: 'etcProjectRequest' });
  await ticket.fillOffer();
  await ticket.text(offer.neededBy).fill(typed(earliest));
  await ticket.next('files');
  await ticket.upload(offer.files, pdfFile('Angebot.pdf'));
  await ticket.next('contact');
  await ticket.submitButton.click();
  await ticket.consent.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(ticket.errors).toContainText(`${offer.neededBy}: ${sentences.de.tooEarly}`);
  await expect(ticket.text(offer.neededBy)).toBeVisible();
});

test('§tickets a VO number is asked for again once the organisation that owns it is left', async ({ page, signIn }) => {
  await signIn('1001/sp.user', '1001');
  const ticket = new TicketForm(page, 'de');
  const chrome = new Chrome(page);
  await ticket.open({ type: 'etcProjectRequest' });
  await ticket.fillOffer();
  await ticket.operatorVo('VO20417 – Vierfunk Mobil GmbH');
  await chrome.organisation.click();
  await chrome.organisationOption(/Winter IT-Service/).click();
  await expect(ticket.summary).toContainText('ETC - Winter IT-Service');
  await ticket.refuse();
  await expect(ticket.errors).toContainText(ticket.missing.operatorVo);
});

test('§tickets on paper a request is what was filled in, of all its steps', async ({ page, shot }) => {
  const ticket = new TicketForm(page, 'de');
  const { offer, contact } = ticket.form;
  await ticket.open({ type: 'etcProjectRequest' });
  await ticket.fillOffer({ kind: offer.kind.extension });
  await ticket.choose(offer.goals.upgrade);
  // What the printing browser says before it draws the paper.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form[novalidate]')).toBeHidden();
  const paper = page.locator('dl:visible');
  for (const text of [offer.goal, offer.goals.upgrade, 'Beispielallee', contact.email])
    await expect(paper.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(paper.getByText(offer.withPhone, { exact: true })).toHaveCount(0);
  await shot('print');
});
