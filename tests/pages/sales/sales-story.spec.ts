import blocks from '#i18n/de/blocks.json' with { type: 'json' };
import customerForm from '#i18n/de/customer-form.json' with { type: 'json' };
import customers from '#i18n/de/customers.json' with { type: 'json' };
import drafts from '#i18n/de/drafts.json' with { type: 'json' };
import orderForm from '#i18n/de/order-form.json' with { type: 'json' };
import orders from '#i18n/de/orders.json' with { type: 'json' };
import record from '#i18n/de/record.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { Keyboard } from '../objects/keyboard.ts';
import { OrderWizard } from './order-wizard.ts';

test('§1-4 a keyboard user with a screen reader creates a prospect, a draft and an order', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  test.slow();
  const keyboard = new Keyboard(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const within = (group: string) => {
    const place = main.getByRole('group', { name: group });
    return {
      text: (name: string) => place.getByRole('textbox', { name, exact: true }),
      radio: (name: string) => place.getByRole('radio', { name, exact: true }),
    };
  };
  const text = (name: string) => main.getByRole('textbox', { name, exact: true });
  const select = (name: string) => main.getByRole('combobox', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const name = 'Tischlerei Morgenrot GmbH';

  await signIn('1001/sp.admin', '1001');
  await visit('/sales-partners/customers');
  await keyboard.press(main.getByRole('link', { name: customers.list.create }));
  await expect(heading).toHaveText(customers.list.create);
  await keyboard.type(text(customerForm.companyName), name);
  await keyboard.type(text(customerForm.first.place), '10115 Berlin');
  await keyboard.type(text(customerForm.phone), '030 23125 366');
  await keyboard.type(text(customerForm.email), 'info@morgenrot.example.com');
  await keyboard.press(main.getByRole('checkbox', { name: customerForm.consentDataAsk }), 'Space');
  const group = (title: string) => main.getByRole('button', { name: title });
  await keyboard.press(group(customerForm.first.groups.company));
  await keyboard.find(select(customerForm.legalForm), customerForm.legalForms.GMBH);
  await keyboard.press(group(customerForm.first.groups.address));
  const address = within(customerForm.address);
  await keyboard.type(address.text(blocks.street), 'Musterweg');
  await keyboard.type(address.text(blocks.houseNumber), '12');
  await keyboard.press(group(customerForm.first.groups.interest));
  await keyboard.select(select(customerForm.voNumber), 'VO10023');
  await keyboard.press(button(customers.new.submit));
  await expect(heading).toHaveText(name);

  await keyboard.press(main.getByRole('link', { name: customers.edit.newDraft }));
  await keyboard.press(main.getByRole('button', { name: / NGN Basic$/ }));
  await expect(heading).toContainText('NGN Basic');
  // What the order needs of its customer is asked in the draft.
  await keyboard.press(button(record.long.next.replace('{{field}}', customerForm.registerCourt)));
  await expect(text(customerForm.registerCourt)).toBeFocused();
  await page.keyboard.type('Charlottenburg');
  await expect(select(customerForm.registerType)).toHaveValue('HRB');
  await keyboard.type(text(customerForm.registerNumber), '900077 B');
  const representative = within(customerForm.representative);
  await keyboard.type(representative.text(blocks.firstName), 'Rosa');
  await keyboard.type(representative.text(blocks.lastName), 'Morgenrot');
  await keyboard.choose(within(customerForm.tkgSize).radio(customerForm.tkgSizes.small));
  const contact = within(customerForm.contactMain);
  await keyboard.choose(contact.radio(blocks.salutations['2']));
  await keyboard.type(contact.text(blocks.firstName), 'Rosa');
  await keyboard.type(contact.text(blocks.lastName), 'Morgenrot');
  await keyboard.type(contact.text(blocks.phone), '030 23125 367');
  await keyboard.type(contact.text(blocks.email), 'rosa@morgenrot.example.com');
  await shot('customer');
  // Who is named as the contact looks after the system too, until another person is named.
  await keyboard.press(main.getByRole('link', { name: new RegExp(`^${orderForm.section.contacts}`) }));
  await expect(within(orderForm.contactTech).radio('Rosa Morgenrot')).toBeChecked();
  await expect(main.getByRole('group', { name: orderForm.contactTech })).toContainText(drafts.buyer.origin.proposed);
  // An open point leads to its field in any section.
  const lead = (section: keyof typeof orderForm.section, label: string) =>
    keyboard.press(button(`${orderForm.section[section]}: ${label}`));
  // What the customer makes likely is there, and says that it is a proposal.
  await lead('billing', orderForm.paymentMethod);
  await expect(text(orderForm.invoiceEmail)).toHaveValue('info@morgenrot.example.com');
  await expect(text(orderForm.invoiceEmail)).toHaveAccessibleDescription(drafts.buyer.origin.proposed);
  await keyboard.choose(within(orderForm.paymentMethod).radio(orderForm.paymentMethods.invoice));
  await lead('numbers', orderForm.numberKind);
  await expect(text(orderForm.onkz)).toHaveValue('030');
  await keyboard.choose(within(orderForm.numberKind).radio(orderForm.numberKinds.single));
  await keyboard.type(text(orderForm.numberCount), '1');
  await lead('numbers', orderForm.mainNumber);
  await expect(select(orderForm.mainNumber)).toBeFocused();
  await keyboard.select(select(orderForm.mainNumber), orderForm.mainNumbers.new);
  await lead('emergency', orderForm.emergencyAck);
  await expect(main.locator('input[type=checkbox]:focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(main.getByText(record.long.nothingOpen).first()).toBeVisible();
  await keyboard.press(button(drafts.submit));

  const wizard = new OrderWizard(page, 'de');
  const { wizard: t } = wizard.t;
  await expect(main.getByText(t.check.clear)).toBeVisible();
  await wizard.declareAll();
  await wizard.sign('order');
  await expect(wizard.ready).toBeVisible();
  await expect(main.getByText('Tischlerei Morgenrot GmbH').first()).toBeVisible();
  await keyboard.press(button(t.send.submit));
  await expect(main.getByText(/A-\d{4}-\d{6}/).first()).toBeVisible();
  await keyboard.press(main.getByRole('link', { name: orders.sent.toOrder }));
  await expect(heading).toContainText('Tischlerei Morgenrot GmbH');
  await expect(main.getByText(/A-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(main.getByText(orders.next.received.split('{{')[0] ?? '').first()).toBeVisible();
  await shot('order');
});
