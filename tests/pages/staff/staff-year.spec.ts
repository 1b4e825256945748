import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/sales-year.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/sales-year.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;
const ui = { de: deUi, en: enUi } as const;

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§administration figures are pictures with the same figures as tables, and a file', async ({
    page,
    signIn,
    shot,
  }) => {
    const t = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/year', locale));
    const orders = page.getByRole('region', { name: t.chart.orders });
    await orders.getByRole('button', { name: ui[locale].asTable }).click();
    await expect(orders.getByRole('row')).toHaveCount(14);
    await expect(page.getByText(t.partners, { exact: true })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('figures');
    await page.getByRole('button', { name: t.kinds.WS }).click();
    await expect(page).toHaveURL(/kind=WS/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.csv }).click();
    expect((await download).suggestedFilename()).toBe(t.file);
  });
});
