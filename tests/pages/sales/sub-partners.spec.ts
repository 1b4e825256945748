import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tokenLifetime } from '#contract/session.ts';
import { loginTicket } from '#domain/access/session.ts';
import de from '#i18n/de/sub-partners.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Süd';

/** Puts 2002 below 1001, as an administrator does. */
async function place(origin: string): Promise<void> {
  const send = async (path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(`${origin}/api${path}`, sent)).json();
  };
  const ticket = { _ticket: loginTicket('9001/etc.admin', demoPassword), timeout: tokenLifetime };
  const { token } = await send('/jwt_token', ticket);
  const path = '/admin/organisations/2002';
  const { version, above } = await send(path, undefined, token);
  if (above) return;
  await send(path, { _action: 'below', version, parent: '1001', code: 'SUB-17', reason: 'Vertrag' }, token);
}

const sold = { trid: '2002', title: `Holt Voice ${long}`, code: 'SUB-17' };
const order = (id: number, customer: string, state: string) => ({
  ...{ ...sold, id: `o${id}`, number: `A-2026-${id}`, created: Date.parse('2026-11-20T10:00:00Z') - id * 86_400_000 },
  ...{ customer, caption: 'HFO 360', state },
});
const orders = [order(1, 'Tischlerei Hansen', 'active'), order(2, long, 'clarification')];
const line = (id: number, month: string, amount: number) => ({
  ...{ ...sold, id: String(id), month, operator: 'telekom', vo: '4711', kind: 'closing', state: 'open', amount },
  customer: id === 1 ? long : 'Kunde Nord',
});
const lines = [line(1, '2026-10', 12_500), line(2, '2026-09', -250)];

/** What the lists answer once the sub-partner has sold something. */
async function fill(page: Page): Promise<void> {
  const counts = { 'SUB-17': 2 };
  await page.route('**/api/foundation/1001/sub-partner-orders?**', (route) => {
    const isNarrowed = new URL(route.request().url()).searchParams.get('search') === 'hansen';
    const items = isNarrowed ? orders.slice(0, 1) : orders;
    return route.fulfill({ json: { items, total: items.length, counts } });
  });
  const months = lines.map(({ month, amount }) => ({ month, lines: 1, amount }));
  await page.route('**/api/foundation/1001/sub-partner-lines?**', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from');
    const items = from ? lines.filter(({ month }) => month === from) : lines;
    const amount = items.reduce((sum, one) => sum + one.amount, 0);
    return route.fulfill({ json: { items, total: items.length, amount, counts, months } });
  });
}

forEachView(['de'], ['desktop', 'phone'], ({ device }) => {
  test('§access an organisation reads what its sub-partners sell, in lists that it narrows and saves', async ({
    page,
    portal,
    signIn,
    visit,
    shot,
  }) => {
    await place(portal.url);
    await signIn('1001/sp.admin', '1001');
    await visit('/sub-partners');
    await expect(page.getByText(de.nothing)).toBeVisible();
    await shot('empty');
    await fill(page);
    await visit('/sub-partners');
    await page.getByRole('button', { name: /^Aufträge von/ }).click();
    await expect(page.getByText('Tischlerei Hansen')).toBeVisible();
    await shot('orders');
    await axe(page);
    await fits(page);
    await page.getByRole('searchbox', { name: de.list.search }).fill('hansen');
    await expect(page.getByText('A-2026-2')).toHaveCount(0);
    if (device === 'desktop') {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: /CSV/ }).click();
      expect(await readFile(await (await saving).path(), 'utf8')).toContain('Tischlerei Hansen');
    }
    await page.getByRole('tab', { name: de.tab.lines }).click();
    await page.getByRole('button', { name: /^September 2026/ }).click();
    await expect(page.getByText('Kunde Nord')).toBeVisible();
    await shot('lines');
    await axe(page);
    await fits(page);
  });
});

test('§access an organisation without sub-partners has no such page', async ({ page, signIn, visit }) => {
  await signIn('2001/ws.user');
  await visit('/my-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="/sub-partners"]:not([hidden])')).toHaveCount(0);
});

test('§access a failed list of sub-partners is read again', async ({ page, portal, signIn, visit, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await place(portal.url);
  await signIn('1001/sp.admin', '1001');
  await page.route('**/api/foundation/1001/sub-partners', (route) => route.abort());
  await visit('/sub-partners');
  await expect(page.getByText(de.failed)).toBeVisible();
  await page.unroute('**/api/foundation/1001/sub-partners');
  await page.getByRole('button', { name: ui.retry }).click();
  await expect(page.getByText('SUB-17')).toBeVisible();
});
