import { localePath } from '#domain/access/routes.ts';
import deForm from '#i18n/de/customer-form.json' with { type: 'json' };
import de from '#i18n/de/customers.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import enForm from '#i18n/en/customer-form.json' with { type: 'json' };
import en from '#i18n/en/customers.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...de, form: deForm, record: deRecord, faults: deFaults },
  en: { ...en, form: enForm, record: enRecord, faults: enFaults },
} as const;

forEachView(['en'], ['phone'], ({ locale, device }) => {
  const t = words[locale];

  test('an odd house number is said at its field, does not block, and is stored as mended', async ({
    page,
    signIn,
    shot,
  }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const warning = page.getByRole('status').filter({ hasText: t.faults.houseNumberOdd });
    await signIn('1001/sp.admin');
    await page.goto(localePath('/sales-partners/customers/edit', locale));
    await page.locator('main h2').getByRole('button', { name: t.form.first.groups.address }).click();
    for (const [at, text] of Object.entries({
      companyName: `Eckhaus ${locale} ${device} GmbH`,
      'address.street': 'Musterweg',
      place: 'D-10115 Berlin',
      phone: '030 23125 377',
      email: 'Max Muster <max@muster.example.com>',
    }))
      await field(at).fill(text);
    await field('address.houseNumber').fill('7½');
    await expect(warning).toBeHidden();
    await field('companyName').focus();
    await expect(warning).toBeVisible();
    await expect(field('address.houseNumber')).not.toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await shot('warning');
    await field('address.houseNumber').fill('7');
    await field('companyName').focus();
    await expect(warning).toBeHidden();
    await field('address.houseNumber').fill('7½');
    await field('consentData').check();
    await page.getByRole('button', { name: t.new.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eckhaus ${locale} ${device} GmbH`);
    await page.getByRole('button', { name: t.record.facts.open, exact: true }).click();
    await expect(page.getByText('7 1/2').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('max@muster.example.com').first()).toBeVisible();
  });
});
