import customerForm from '#i18n/de/customer-form.json' with { type: 'json' };
import drafts from '#i18n/de/drafts.json' with { type: 'json' };
import wizard from '#i18n/de/order-wizard.json' with { type: 'json' };
import { answerLongForm } from './long-form.ts';
import type { Partner } from './partner.ts';

const extensions = Array.from({ length: 20 }, (_, at) => `${10 + at}\tArbeitsplatz ${at + 1}\n`).join('');

/** From the home page to the product, the customer, all open answers, and the order that is sent. */
export async function orderForNewCustomer(partner: Partner): Promise<void> {
  const { page, main } = partner;
  const text = (name: string) => main.getByRole('textbox', { name, exact: false });
  await partner.press(main.getByRole('link', { name: 'Vertragsentwurf', exact: true }));
  await partner.press(main.getByRole('button', { name: / Crown Centrex$/ }));
  await partner.press(main.getByRole('button', { name: drafts.buyer.new }));
  await partner.fill(text(customerForm.companyName), 'Wollweber Bedachung GmbH');
  await partner.fill(text(customerForm.first.contactName), 'Frau Ute Wollweber');
  await partner.fill(text(customerForm.first.place), '20457 Hamburg');
  await partner.fill(text(customerForm.phone), '040 66969341');
  await partner.fill(text(customerForm.email), 'buero@wollweber.example.com');
  await partner.check(main.getByRole('checkbox', { name: customerForm.consentDataAsk }));
  await partner.press(main.getByRole('button', { name: drafts.buyer.create }));
  await main.getByRole('button', { name: drafts.buyer.change }).waitFor();
  await answerLongForm(partner, {
    texts: {
      registerCourt: 'Hamburg',
      registerNumber: '184512',
      street: 'Kontorweg',
      houseNumber: '8',
      iban: 'DE02120300000000202051',
      channels: '8',
    },
    choices: /^(SEPA-Lastschrift|Rufnummernblock|Ute Wollweber)/,
    end: drafts.submit,
    async other() {
      await partner.press(page.locator('[data-cell="0 0"]'), 'first cell');
      await partner.paste(extensions);
    },
  });
  const declarations = main.getByRole('region', { name: wizard.consents.title, exact: true });
  await declarations.waitFor();
  for (const box of await declarations.getByRole('checkbox').all()) await partner.check(box);
  for (const pad of ['order', 'mandate'] as const)
    await partner.press(
      main
        .getByRole('group', { name: wizard.signature[pad], exact: true })
        .getByRole('button', { name: wizard.pad.type }),
    );
  await partner.press(page.getByRole('button', { name: wizard.send.submit }));
  await main
    .getByText(/A-\d{4}-\d{6}/)
    .first()
    .waitFor();
}
