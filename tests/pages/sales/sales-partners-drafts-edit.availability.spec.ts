import type { Page } from '@playwright/test';
import de from '#i18n/de/availability.json' with { type: 'json' };
import deForm from '#i18n/de/order-form.json' with { type: 'json' };
import en from '#i18n/en/availability.json' with { type: 'json' };
import enForm from '#i18n/en/order-form.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import type { SalesCalls } from './demo-sales.ts';
import { expect, test } from './sales-test.ts';

const words = { de: { t: de, form: deForm }, en: { t: en, form: enForm } } as const;
const site = (houseNumber: string) => ({ street: 'Musterkai', houseNumber, zip: '20457', city: 'Hamburg' });
const line = (calls: SalesCalls, houseNumber: string) =>
  calls.draft({ productType: 'hfoDslMaxxBusiness', siteDiffers: true, siteAddr: site(houseNumber) });
const availabilityOf = async (calls: SalesCalls, id: string) => (await calls.read(id)).data['availability'];
const result = (page: Page, name: string) => page.getByRole('region', { name });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const { t, form } = words[locale];

  test('§order-forms.availability a checked line is a card, stale at another address', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const { id } = await line(calls, '');
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=access`);
    const check = page.getByRole('button', { name: t.check });
    await expect(check).toBeDisabled();
    await expect(page.getByText(t.missing.replace('{{parts}}', t.part.houseNumber))).toBeVisible();
    await axe(page);
    await shot('line-incomplete');

    await test.step('the address is completed, and the line checked', async () => {
      await visit(`/sales-partners/drafts/edit?id=${id}&section=site`);
      await page
        .getByRole('textbox', { name: 'Hausnummer' })
        .or(page.getByRole('textbox', { name: 'House number' }))
        .fill('7');
      await expect.poll(async () => (await calls.read(id)).data['siteAddr']).toMatchObject({ houseNumber: '7' });
      await visit(`/sales-partners/drafts/edit?id=${id}&section=access`);
      await check.press('Enter');
      const card = result(page, t.result);
      await expect(card).toContainText(t.upTo.replace('{{rate}}', '175'));
      await expect(card).toContainText(t.age.today);
      await page.getByRole('combobox', { name: form.bandwidth }).selectOption('vdsl100');
      await expect(card).toContainText(t.forChosen);
      await expect
        .poll(() => availabilityOf(calls, id))
        .toMatchObject({ technology: 'vdsl', maxRate: '175', id: 'DEMO-20457-7', checkId: expect.any(String) });
      await expect(page.getByRole('combobox', { name: form.bandwidth }).locator('option')).not.toContainText(['250']);
      await axe(page);
      await fits(page);
      await shot('line-result');
    });

    await test.step('another address makes the result stale', async () => {
      const { version } = await calls.read(id);
      await calls.act(id, { _action: 'update', version, siteAddr: site('8') });
      await page.reload();
      await expect(result(page, t.result)).toContainText('Musterkai 7, 20457 Hamburg');
      await expect(result(page, t.result)).toContainText(t.stale.split('{{')[0] ?? '');
      await axe(page);
      await shot('line-stale');
      await page.getByRole('button', { name: t.again }).press('Enter');
      await expect(result(page, t.result)).not.toContainText(t.stale.split('{{')[0] ?? '');
      await expect.poll(() => availabilityOf(calls, id)).toMatchObject({ id: 'DEMO-20457-8' });
    });
  });
});

test('§order-forms.availability no line, a failed check and an entry by hand lose nothing', async ({
  page,
  signIn,
  visit,
  shot,
  calls,
  expectConsole,
}) => {
  const { id } = await line(calls, '900');
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=access`);
  await page.getByRole('button', { name: de.check }).press('Enter');
  await expect(result(page, de.result)).toContainText(de.none);
  await expect(page.getByText(de.meaning.none)).toBeVisible();
  await expect(page.getByRole('combobox', { name: deForm.bandwidth }).locator('option')).toHaveCount(1);
  await axe(page);
  await shot('line-none');

  expectConsole(/status of 424/);
  await page.route('**/availability-checks', (route) =>
    route.fulfill({ status: 424, json: { _error: 424, _errorMessage: de.failed } }),
  );
  await page.getByRole('button', { name: de.again }).press('Enter');
  await expect(page.getByText(de.failed)).toBeVisible();
  await expect(result(page, de.result)).toContainText(de.none);
  await axe(page);
  await shot('line-failed');
  await page.getByRole('button', { name: de.byHand }).press('Enter');
  await page.getByRole('textbox', { name: deForm.availabilityMaxRate }).fill('100');
  await page.getByRole('combobox', { name: deForm.availabilityTechnology }).selectOption('vdsl');
  await expect.poll(() => availabilityOf(calls, id)).toMatchObject({ technology: 'vdsl', maxRate: '100' });
  await shot('line-by-hand');
});

test('§order-forms.availability what an employee enters stands in the draft', async ({
  page,
  signIn,
  visit,
  shot,
  calls,
}) => {
  const { id } = await line(calls, '800');
  await signIn('1001/sp.admin');
  await visit(`/sales-partners/drafts/edit?id=${id}&section=access`);
  await page.getByRole('button', { name: de.check }).press('Enter');
  await expect(page.getByText(de.waiting.title)).toBeVisible();
  await axe(page);
  await shot('line-waiting');

  await signIn('9001/etc.staff', '1001');
  await visit(`/sales-partners/drafts/edit?id=${id}`);
  await page.getByRole('textbox', { name: 'VDSL', exact: true }).fill('100');
  await page.getByRole('textbox', { name: de.answer.number }).fill('T-17');
  await axe(page);
  await shot('line-answer');
  await page.getByRole('button', { name: de.answer.send }).press('Enter');
  await expect(page.getByText(de.answer.done)).toBeVisible();
  await expect(page.getByRole('heading', { name: de.answer.title })).toHaveCount(0);
  await expect.poll(() => availabilityOf(calls, id)).toMatchObject({ technology: 'vdsl', maxRate: '100', id: 'T-17' });
});
