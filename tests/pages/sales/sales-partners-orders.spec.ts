import de from '#i18n/de/orders.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/orders.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, rowWith } from '../objects/record-list.ts';
import { expect, test } from './sales-test.ts';

const words = { de: { ...de, ui: deUi }, en: { ...en, ui: enUi } } as const;
test.use({ dataPer: 'worker' });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const t = words[locale];

  test('§2-19 orders by status group, product and period, and the pipeline as picture and table', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const [requests, active] = [
      await calls.first('order', 'value4:clarification'),
      await calls.first('order', 'value4:active'),
    ];
    const link = (number: string) => linkIn(rowWith(page, number));
    await signIn('1001/sp.admin');
    await visit('/sales-partners/orders');
    await expect(link(requests.foreignid)).toBeVisible();
    await expect(link(active.foreignid)).toBeHidden();
    await expect(page.getByRole('heading', { name: t.pipeline.title })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('list');
    await page.getByRole('button', { name: new RegExp(`^${t.group.active}`) }).click();
    await expect(link(active.foreignid)).toBeVisible();
    await expect(link(requests.foreignid)).toBeHidden();
    await page.getByRole('button', { name: t.ui.asTable }).click();
    await expect(page.getByRole('table', { name: t.pipeline.title }).getByRole('row')).toHaveCount(7);
    await axe(page);
    await visit('/sales-partners/orders?group=all&received=2001-01-01..2001-12-31');
    await expect(page.getByText(t.list.noMatch)).toBeVisible();
  });
});
