import de from '#i18n/de/services.json' with { type: 'json' };
import en from '#i18n/en/services.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de, en } as const;

test.use({ dataPer: 'test' });

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§services a trunk is ordered with a confirmed price, and its end leads to the account', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2001/ws.user');
    await visit('/wholesale/customer/service/add');
    await page.getByLabel(t.form.customer).selectOption({ label: 'Möbelhaus Probstfeld GmbH · 4100123' });
    await page.getByRole('radio', { name: t.type.porting }).check();
    await expect(page.getByRole('link', { name: t.elsewhere.portingLink })).toBeVisible();
    await page.getByRole('radio', { name: t.type.sipTrunk, exact: true }).check();
    await page.getByRole('button', { name: t.form.submit }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${t.form.channels}: `) })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('faults');
    await page.getByLabel(t.form.label).fill('Lager Nord');
    await page.getByLabel(t.form.channels).fill('6');
    await expect(page.getByText('10,80').or(page.getByText('10.80')).first()).toBeVisible();
    await page.getByLabel(t.form.site).selectOption('Zentrale');
    await page.getByLabel(t.form.priceConfirmedAsk).check();
    await page.getByRole('button', { name: t.form.submit }).press('Enter');
    await expect(page).toHaveURL(/services\?id=[\w-]+&part=submission$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await page.reload();
    await expect(page.getByRole('link', { name: t.sent.numbers })).toHaveAttribute('href', /customer=.+account=/);
    await axe(page);
    await fits(page);
    await shot('submitted');
    await page.getByRole('link', { name: t.sent.configure }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lager Nord');
    await expect(page.getByText(/w4100123-03/).first()).toBeVisible();
  });
});
