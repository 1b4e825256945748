import { href } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import approvals from '#i18n/de/approvals.json' with { type: 'json' };
import catalogue from '#i18n/de/catalogue.json' with { type: 'json' };
import customer from '#i18n/de/customer-form.json' with { type: 'json' };
import customers from '#i18n/de/customers.json' with { type: 'json' };
import routes from '#i18n/de/routes.json' with { type: 'json' };
import tickets from '#i18n/de/tickets.json' with { type: 'json' };
import { expect, test } from '../fixtures/production.ts';
import { Administration } from '../objects/administration.ts';
import { FirstSignIn, mailTo } from '../objects/first-sign-in.ts';
import { TicketForm } from '../objects/ticket-form.ts';

const dayMs = 86_400_000;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#fff"/></svg>';
const { field } = catalogue;

test('§administration from an empty portal to a partner who sells, on screens alone', async ({
  page,
  portal,
  openBrowser,
  expectConsole,
  watch,
}) => {
  // Terms that are not accepted, and a second factor that is not set up.
  expectConsole(/status of 40[13]/);
  const today = berlinDay(Date.now());
  const day = (days: number) => formatCalendarDay(addDays(today, days), 'de');
  const erika = new Administration(page);
  const erikaComes = new FirstSignIn(page);

  await test.step('the first administrator follows the link of the command line', async () => {
    const person = ['--name', 'Erika Beispiel', '--email', 'erika@example.com'];
    const lines = await portal.command('setup', 'erika', '--company', 'Beispiel Distribution GmbH', ...person);
    await erikaComes.setPassword(/http\S+/.exec(lines)?.[0] ?? '');
    await erikaComes.acceptTerms('9001/erika');
    await erikaComes.signIn('9001/erika');
    await erikaComes.setUpApp();
  });

  const anna = await openBrowser();
  await test.step('a partner is added, and its administrator invited', async () => {
    await page.goto(href('Organisations', 'de'));
    await erika.addOrganisation('Muster Telekom', '1001');
    await erika.invite('Anna', 'Muster', 'anna@example.com');
    await new FirstSignIn(anna.page).acceptInvitation(portal.dataDir, 'anna@example.com');
  });

  const { page: paulsPage } = await openBrowser();
  const [paul, paulComes] = [new Administration(paulsPage), new FirstSignIn(paulsPage)];
  await test.step('a colleague is invited, employed, and gets the right to administration', async () => {
    await erika.open(routes.Approvals);
    await expect(page.getByRole('button', { name: approvals.give.label })).toBeDisabled();
    await page.getByRole('link', { name: approvals.give.toOrganisation }).click();
    await erika.invite('Paul', 'Beispiel', 'paul@example.com');
    await paulComes.acceptInvitation(portal.dataDir, 'paul@example.com');
    await page.reload();
    await erika.employ('Paul Beispiel', '9001/paul');
    await erika.open(routes.Approvals);
    await erika.giveAdministration('Paul Beispiel · 9001/paul');
  });

  await test.step('prices, catalogue, a mail, logo, a notice and terms are prepared', async () => {
    await erika.open(routes.PriceLists);
    await erika.addPriceList('Preise zum Start', day(0), { 'NGN Connect': '11,90' });
    await erika.open(routes.Catalogue);
    await erika.prepareCatalogue('Katalog zum Start', day(1));
    const names = (german: string, english: string) => ({ [field.captionDe]: german, [field.captionEn]: english });
    await erika.addEntry(catalogue.list.tariffs, {
      ...names('Flatrate Europa', 'Flat rate Europe'),
      [field.monthly]: '29,90',
    });
    await erika.addEntry(catalogue.operators, {
      [field.key]: 'NORDFUNK',
      [field.name]: 'Nordfunk GmbH',
      [field.textDe]: 'Mobilfunk im Norden.',
    });
    await erika.addEntry(tickets.type.etcCallBackRequest, { ...names('Schulungen', 'Trainings'), [field.hours]: '2' });
    await erika.addEntry(catalogue.closingDays, {
      [field.day]: '24.12.2027',
      ...names('Heiligabend', 'Christmas Eve'),
    });
    await erika.submitCatalogue();
    await erika.open(routes.Mails);
    await erika.writeMail('Neuigkeiten zum Ticket', 'Antwort auf Ihr Ticket {{number}}');
    await mailTo(portal.dataDir, 'erika@example.com', /^Subject: .*Antwort[ _]auf[ _]Ihr[ _]Ticket/m);
    await erika.open(routes.Brand);
    await erika.proposeLogo(svg);
    await erika.open(routes.StaffNotices);
    await erika.publishNews('Willkommen im neuen Portal', 'Schön, dass Sie da sind.');
    await erika.open(routes.TermsOverview);
    await erika.prepareTerms(day(1));
  });

  await test.step('the colleague, who is signed in, sets up a second factor and releases what needs two persons', async () => {
    await paulsPage.goto('/');
    await paulsPage.getByRole('alertdialog').getByRole('button').press('Enter');
    await paulComes.setUpApp();
    await paulsPage.goto(href('Approvals', 'de'));
    await paul.releaseAll(3);
  });

  await test.step('on the next day the partner accepts the terms, and finds all of it', async () => {
    // The pages of the others stay open meanwhile, and ask for what is new.
    watch.permit(/ERR_CONNECTION_REFUSED/);
    await portal.restartLater(dayMs);
    const { context, page: partner } = await openBrowser();
    await context.clock.install({ time: Date.now() + dayMs });
    const comes = new FirstSignIn(partner);
    await partner.goto('/');
    await comes.acceptTerms('1001/anna', 'Abschnitt 1 nennt unsere Anschrift.');
    await comes.signIn('1001/anna');
    await expect(partner.getByRole('heading', { level: 1 })).toContainText('Anna Muster');
    await expect(partner.locator('header [data-brand-logo] img')).toBeVisible();
    await partner.locator('#announcements-button').click();
    await expect(partner.locator('#announcements')).toContainText('Willkommen im neuen Portal');
    await partner.goto(href('EtcNetworkOperators', 'de'));
    await expect(partner.getByRole('main')).toContainText('Mobilfunk im Norden.');
    const ticket = new TicketForm(partner, 'de');
    await ticket.open({ type: 'etcCallBackRequest' });
    await expect(partner.getByRole('option', { name: 'Schulungen' })).toBeAttached();

    await partner.goto(href('CustomerEdit', 'de'));
    const text = (name: string) => partner.getByRole('main').getByRole('textbox', { name, exact: true });
    await text(customer.companyName).fill('Tischlerei Morgenrot GmbH');
    await text(customer.first.place).fill('10115 Berlin');
    await text(customer.phone).fill('030 23125 366');
    await partner.getByRole('checkbox', { name: customer.consentDataAsk }).check();
    await partner.getByRole('button', { name: customers.new.submitAndDraft }).click();
    await expect(partner.getByRole('listitem').filter({ hasText: 'NGN Connect' }).first()).toContainText('11,90');
    await partner.getByRole('button', { name: / NGN Connect$/ }).click();
    await partner.getByRole('link', { name: /Tarif/ }).first().click();
    const tariff = partner.getByRole('radio', { name: /^Flatrate Europa/ });
    await tariff.check();
    await expect(partner.getByRole('main')).toContainText('29,90');
  });
});
