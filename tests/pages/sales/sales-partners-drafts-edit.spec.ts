import type { Page } from '@playwright/test';
import de from '#i18n/de/drafts.json' with { type: 'json' };
import deForm from '#i18n/de/order-form.json' with { type: 'json' };
import deProducts from '#i18n/de/products.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import enForm from '#i18n/en/order-form.json' with { type: 'json' };
import enProducts from '#i18n/en/products.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { salesCalls } from './demo-sales.ts';
import { expect, test } from './sales-test.ts';
import { at, cell, draftOf, press, row } from './sheet-cells.ts';

const words = {
  de: { form: deForm, products: deProducts, record: deRecord },
  en: { form: enForm, products: enProducts, record: enRecord },
} as const;

/** What the note beside the buttons says once everything is on the server. */
const saved = (page: Page) =>
  page.locator('[data-saved]').filter({ visible: true, hasText: /(Gespeichert um|Saved at) / });
const lead = (text: string, field: string) => text.replace('{{field}}', field);
const draft = (productType: string) => ({ type: 'hfo.vp.draft', productType });

test('§5 a draft of older prices says what changed, and takes the prices of today', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin');
  await visit('/sales-partners/drafts?product=hfo360');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('monatlich 22,90 € → 24,90 € (+2,00 €)')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Preise aktualisieren' }).press('Enter');
  await expect(page.getByText('Der Entwurf rechnet jetzt mit den Preisen von heute.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preise aktualisieren' })).toHaveCount(0);
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const { form, products, record } = words[locale];

  test('§drafts a draft begins with a product and is kept as one goes, section by section', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    await signIn('1001/sp.admin');
    await visit('/sales-partners/drafts/edit');
    await expect(page.getByRole('button', { name: /Crown Centrex/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /NGN Business|ISDN/ })).toHaveCount(0);
    await axe(page);
    await shot('products');
    // Two are compared, a third takes the place of the older one, and a commission shows only on wish.
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card('Crown Centrex')).toContainText('7,90'.replace(',', locale === 'de' ? ',' : '.'));
    await expect(card('NGN Basic')).not.toContainText('95');
    await page.getByRole('switch', { name: products.choice.showCommission }).click();
    await expect(card('NGN Basic')).toContainText(locale === 'de' ? '95,00' : '95.00');
    for (const name of ['Crown Centrex', 'NGN Basic', 'HFO 360']) await card(name).getByRole('checkbox').check();
    await expect(card('Crown Centrex').getByRole('checkbox')).not.toBeChecked();
    if (device === 'phone') await page.getByRole('button', { name: products.choice.compareTwo }).click();
    const comparison = page.getByRole('table');
    await expect(comparison.getByRole('columnheader')).toHaveText(['NGN Basic', 'HFO 360']);
    await page.getByRole('textbox', { name: products.choice.quantity }).fill('12');
    await page.getByRole('switch', { name: products.choice.differences }).click();
    await expect(comparison.getByText(products.choice.row.term)).toHaveCount(0);
    await axe(page, { inEachView: true });
    await fits(page);
    await shot('comparison');
    if (device === 'phone') await page.keyboard.press('Escape');
    const countDrafts = () => calls.count('draft', 'value6:true');
    const count = await countDrafts();
    const choose = card('NGN OneBusiness').getByRole('button');
    const customer = page.getByRole('combobox', { name: form.customerId });
    await test.step('opening a product, a reload and Back create nothing', async () => {
      await choose.press('Enter');
      await expect(customer).toBeVisible();
      await axe(page);
      await page.reload();
      await expect(customer).toBeVisible();
      await page.goBack();
      await expect(choose).toBeVisible();
      expect(await countDrafts()).toBe(count);
    });
    await choose.press('Enter');
    // Before anything is typed, the five last customers are offered.
    await customer.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await customer.fill('Hofladen');
    await page.getByRole('option', { name: /Hofladen/ }).click();
    // The first entry makes the draft; its form stays where it is.
    await expect(page).toHaveURL(/[?&]id=[^&]+$/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    expect(await countDrafts()).toBe(count + 1);
    await page.getByRole('button', { name: `${form.section.contract} →` }).click();
    await page.getByRole('textbox', { name: form.externalReference }).fill('Projekt 7');
    await expect.poll(async () => (await calls.read(id)).data['externalReference']).toBe('Projekt 7');
    await expect(saved(page)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('form');

    // What is open leads to its field, and Back to the section before.
    if (device === 'phone') await page.getByRole('button', { name: products.panel.monthlySoFar }).click();
    await page.getByRole('button', { name: `${form.section.voice}: ${form.channels}`, exact: true }).click();
    await expect(page.getByRole('combobox', { name: form.channels })).toBeFocused();
    await expect(page).toHaveURL(/section=voice/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: form.section.contract })).toBeVisible();
    if (device === 'phone') {
      await page.getByRole('button', { name: /(Abschnitt|Section) 2 / }).click();
      await shot('sections');
    }
    await page.getByRole('link', { name: new RegExp(`^${form.section.billing}`) }).click();
    await expect(page.getByRole('heading', { level: 2, name: form.section.billing })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: form.section.billing })).toBeVisible();

    // A wrong answer is named once its field is left, and is kept all the same.
    await visit(`/sales-partners/drafts/edit?id=${id}&section=billing`);
    await page.getByRole('textbox', { name: form.invoiceEmail }).fill('falsch');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: form.invoiceEmail })).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(async () => (await calls.read(id)).data['invoiceEmail']).toBe('falsch');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hofladen');
    // The act of the bar leads to the next open answer, never to the end while one is open.
    await page.getByRole('button', { name: lead(record.long.next, form.invoiceEmail) }).click();
    await expect(page.getByRole('textbox', { name: form.invoiceEmail })).toBeFocused();
  });
});

