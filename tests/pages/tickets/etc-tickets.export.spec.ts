import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { expect, test } from '../fixtures/portal.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketList } from '../objects/ticket-list.ts';

async function saved(page: Page, list: TicketList): Promise<{ name: string; text: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), list.export()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text, lines: text.split('\r\n').slice(0, -1) };
}

test('a filtered list is exported for a German Excel, and a failed export can be retried', async ({
  page,
  signIn,
  expectConsole,
}) => {
  await signIn('1001/sp.admin');
  const list = new TicketList(page);
  await test.step('the export of a filtered list opens in a German Excel', async () => {
    await list.open('?search=Sonnental&status=all');
    await list.shows(2);
    const file = await saved(page, list);
    expect(file.name).toBe(`Tickets_1001_${berlinDay(Date.now())}.csv`);
    expect(file.lines).toHaveLength(3);
    expect(file.lines[0]).toBe(
      '\ufeff"Betreff";"Typ";"Kategorie";"Status";"Als Nächstes";"Zuständig";"Ansprechpartner";"Anlagen";"Benötigt bis";"Antwort bis";"Erstellt am";"Geändert am";"Ticket-Nr."',
    );
    expect(file.text).toMatch(
      /"Wartet auf Sie";"Ihre Antwort";"[^"]*";"Jens Winter";"3";"";"[^"]*";"\d\d\.\d\d\.\d{4} \d\d:\d\d";/,
    );
    await expect(page.getByText(file.name)).toBeVisible();
  });
  await test.step('an export that fails says so and can be tried again', async () => {
    expectConsole(/ERR_FAILED/);
    await list.open();
    await list.shows(5);
    await page.route('**/api/foundation/*/data?*', (route) => route.abort());
    await list.export();
    await expect(page.getByText(list.ui.failedOffline)).toBeVisible();
    await page.unroute('**/api/foundation/*/data?*');
    expect((await saved(page, list)).lines).toHaveLength(6);
  });
});

test('all pages are saved, and no text of a partner runs as a formula', async ({ page, signIn, portal }) => {
  const calls = await TicketCalls.as('2001/ws.user', portal.url, '2001');
  await calls.fillUpTo(28);
  await calls.create('=HYPERLINK("https://example.com";"Klick") bitte prüfen');
  await signIn('2001/ws.user');
  const list = new TicketList(page);
  await list.open('?rows=10');
  await list.shows(10);
  const file = await saved(page, list);
  expect(file.lines).toHaveLength(30);
  expect(file.text).toContain('"\'=HYPERLINK(""https://example.com"";""Klick"") bitte prüfen"');
});
