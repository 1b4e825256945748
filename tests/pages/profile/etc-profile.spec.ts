import { href, localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/profile.json' with { type: 'json' };
import deForm from '#i18n/de/profile-form.json' with { type: 'json' };
import en from '#i18n/en/profile.json' with { type: 'json' };
import enForm from '#i18n/en/profile-form.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { ...de, form: deForm }, en: { ...en, form: enForm } } as const;
const path = '/etc/profile';
test.use({ dataPer: 'worker' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§profile an admin partner uses the six tabs by keyboard and sees no full account number', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await page.goto(localePath(path, locale));
    const tab = (name: keyof typeof t.tab) => page.getByRole('tab', { name: t.tab[name], exact: true });
    const display = page.getByRole('tabpanel');
    await expect(display.getByText('Sommer Telekom GmbH')).toBeVisible();
    await expect(page.getByRole('link', { name: t.form.changes.bank })).toBeVisible();
    await axe(page);
    await shot('company');
    const log = {
      contacts: 'Petra Sommer',
      vo: 'VO10023',
      bank: 'DE** **** … 2051',
      users: '1001/sp.admin',
      documents: 'Auftragsverarbeitung nach Art. 28 DSGVO',
    } as const;
    await tab('company').focus();
    for (const [name, text] of Object.entries(log)) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(name as keyof typeof log)).toBeFocused();
      await expect(display.getByText(text).first()).toBeVisible();
      await axe(page);
      await shot(name);
    }
    await expect(page).toHaveURL(/tab=documents/);
    await page.reload();
    await expect(tab('documents')).toBeInViewport({ ratio: 0.95 });
    await tab('documents').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('company')).toBeFocused();
    await page.reload();
    await expect(tab('company')).toHaveAttribute('aria-selected', 'true');
  });

  test('§profile an empty profile says what to do, and a failed one offers a retry', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    expectConsole(/500/);
    await signIn('9001/etc.staff', '9001');
    await page.goto(localePath(path, locale));
    await expect(page.getByText(t.none)).toBeVisible();
    await expect(page.getByText(t.form.list.none)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', href('EtcCompanyForm', locale));
    await axe(page);
    await shot('empty');
    await page.route('**/foundation/9001/profile', (route) => route.fulfill({ status: 500, json: { _error: 500 } }));
    await page.reload();
    await expect(page.getByText(t.failed)).toBeVisible();
    await axe(page);
    await page.unroute('**/foundation/9001/profile');
    await page.getByRole('tabpanel').getByRole('button').click();
    await expect(page.getByText(t.none)).toBeVisible();
  });
});