test('§drafts both sides of a conflict are shown, and one of them is taken', async ({
  page,
  signIn,
  visit,
  expectConsole,
  shot,
  calls,
}) => {
  const { id } = await calls.create(draft('hfo360'));
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=contract`);
  const reference = page.getByRole('textbox', { name: deForm.externalReference });
  await expect(reference).toBeVisible();
  const { version } = await calls.read(id);
  await calls.act(id, { _action: 'update', version, externalReference: 'Anderswo' });
  expectConsole(/status of 409/);
  await reference.fill('Hier');
  await expect(page.getByText(deRecord.long.conflictText)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Anderswo' })).toBeVisible();
  await axe(page);
  await shot('conflict');
  await page.getByRole('button', { name: deRecord.long.theirs }).click();
  await expect(reference).toHaveValue('Anderswo');
});

test('§drafts a draft is read-only while a colleague edits it or when its product has ended', async ({
  page,
  portal,
  signIn,
  visit,
  shot,
  calls,
}) => {
  const colleague = await salesCalls(portal.url, '1001/sp.user');
  const { id } = await calls.create(draft('hfo360'));
  await colleague.act(id, { _action: 'lock' });
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=contract`);
  await expect(page.getByText(/^Wird gerade von .+ bearbeitet$/)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await axe(page);
  await shot('locked');
  await colleague.act(id, { _action: 'unlock' });
  await page.getByRole('button', { name: deRecord.locked.look }).click();
  await expect(page.getByRole('textbox', { name: deForm.externalReference })).toBeVisible();

  const ended = await calls.first('draft', 'value4:expired');
  await visit(`/sales-partners/drafts/edit?id=${ended.id}`);
  await expect(page.getByText('Dieses Produkt ist seit 31.03.2019 nicht mehr buchbar.')).toBeVisible();
  await expect(page.getByRole('button', { name: de.copy })).toHaveCount(0);
  await shot('expired');
});

test('§drafts a draft offers a download or mail of its offer, and a confirmation deletes it', async ({
  page,
  signIn,
  visit,
  calls,
}) => {
  const { id: customerId } = await calls.first('customer', 'value3:established');
  const { id, foreignid } = await calls.create({ ...draft('hfoBusinessHomeMobile'), customerId });
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=cards`);
  // `docs/domain/order-forms.md#mobile`: the price list that holds today is there to be chosen, with those of the library to be read.
  await expect(page.getByRole('combobox', { name: deForm.priceListId }).locator('option')).not.toHaveCount(1);
  await expect(page.getByText(de.mobile.priceLists)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByText(deRecord.papers.title).click();
  await page.getByRole('button', { name: deRecord.papers.offer }).click();
  expect((await download).suggestedFilename()).toBe(`Angebot ${foreignid}.pdf`);
  await page.getByRole('button', { name: de.offerMail.open }).click();
  const recipient = page.getByRole('textbox', { name: de.offerMail.email });
  await expect(recipient).toBeFocused();
  await page.getByRole('button', { name: de.offerMail.send, exact: true }).click();
  await expect(recipient).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
  await recipient.fill('kunde@example.com');
  await page.getByRole('button', { name: de.offerMail.send, exact: true }).click();
  await expect(page.getByText(de.offerMail.done.replace('{{email}}', 'kunde@example.com'))).toBeVisible();
  await page.getByRole('button', { name: deRecord.more, exact: true }).click();
  await page.getByRole('button', { name: de.discard, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(de.deleteTitle)).toBeVisible();
  await question.getByRole('button', { name: de.discard, exact: true }).click();
  await expect(page).toHaveURL(/drafts$/);
  await expect(page.getByRole('link', { name: foreignid, exact: true })).toBeHidden();
});

test('§drafts a sheet of 250 extensions renders only the visible ones and keeps all', async ({
  page,
  signIn,
  visit,
  calls,
}) => {
  const extensions = Array.from({ length: 249 }, (_, n) => row(100 + n, n === 248 ? { displayName: '' } : {}));
  const { id } = await calls.create(draftOf(extensions, { numberCount: '10', blockSize: '1000' }));
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
  await expect(cell(page, 0, at.name)).toHaveText('Platz 100');
  await expect(cell(page, 200, at.name)).toHaveCount(0);
  await page.getByRole('button', { name: deRecord.long.next.replace('{{field}}', 'Name') }).click();
  await expect(cell(page, 248, at.name)).toBeFocused();
  await expect(cell(page, 0, at.name)).toHaveCount(0);
  await page.keyboard.type('Halle');
  await press(page, 'Enter', 'ArrowRight', 'ArrowLeft');
  await expect(cell(page, 249, at.name)).toBeFocused();
  await page.keyboard.type('Neu');
  await press(page, 'Enter', 'PageUp', 'PageUp');
  await expect(cell(page, 219, at.name)).toBeFocused();
  await page.keyboard.type('Tor');
  await press(page, 'Enter');
  const typed: Record<number, string> = { 219: 'Tor', 248: 'Halle', 249: 'Neu' };
  const names = Array.from({ length: 250 }, (_, n) => typed[n] ?? `Platz ${100 + n}`).join();
  const kept = async () => (await calls.read(id)).data['extensions'] as { displayName: string }[];
  await expect.poll(async () => (await kept()).map(({ displayName }) => displayName).join()).toBe(names);
  await axe(page);
});
