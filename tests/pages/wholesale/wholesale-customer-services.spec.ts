import deRecord from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/services.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/services.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, rowWith } from '../objects/record-list.ts';

const words = { de: { ...de, record: deRecord }, en: { ...en, record: enRecord } } as const;

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§services services by state; one that has not begun is withdrawn', async ({ page, signIn, visit, shot }) => {
    await signIn('2001/ws.user');
    await visit('/wholesale/customer/services');
    const row = linkIn(rowWith(page, t.products.channels));
    await expect(row).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('list');
    await expect(page.getByText(t.products.trunk).first()).toBeVisible();
    await expect(page.getByText(t.products.channels).first()).toBeVisible();
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.type.channels);
    await expect(page.getByText(t.section.details)).toHaveCount(1);
    await fits(page);
    await axe(page);
    await shot('service');
    await page.getByRole('button', { name: t.record.more, exact: true }).press('Enter');
    await page.getByRole('button', { name: t.withdraw.title, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.withdraw.submit }).press('Enter');
    await expect(page.getByText(t.next.ended)).toBeVisible();
  });
});
