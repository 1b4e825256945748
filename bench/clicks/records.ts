import { berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay } from '#domain/date/calendar-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import customerForm from '#i18n/de/customer-form.json' with { type: 'json' };
import customers from '#i18n/de/customers.json' with { type: 'json' };
import members from '#i18n/de/members.json' with { type: 'json' };
import porting from '#i18n/de/porting.json' with { type: 'json' };
import portings from '#i18n/de/portings.json' with { type: 'json' };
import routes from '#i18n/de/routes.json' with { type: 'json' };
import { pdfFile } from '#tests/pages/fixtures/real-files.ts';
import { answerLongForm } from './long-form.ts';
import type { Partner } from './partner.ts';

export async function prospect(partner: Partner): Promise<void> {
  const { main } = partner;
  await partner.press(main.getByRole('link', { name: 'Kunde', exact: true }));
  await partner.fill(main.getByRole('textbox', { name: customerForm.companyName }), 'Segelmacherei Luv GmbH');
  await partner.fill(main.getByRole('textbox', { name: customerForm.phone }), '0431 90009360');
  await partner.check(main.getByRole('checkbox', { name: customerForm.consentDataAsk }));
  await partner.press(main.getByRole('button', { name: customers.new.submit }));
  await main.getByRole('heading', { level: 1, name: 'Segelmacherei Luv GmbH' }).waitFor();
}

export async function answerToQuestion(partner: Partner): Promise<void> {
  const { main } = partner;
  await partner.press(main.getByRole('link', { name: /^Kanzlei Adler/ }).first());
  await partner.fill(main.getByRole('textbox', { name: 'Ihre Antwort' }), 'Die Buchhaltung bekommt die 14.');
  await partner.press(main.getByRole('button', { name: 'Antwort senden' }));
  await main.getByText('Die Buchhaltung bekommt die 14.').first().waitFor();
}

export async function priceList(partner: Partner): Promise<void> {
  const file = partner.page.waitForEvent('download');
  await search(partner, 'preisliste mobil business', /Preisliste Mobil Business/);
  await file;
}

export async function numberOfCustomer(partner: Partner): Promise<void> {
  await search(partner, '069 900091', /900091/);
  await partner.page
    .getByRole('heading', { name: /Taxiruf/ })
    .first()
    .waitFor();
}

/** Searches everything and opens the first match; Enter ends what was typed and is no press of its own. */
async function search(partner: Partner, text: string, match: RegExp): Promise<void> {
  const { page } = partner;
  await partner.key('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await partner.type(text, 'search');
  await page.getByRole('option', { name: match }).first().waitFor();
  await page.keyboard.press('Enter');
}

export async function employee(partner: Partner): Promise<void> {
  const { page, main } = partner;
  await partner.press(page.locator('#header summary').filter({ hasText: 'Mein Konto' }), 'Mein Konto');
  await partner.press(page.locator('#header').getByRole('link', { name: routes.EtcProfile }));
  await partner.press(main.getByRole('tab', { name: 'Benutzer' }));
  await partner.press(main.getByRole('button', { name: members.invite.open }));
  const dialog = page.getByRole('dialog');
  await partner.fill(dialog.getByRole('textbox', { name: members.invite.firstName }), 'Nele');
  await partner.fill(dialog.getByRole('textbox', { name: members.invite.lastName }), 'Brandt');
  await partner.fill(dialog.getByRole('textbox', { name: members.invite.email }), 'nele.brandt@example.com');
  await partner.check(dialog.getByRole('checkbox').first());
  await partner.press(dialog.getByRole('button', { name: members.invite.submit }));
  await dialog.waitFor({ state: 'hidden' });
}

export async function portingOfBlock(partner: Partner): Promise<void> {
  const { page, main } = partner;
  const today = berlinDay(Date.now());
  await partner.press(main.getByRole('link', { name: 'Portierung', exact: true }));
  await answerLongForm(partner, {
    texts: {
      customerId: 'Probstfeld',
      company: 'Möbelhaus Probstfeld GmbH',
      street: 'Beispielstraße',
      houseNumber: '12',
      zip: '10115',
      city: 'Berlin',
      onkz: '030',
      ddiBase: '231257',
      attendant: '0',
      firstName: 'Maren',
      lastName: 'Holt',
      phone: '030 23125 400',
      email: 'maren.holt@example.com',
      desiredDate: germanDay(workingDayAfter(today, 15, publicHolidays('', Number(today.slice(0, 4)), 3))),
      formSignedOn: germanDay(today),
    },
    choices: /^(Rufnummernblock|Anlagenanschluss|Firma)/,
    end: portings.checkAndSend,
    other: (label) =>
      label.includes(porting.blocks)
        ? partner.press(main.getByRole('button', { name: '-00 bis -99 (100)' }))
        : partner.upload(main.locator('input[type=file]').first(), pdfFile('Portierungsformular.pdf'), label),
  });
  await partner.check(main.getByRole('checkbox', { name: portings.send.seen }));
  await partner.press(main.getByRole('button', { name: portings.send.submit }));
  await page.waitForURL(/part=submission/);
}
