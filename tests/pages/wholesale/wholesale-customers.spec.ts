import { localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/wholesale-customers.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/wholesale-customers.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { ...de, record: deRecord }, en: { ...en, record: enRecord } } as const;
const path = '/wholesale/customers';
const berlin = 'Möbelhaus Probstfeld GmbH';
const koeln = 'Praxisklinik am Park PartG mbB';

test.use({ dataPer: 'worker' });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const t = words[locale];

  test('§wholesale-customers the address holds the filters, and rows lead to the customer', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('2001/ws.user');
    await page.goto(localePath(path, locale));
    const main = page.locator('main');
    const row = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(row(berlin)).toBeVisible();
    await axe(page);
    await shot('list');
    await page.getByRole('button', { name: new RegExp(`^${t.tabs.locked}`) }).click();
    await expect(row(berlin)).toBeHidden();
    await expect(row(koeln)).toBeVisible();
    await expect(page).toHaveURL(/state=locked/);
    await page.getByRole('button', { name: new RegExp(`^${t.tabs.terminated}`) }).click();
    await expect(main.getByText(t.noneOf.terminated)).toBeVisible();
    await page.goto(localePath(`${path}?search=%2B49 (30) 23125-500`, locale));
    await expect(row(berlin)).toBeVisible();
    await expect(row(koeln)).toBeHidden();
    await page.getByRole('button', { name: t.act.label.replace('{{name}}', berlin) }).click();
    const menu = page.locator('[popover]:popover-open');
    await expect(menu.getByRole('link', { name: t.act.processes, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: t.act.coreData, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(berlin);
    await page.goBack();
    await expect(row(berlin)).toBeVisible();
    await page.goto(localePath(`${path}?search=gibtesnicht`, locale));
    await expect(main.getByText(t.list.noMatch)).toBeVisible();
    await axe(page);
    await shot('none');
  });
});
