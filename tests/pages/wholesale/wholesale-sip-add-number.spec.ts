import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/numbers.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/numbers.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { ...de, faults: deFaults, ui: deUi }, en: { ...en, faults: enFaults, ui: enUi } } as const;
const path = '/wholesale/sip-add-number';
const proof = pdfFile('nachweis.pdf');

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§phone-numbers a block is found by area code, reserved with a countdown and ordered', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    // An area code that is none, and numbers of an area without a range.
    expectConsole(/404|400/);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await signIn('2001/ws.user');
    await page.goto(localePath(path, locale));
    await button(t.wanted.submit).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await axe(page);
    await shot('refused');

    await page.getByRole('combobox').first().click();
    await page.keyboard.type('4100123');
    await page.getByRole('option').first().click();
    await field('sipAccountId').selectOption({ index: 1 });
    await expect(page.getByText(/102 .* 500/)).toBeVisible();
    await field('onkz').fill('02999');
    await expect(page.getByText(t.noNetwork).first()).toBeVisible();
    await field('onkz').fill('030');
    await expect(page.getByText('Berlin', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: t.kinds.block }).check();
    await page.getByRole('radio', { name: t.blockSizes['10'] }).check();
    await button(t.wanted.submit).click();

    await expect(page.getByRole('timer')).toBeVisible();
    const proposals = field('proposalId');
    await expect(proposals).toHaveCount(3);
    await axe(page);
    await shot('proposals');
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await proposals.nth(1).check();
    await button(t.take.submit).click();
    await expect(page.getByText(t.faults.noFile).first()).toBeVisible();
    // Those of the account.
    const site = { street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' };
    for (const [name, value] of Object.entries(site)) await expect(field(`siteAddr.${name}`)).toHaveValue(value);
    await page.locator('input[type=file]').first().setInputFiles(proof);
    const uploaded = page.getByRole('listitem').filter({ hasText: proof.name });
    await expect(uploaded).toContainText(t.ui.fileDone);
    await button(t.take.submit).click();
    await expect(page.getByText(t.state.active, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/process=/);
    await axe(page);
    await shot('made');
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: t.made.steps.active })).toBeVisible();
    await page.getByRole('link', { name: t.made.more }).click();
    await expect(button(t.wanted.submit)).toBeVisible();
  });
});

test('§phone-numbers unused numbers can be given back, and an expired reservation says so', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/404/);
  await signIn('2001/ws.user');
  await page.goto(`${path}?reservation=none`);
  await expect(page.getByText(de.take.overTitle)).toBeVisible();
  await page.getByRole('button', { name: de.take.again }).click();
  await expect(page.getByRole('button', { name: de.wanted.submit })).toBeVisible();
});

test('§phone-numbers a locked customer is not offered, and a link to that customer says why', async ({
  page,
  signIn,
  shot,
}) => {
  await signIn('2001/ws.user');
  await page.goto(path);
  await expect(page.getByText(de.noCustomer)).toBeVisible();
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: '4100126' })).toHaveCount(0);
  await page.getByRole('option').filter({ hasText: '4100123' }).click();
  await expect(page.getByText(de.noCustomer)).toBeHidden();
  await page.goto('/wholesale/customers?state=locked');
  const link = await page.getByRole('link', { name: 'Praxisklinik am Park PartG mbB' }).first().getAttribute('href');
  await page.goto(`${path}?customer=${new URLSearchParams(link?.split('?')[1]).get('id')}`);
  await expect(page.getByText(deFaults.customerLocked)).toBeVisible();
  await shot('locked');
  await page.getByRole('combobox').first().click();
  await page.getByRole('option').filter({ hasText: '4100123' }).click();
  await expect(page.getByText(deFaults.customerLocked)).toBeHidden();
});

test('§phone-numbers what an organisation still holds is taken up again or given back', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('2001/ws.user');
  await visit(path);
  await page.getByRole('combobox').first().click();
  await page.getByRole('option').filter({ hasText: '4100123' }).click();
  await page.locator('main [name="sipAccountId"]').selectOption({ index: 1 });
  await page.locator('main [name="onkz"]').fill('030');
  await page.getByRole('button', { name: de.wanted.submit }).click();
  await expect(page.getByText(de.take.lead)).toBeVisible();
  const address = page.url();
  await visit(path);
  await expect(page.getByText(de.held.title)).toBeVisible();
  await axe(page);
  await shot('held');
  await page.getByRole('button', { name: /^Weiter: 030/ }).click();
  await expect(page).toHaveURL(address);

  await page.route('**/api/foundation/2001/data/*', async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    const isReservation = record.type === 'ws.reservation';
    if (isReservation) record.data.expires = Date.parse('2026-11-02T13:05:00Z');
    await route.fulfill({ response: answer, json: record });
  });
  await page.reload();
  await expect(page.getByText('Sie galt bis 02.11.2026, 14:05 Uhr.')).toBeVisible();
  await expect(page.getByText(de.take.lead)).toBeHidden();
  await shot('over');

  await visit(path);
  await page.getByRole('button', { name: /^Zurückgeben: 030/ }).click();
  await expect(page.getByText(de.held.title)).toBeHidden();
});
