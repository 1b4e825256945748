import { localePath } from '#domain/access/routes.ts';
import deApprovals from '#i18n/de/approvals.json' with { type: 'json' };
import de from '#i18n/de/brand.json' with { type: 'json' };
import en from '#i18n/en/brand.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inner}</svg>`;
const file = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

test('§brand a colour is counted while it is typed, the nearest is offered, and two persons publish it', async ({
  page,
  signIn,
  watch,
  shot,
}) => {
  watch.allow(/status of 400 .*\/admin\/brand/);
  await signIn('9001/etc.admin', '9001');
  await page.goto(localePath('/staff/brand', 'de'));
  const look = page.getByRole('region', { name: de.look.title, exact: true });
  const colour = look.getByRole('textbox', { name: de.field.brand, exact: true });
  const row = look.getByRole('listitem').filter({ hasText: de.contrast.whiteOnBrand });
  await expect(row).toContainText('9,5 : 1');
  await colour.fill('#00B4D8');
  await expect(row).toContainText(de.contrast.fails);
  await expect(look.getByText(de.submit.brand)).toBeVisible();
  await look.getByRole('button', { name: de.submit.label }).click();
  await expect(look.getByText(de.submit.brand)).toBeVisible();
  await shot('unreadable');
  await look.getByRole('button', { name: de.nearest.take }).click();
  await expect(row).toContainText(de.contrast.passes);
  await axe(page);

  const picker = look.locator('input[type=file]');
  await picker.setInputFiles(file('page.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>'));
  await expect(look.getByRole('alert')).toContainText('SVG');
  await picker.setInputFiles(file('logo.svg', svg('<rect width="120" height="40" fill="#fff"/>')));
  await expect(look.locator('img')).toHaveCount(3);
  await look.getByRole('textbox', { name: de.field.sender }).fill('Nordportal');
  await look.getByRole('textbox', { name: de.field.signatureDe }).fill('Ihr Nordteam\nHamburg');
  const signature = look.getByRole('region', { name: de.signature.title });
  await expect(signature.locator('[lang=de]')).toContainText('Ihr Nordteam');
  await expect(signature.locator('[lang=en]')).toContainText(de.signature.none);
  await look.getByRole('button', { name: de.submit.label }).click();
  await expect(look.getByRole('textbox', { name: de.field.signatureEn })).toHaveAttribute('aria-invalid', 'true');
  await expect(look.getByRole('textbox', { name: de.field.signatureDe })).toHaveValue('Ihr Nordteam\nHamburg');
  await look.getByRole('textbox', { name: de.field.signatureEn }).fill('Your team in the north');
  await look.getByRole('button', { name: de.preview.open }).click();
  await expect(page.getByRole('dialog')).toContainText('Nordportal');
  await axe(page);
  await shot('preview');
  await page.keyboard.press('Escape');
  await look.getByRole('button', { name: de.submit.label }).click();
  await expect(look.getByText(de.waiting.title)).toBeVisible();
  await expect(colour).toBeDisabled();
  await fits(page);
  await shot('waiting');

  await signIn('9001/etc.lead', '9001');
  await page.goto(localePath('/staff/approvals', 'de'));
  const approval = page.getByRole('main').getByRole('region').getByRole('listitem').filter({ hasText: 'Nordportal' });
  await approval.getByRole('button', { name: `: ${deApprovals.release.toLowerCase()}` }).click();
  await expect(approval).toContainText(deApprovals.state.released);
  await page.evaluate(() => localStorage.removeItem('portal.brand'));
  await page.goto('/imprint');
  await expect(page.locator('header [data-brand-logo] img')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-bar')))
    .not.toBe('#0f4c5c');

  await page.goto(localePath('/staff/brand', 'de'));
  const history = page.getByRole('region', { name: de.history.title });
  const released = history.getByRole('listitem').filter({ hasText: 'Jana Reuter' });
  await expect(released).toContainText('Paul Neumann');
  await expect(released).toContainText(de.field.signatureDe);
  await history.getByRole('button', { name: `${de.history.open}: ${de.history.lookShipped}` }).click();
  await expect(page.getByRole('dialog')).toContainText(de.preview.noSender);
  await page.keyboard.press('Escape');
  await shot('history');
  await history.getByRole('button', { name: `${de.history.take}: ${de.history.lookShipped}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: de.submit.label }).click();
  await expect(look.getByText(de.waiting.title)).toBeVisible();
});

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§brand name and company count at once on every page', async ({ page, signIn, shot }) => {
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/brand', locale));
    const company = page.getByRole('region', { name: en.company.title });
    await company.getByRole('textbox', { name: en.field.zip }).fill('1');
    await company.getByRole('textbox', { name: en.field.company }).fill('Nordlink GmbH');
    await company.getByRole('button', { name: en.company.submit }).click();
    await expect(company.getByRole('textbox', { name: en.field.zip })).toHaveAttribute('aria-invalid', 'true');
    await company.getByRole('textbox', { name: en.field.zip }).fill('20457');
    await company.getByRole('button', { name: en.company.submit }).click();
    await expect(page.getByText(en.company.done)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('company');
    await page.evaluate(() => localStorage.removeItem('portal.brand'));
    await page.goto(localePath('/imprint', locale));
    await expect(page.getByRole('contentinfo')).toContainText('Nordlink GmbH');
  });
});
