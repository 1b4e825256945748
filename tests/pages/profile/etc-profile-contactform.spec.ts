import { localePath } from '#domain/access/routes.ts';
import deForm from '#i18n/de/profile-form.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import enForm from '#i18n/en/profile-form.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...deForm, faults: deFaults, record: deRecord },
  en: { ...enForm, faults: enFaults, record: enRecord },
} as const;
const path = '/etc/profile/contactform';

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§change-requests a request for a contact survives a reload until it is sent or withdrawn', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    expectConsole(/400/);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const submit = page.getByRole('button', { name: t.submit, exact: true });
    await signIn('1001/sp.user');
    await page.goto(localePath(`${path}?action=add`, locale));
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.faults.personConsent).first()).toBeVisible();
    await axe(page);
    await shot('refused');
    for (const [name, text] of Object.entries({
      'person.firstName': 'Nora',
      'person.lastName': `Feld ${locale}`,
      'person.phone': '030 23125 345',
      'person.email': 'jens.winter@sommer-telekom.example.com',
    }))
      await field(name).fill(text);
    await page.locator('main [name="person.salutation"][value="2"]').check();
    await field('department').selectOption('sales');
    await field('consent').check();
    await submit.click();
    await expect(page.getByText(t.faults.contactMailTaken).first()).toBeVisible();
    await page.reload();
    await expect(field('person.firstName')).toHaveValue('Nora');
    await field('person.email').fill('timo.krause@sommer-telekom.example.com');
    await submit.click();
    // What only the server knows: another request is open for the address.
    await expect(page.getByText(t.faults.contactMailRequested).first()).toBeVisible();
    await field('person.email').fill(`feld.${locale}@sommer-telekom.example.com`);
    await submit.click();
    await expect(page).toHaveURL(/\?id=[\w-]+&part=submission$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: t.sent.steps.effective })).toBeVisible();
    await axe(page);
    await shot('end');
    await page.getByRole('link', { name: t.sent.toRequest }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Nora Feld ${locale}`);
    await expect(page.getByRole('row', { name: new RegExp(`feld\\.${locale}@`) })).toBeVisible();
    await axe(page);
    await shot('submitted');
    await page.getByRole('button', { name: t.record.more, exact: true }).click();
    await page.getByRole('button', { name: t.withdraw.open, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw.confirm, exact: true }).click();
    await expect(page.getByText(t.stands.withdrawn)).toBeVisible();
  });

  test('§change-requests a change starts from known data and cannot remove the last main contact', async ({
    page,
    signIn,
    shot,
  }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await signIn('1001/sp.admin');
    await page.goto(localePath(`${path}?action=change&contact=anke-haas`, locale));
    await expect(field('person.lastName')).toHaveValue('Haas');
    await field('contactId').selectOption('jens-winter');
    await expect(field('person.lastName')).toHaveValue('Winter');
    await field('contactId').selectOption('petra-sommer');
    await page.locator('main [name="action"][value="remove"]').check();
    await expect(page.getByText(t.remove.main)).toBeVisible();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.faults.lastMainContact).first()).toBeVisible();
    await axe(page);
    await shot('last main contact');
  });
});
