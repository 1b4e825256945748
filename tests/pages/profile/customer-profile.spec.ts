import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/profile.json' with { type: 'json' };
import deForm from '#i18n/de/profile-form.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/profile.json' with { type: 'json' };
import enForm from '#i18n/en/profile-form.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...de, form: deForm, faults: deFaults, record: deRecord },
  en: { ...en, form: enForm, faults: enFaults, record: enRecord },
} as const;
const path = '/customer/profile';
const photo = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000d49444154789c633861a3f11f000528022c27fa01db0000000049454e44ae426082', 'hex'),
]);

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§profile a user saves personal data and a photo, and requests another mail address', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    expectConsole(/400|410/);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await signIn('1001/sp.user');
    await page.goto(localePath(path, locale));
    await field('firstName').fill('');
    await button(t.own.save).click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await axe(page);
    await field('firstName').fill('Jens');
    await field('position').fill('Leitung Vertrieb');
    await button(t.own.save).click();
    await expect(page.getByText(t.own.saved)).toBeVisible();
    const file = page.locator('main input[type=file]');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(t.faults.photoType)).toBeVisible();
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('img', { name: t.photo.alt })).toBeVisible();
    await button(t.email.change).click();
    await expect(field('email')).toBeFocused();
    await field('email').fill(`neu.${locale}@example.com`);
    await field('current').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.email.waiting)).toBeVisible();
    await axe(page);
    await shot('changed');
    await page.goto(localePath(`${path}?email=nonsense`, locale));
    await button(t.email.confirm).click();
    await expect(page.getByText(t.email.over)).toBeVisible();
    await expect(page).not.toHaveURL(/nonsense/);
  });

  test('§2-19 the sales-partner profile says what it lacks, and a change of it waits for approval', async ({
    page,
    signIn,
    shot,
  }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await signIn('2002/spws.user');
    await page.goto(localePath(path, locale));
    await expect(page.getByText(t.partner.percent.replace('{{n}}', '0')).first()).toBeVisible();
    await axe(page);
    await shot('partner empty');
    await page.getByRole('button', { name: t.partner.change, exact: true }).click();
    for (const [name, text] of Object.entries({
      companyName: 'Anders Kommunikation',
      'address.street': 'Domplatz',
      'address.houseNumber': '1',
      'address.zip': '50667',
      'address.city': 'Köln',
      zipAreas: '50, x',
    }))
      await field(name).fill(text);
    await page.getByRole('button', { name: t.form.submit, exact: true }).click();
    await expect(page.getByText(t.faults.zipAreas).first()).toBeVisible();
    await axe(page);
    await field('zipAreas').fill('50, 51');
    await field('maxLeads').fill('5');
    await field('address.country').selectOption('DE');
    await page.getByRole('button', { name: t.form.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.form.sent.title);
    await page.getByRole('link', { name: t.form.sent.toData }).click();
    await expect(page.getByText(t.partner.pending)).toBeVisible();
    await page.getByRole('link', { name: t.partner.toRequest }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.form.request.partner);
    await expect(page.locator('main').getByText('V-2026-').first()).toBeVisible();
    await axe(page);
    await shot('partner request');
    await page.getByRole('button', { name: t.record.more, exact: true }).click();
    await page.getByRole('button', { name: t.form.withdraw.open, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.form.withdraw.confirm, exact: true }).click();
    await expect(page.getByText(t.form.stands.withdrawn)).toBeVisible();
  });
});
