import { readFile } from 'node:fs/promises';
import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/audit.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import en from '#i18n/en/audit.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';

const words = { de: { t: de, record: deRecord }, en: { t: en, record: enRecord } } as const;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  test('§audit-log employees see who did what, find it, open it, and look whether the log is whole', async ({
    page,
    portal,
    signIn,
    shot,
  }) => {
    const { t, record } = words[locale];
    const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    const { foreignid } = await calls.create('Bitte um Rückruf wegen der Leitung');
    await signIn('9001/etc.staff', '1001');
    await page.goto(localePath('/staff/audit', locale));
    const main = page.locator('main');
    const list = main.getByRole(device === 'desktop' ? 'row' : 'listitem');
    const login = list.filter({ hasText: '1001/sp.admin' }).filter({ hasText: t.kind.login }).first();
    await expect(login).toContainText(t.unknownDevice);
    await page.getByRole('button', { name: t.state.check }).click();
    await expect(main.getByText(t.state.whole.split('{{')[0] ?? '')).toBeVisible();
    await axe(page);
    await shot('log');

    const search = page.getByRole('searchbox', { name: t.list.search });
    await search.fill('gibtesnicht');
    await expect(page.getByText(t.list.noMatch)).toBeVisible();
    await page.getByRole('button', { name: record.empty.reset }).click();
    await search.fill('9001/etc.staff');
    await expect(list.filter({ hasText: '1001/sp.admin' })).toHaveCount(0);
    await main
      .getByRole('link')
      .filter({ hasText: /\d{2}:\d{2}/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.one.title);
    await expect(main.getByText('9001/etc.staff')).toBeVisible();
    await axe(page);
    await shot('entry');
    await page.goBack();
    await expect(search).toHaveValue('9001/etc.staff');
    expect(String(foreignid)).toMatch(/^\d+$/);
  });
});

test('§audit-log every kind of entry fits the narrowest window', async ({ page, signIn }) => {
  const kinds = Object.keys(de.kind);
  await page.route('**/api/staff/audit?*', async (route) => {
    const answer = await route.fetch();
    const { items, ...rest } = (await answer.json()) as { items: object[] };
    const names = kinds.map((value2) => ({ ...items[0], value2, id: value2 }));
    await route.fulfill({ response: answer, json: { ...rest, items: names } });
  });
  await page.setViewportSize({ width: 320, height: 900 });
  await signIn('9001/etc.staff', '1001');
  await page.goto('/staff/audit');
  await expect(page.getByRole('listitem').filter({ hasText: de.kind.download })).toBeVisible();
  await fits(page);
});

test('§audit-log the log is exported as it is filtered', async ({ page, signIn }) => {
  await signIn('9001/etc.staff', '1001');
  await page.goto('/staff/audit?kind=login');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV|Export/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\n')[0]).toContain(de.column.who);
  expect(text).toContain(de.kind.login);
  expect(text).not.toContain(de.kind.loginRefused);
});

test('§audit-log a log that cannot be loaded says so, and a partner is not let in', async ({ page, signIn, watch }) => {
  watch.permit(/status of (?:403|500)/);
  await page.route('**/api/staff/audit?*', (route) => route.fulfill({ status: 500, json: { _error: 500 } }));
  await signIn('9001/etc.staff', '1001');
  await page.goto('/staff/audit');
  await expect(page.getByText(de.list.failed)).toBeVisible();
  await signIn('1001/sp.admin');
  await page.goto('/staff/audit');
  await expect(page).toHaveURL(/\/my-portal/);
});
