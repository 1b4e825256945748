import commissions from '#i18n/de/commissions.json' with { type: 'json' };
import complaints from '#i18n/de/complaints.json' with { type: 'json' };
import form from '#i18n/de/ticket-form.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import type { Partner } from './partner.ts';

const rows = (count: number, of: (n: number) => readonly string[]) =>
  Array.from({ length: count }, (_, n) => of(n).join('\t')).join('\n');

/** Goes through the steps of a ticket from the present one on, which are filled already, and sends it; some ask once more. */
async function send(partner: Partner, buttons: readonly string[], asks = false): Promise<void> {
  const { page, main } = partner;
  const step = main.locator('[aria-current=step]');
  for (const name of buttons) {
    const before = await step.innerText();
    await partner.press(main.getByRole('button', { name, exact: true }));
    if (name === ui.next) await step.filter({ hasNotText: before }).waitFor();
  }
  if (asks) await partner.press(page.getByRole('alertdialog').getByRole('button', { name: ui.ok, exact: true }));
  await page.waitForURL(/part=submission/);
}

export async function callback(partner: Partner): Promise<void> {
  const { main } = partner;
  await partner.press(main.getByRole('link', { name: /^Rückruf/ }).first());
  await partner.fill(
    main.getByRole('textbox', { name: form.description }),
    'Bitte zur Portierung in Kiel zurückrufen.',
  );
  await send(partner, [ui.next, form.submit]);
}

export async function offerRequest(partner: Partner): Promise<void> {
  const { main } = partner;
  await partner.press(main.getByRole('link', { name: 'Ticket', exact: true }));
  await partner.press(main.getByRole('link', { name: /^Angebotsanfrage/ }));
  await partner.select(main.getByRole('combobox', { name: form.category }), 'Cloud-Telefonie');
  await partner.check(main.getByRole('radio', { name: form.offer.kind.newBusiness }));
  await partner.check(main.getByRole('radio', { name: form.offer.networks.landline }));
  await partner.choose(main.getByRole('combobox', { name: form.offer.operatorVo }), 'VO10023');
  await partner.choose(main.getByRole('combobox', { name: form.ownCustomer }), 'Sonnental');
  await partner.fill(main.getByRole('textbox', { name: form.offer.neededBy }), '15.12.2026');
  await send(partner, [ui.next, ui.next, form.submit], true);
}

/** One line marked in the statement, nineteen pasted from a spreadsheet. */
export async function complaint(partner: Partner): Promise<void> {
  const { page, main } = partner;
  await partner.press(main.getByRole('link', { name: /Provision, Abrechnung/ }));
  await partner.press(main.getByRole('link', { name: /Vierfunk/ }).first());
  await partner.check(main.getByRole('checkbox', { name: /markieren$/ }).nth(1));
  await partner.press(main.getByRole('link', { name: commissions.complain.act_one }));
  await partner.press(page.locator('[data-cell="1 0"]'), 'first free cell');
  await partner.paste(
    rows(19, (n) => [
      `Kunde ${n}`,
      `VF-90${n}`,
      '10,00',
      '40,00',
      'Provision fehlt',
      'Vierfunk Business M',
      '01.08.2026',
      'VO20417',
    ]),
  );
  await partner.press(page.locator('[data-cell="0 3"]'), 'amount due');
  await partner.type('987,65', 'amount due');
  await partner.press(main.getByRole('button', { name: complaints.send }));
  await page.waitForURL(/part=submission/);
}
