import { localePath } from '#domain/access/routes.ts';
import deRoles from '#i18n/de/roles.json' with { type: 'json' };
import de from '#i18n/de/sign-on.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/sign-on.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';

test('§sign-on what is typed of a provider is refused at its field and stays', async ({
  page,
  signIn,
  watch,
  shot,
}) => {
  watch.allow(/status of 400 .*\/admin\/sign-on/);
  await signIn('9001/etc.admin', '9001');
  await page.goto(localePath('/staff/sign-on', 'de'));
  await expect(page.getByText(de.none)).toBeVisible();
  await shot('empty');
  await page.getByRole('button', { name: de.setUp }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: de.form.name, exact: true }).fill('Keycloak');
  await form.getByRole('textbox', { name: de.form.issuer }).fill('http://10.0.0.1/realms/etc');
  await form.getByRole('textbox', { name: de.form.clientId }).fill('portal');
  await form.getByRole('textbox', { name: deRoles.PORTAL_EDITOR, exact: true }).fill('redaktion');
  await form.getByRole('textbox', { name: de.form.reason }).fill('Keycloak ist bereit');
  await form.locator('input[name=password]').fill('Portal-Demo-2026!');
  await axe(page);
  await form.getByRole('button', { name: de.form.propose }).click();
  await expect(form.getByText(deValidation.webhookBlocked).first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: deRoles.PORTAL_EDITOR, exact: true })).toHaveValue('redaktion');
  await shot('fault');
});

test.describe('on a phone', () => {
  test.use({ view: { locale: 'en', device: 'phone' } });

  test('§sign-on an organisation sees what its provider must be told', async ({ page, signIn, shot }) => {
    await signIn('1001/sp.admin', '1001');
    await page.goto(localePath('/integrations', 'en'));
    await expect(page.getByText(en.none)).toBeVisible();
    await page.getByRole('button', { name: en.setUp }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: en.form.issuer })).toBeVisible();
    await fits(page);
    await shot('form');
  });
});
