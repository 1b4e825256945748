import deCustomer from '#i18n/de/customer-form.json' with { type: 'json' };
import deCustomers from '#i18n/de/customers.json' with { type: 'json' };
import de from '#i18n/de/drafts.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import en from '#i18n/en/drafts.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, rowWith, widen } from '../objects/record-list.ts';
import { expect, test } from './sales-test.ts';

const words = { de: { drafts: de, record: deRecord }, en: { drafts: en, record: enRecord } } as const;

forEachView(['de'], ['desktop'], (view) => {
  const { locale } = view;
  const { drafts: t, record } = words[locale];

  test('§2-19 drafts are found by state, product and customer, copied and archived', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const customer = await calls.first('customer', 'value3:established');
    const own = await calls.create({ type: 'hfo.vp.draft', productType: 'hfoNgnBasic', customerId: customer.id });
    await signIn('1001/sp.admin');
    await visit('/sales-partners/drafts');
    const link = (number: string) => linkIn(rowWith(page, number));
    await expect(link(own.foreignid)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('list');

    await visit(`/sales-partners/drafts?state=all&customer=${customer.id}`);
    await expect(link(own.foreignid)).toBeVisible();
    await widen(page, view);
    await expect(page).not.toHaveURL(/customer=/);

    const actions = page.getByRole('button', { name: t.actions.replace('{{number}}', own.foreignid) });
    await actions.focus();
    await page.keyboard.press('ArrowDown');
    // The menu takes the focus once it is open.
    await expect(page.locator('li button:focus, li a:focus')).toHaveCount(1);
    await page.locator('li').getByRole('button', { name: record.edit.archive, exact: true }).press('Enter');
    await expect(link(own.foreignid)).toBeHidden();
    await visit('/sales-partners/drafts?archived=1');
    await expect(link(own.foreignid)).toBeVisible();

    await actions.click();
    await page.getByRole('button', { name: t.copy, exact: true }).click();
    await expect(page).toHaveURL(/drafts\/edit\?id=/);
    await expect(
      page
        .getByText(/NGN Basic/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(own.foreignid);
    await expect(page.getByText(t.access.writable, { exact: true }).filter({ visible: true })).toHaveCount(1);

    await visit('/sales-partners/drafts?state=all&access=false');
    await expect(page.getByText(t.state.expired, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: t.access.writable })).toHaveCount(0);
  });
});

test('§6 who is no sales partner is not let in', async ({ page, signIn, watch }) => {
  watch.permit(/status of 403 .*type=hfo\./);
  await signIn('1004/plain.user');
  await page.goto('/sales-partners/drafts');
  await expect(page).toHaveURL(/\/my-portal/);
});

test('§drafts an answer changed at the customer is named in the draft, and taken over by one press', async ({
  page,
  signIn,
  visit,
  calls,
}) => {
  const { id } = await calls.draft({ invoiceEmail: 'entwurf@example.com' });
  const main = page.getByRole('main');
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=customer`);
  await expect(main.getByText(de.buyer.atCustomer.replace('{{value}}', 'rechnung@example.com'))).toBeVisible();
  await main.getByRole('link', { name: de.buyer.edit }).first().click();
  await test.step('the customer leads back to the draft, with and without a change', async () => {
    await main.getByRole('link', { name: deCustomers.edit.toDraft }).click();
    await main.getByRole('link', { name: de.buyer.edit }).first().click();
    await main.getByRole('link', { name: new RegExp(`^${deCustomer.section.payment}`) }).click();
    await main.getByRole('textbox', { name: deCustomer.invoiceEmail }).fill('neu@example.com');
    await main.getByRole('button', { name: deCustomers.edit.saveForDraft }).click();
  });
  await expect(main.getByText(de.buyer.newer.replace('{{value}}', 'neu@example.com'))).toBeVisible();
  await main.getByRole('button', { name: de.buyer.take, exact: true }).click();
  await expect(main.getByText(de.buyer.differs)).toHaveCount(0);
  await expect.poll(async () => (await calls.read(id)).data['invoiceEmail']).toBe('neu@example.com');
});
