import { localePath } from '#domain/access/routes.ts';
import deForm from '#i18n/de/customer-form.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import de from '#i18n/de/wholesale-customers.json' with { type: 'json' };
import enForm from '#i18n/en/customer-form.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import en from '#i18n/en/wholesale-customers.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...de, base: deForm, ui: deUi, faults: deFaults },
  en: { ...en, base: enForm, ui: enUi, faults: enFaults },
} as const;
const path = '/wholesale/customer/add';

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const t = words[locale];

  test('§wholesale-customers a customer is added in four steps by keyboard without losing input', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    expectConsole(/400/);
    const name = `Neukunde ${locale} ${device} GmbH`;
    const field = (at: string) => page.locator(`main [name="${at}"]`);
    const press = async (label: string) => {
      await page.getByRole('button', { name: label, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const fill = async (values: Record<string, string>) => {
      for (const [at, text] of Object.entries(values)) await field(at).fill(text);
    };
    await signIn('2001/ws.user');
    await page.goto(localePath(path, locale));
    await press(t.ui.next);
    await expect(page.getByText(t.faults.required).first()).toBeVisible();
    await axe(page);
    await shot('refused');
    await fill({
      companyName: name,
      'address.street': 'Musterweg',
      'address.houseNumber': '4',
      'address.zip': '10115',
      'address.city': 'Berlin',
      // Of another customer.
      externalReference: 'hv-0107',
    });
    await page.getByRole('combobox', { name: t.base.legalForm }).fill('GmbH');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(t.ui.next);
    await expect(page).toHaveURL(/step=site/);
    await press(t.same.button);
    await expect(field('sites.0.address.street')).toHaveValue('Musterweg');
    await field('sites.0.name').fill('Zentrale');
    await field('sites.0.emergencyDiffers').focus();
    await page.keyboard.press('Space');
    await fill({
      'sites.0.emergencyAddr.street': 'Musterweg',
      'sites.0.emergencyAddr.houseNumber': '6',
      'sites.0.emergencyAddr.zip': '10115',
      'sites.0.emergencyAddr.city': 'Berlin',
    });
    await page.locator('main input[type=file]').setInputFiles([pdfFile('Nachweis.pdf')]);
    await expect(page.getByRole('listitem').filter({ hasText: 'Nachweis.pdf' })).toContainText(t.ui.fileDone);
    await axe(page);
    await shot('site');
    await press(t.ui.next);
    await expect(page).toHaveURL(/step=contact/);
    await page.reload();
    await field('contactTech.salutation').first().check();
    await fill({
      'contactTech.firstName': 'Max',
      'contactTech.lastName': 'Muster',
      'contactTech.phone': '030 23125 398',
      'contactTech.email': 'max@muster.example.com',
    });
    await shot('contact');
    await press(t.ui.next);
    await expect(page).toHaveURL(/step=check/);
    await expect(page.getByText('Musterweg 6, 10115 Berlin')).toBeVisible();
    await field('endUserConsent').focus();
    await page.keyboard.press('Space');
    await axe(page);
    await shot('check');
    await press(t.new.submit);
    await expect(page.getByText(t.faults.taken).first()).toBeVisible();
    await field('externalReference').fill(`N-${locale}-${device}`);
    for (const step of ['site', 'contact', 'check']) {
      await press(t.ui.next);
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
    }
    await press(t.new.submit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.result.title.replace('{{name}}', name));
    await expect(page).toHaveURL(/created=/);
    await axe(page);
    await shot('created');
    await page.getByRole('link', { name: t.result.coreData, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});
