import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { signIntoStorage } from '#tests/pages/fixtures/sign-in.ts';
import { salesCalls } from '#tests/pages/sales/demo-sales.ts';
import { lines, slowDown } from '../page-paint.ts';
import { median, printTable } from '../table.ts';
import { typeIntoCell, typingColumns, typingRow, walkCells } from './typing.ts';

const rounds = 5;
/** Rows of the largest form. */
export const extensions = Array.from({ length: 250 }, (_, at) => ({
  extNo: String(100 + at),
  displayName: `Arbeitsplatz ${at + 1}`,
  licence: 'basic',
  userEmail: `platz${at + 1}@example.com`,
}));

/** From the request for the page until a field of it has been painted, in ms; everything cached. */
async function opening(page: Page, address: string, field: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  return page
    .locator(field)
    .evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
    );
}

/** The largest form as partners have it: a Centrex draft of 250 extensions, on a processor 4 × slower and an office line. */
export async function measureExtensions(executablePath: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const server = await startServer(join(folder, 'data'));
  const { draft } = await salesCalls(server.url);
  const { id } = await draft({ productType: 'hfoCrownCentrex', extensions });
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  await signIntoStorage(context, server.url, '1001/sp.admin');
  const page = context.pages()[0] ?? (await context.newPage());
  const draftAddress = `${server.url}/sales-partners/drafts/edit?id=${id}`;
  const address = `${draftAddress}&section=extensions`;
  const field = '[data-cell="0 1"]';
  // Of a complete draft the first section asks nothing more: it shows the customer, who can be changed.
  const firstField = 'main [id$=customerId]';
  for (let round = 0; round < 2; round += 1) await opening(page, address, field);
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools, lines.office);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const editorOpenings: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await opening(page, draftAddress, firstField));
    editorOpenings.push(await opening(page, address, field));
  }
  const typed = await typeIntoCell(page, devtools, page.locator(field));
  const walked = await walkCells(page, devtools, page.locator(field));
  printTable('A Centrex draft of 250 extensions, processor 4 × slower: key to paint, ms', typingColumns, [
    typingRow('the name of an extension', typed),
    typingRow('from cell to cell with the arrows', walked),
  ]);
  printTable(
    `The same, opened: ms until painted, 40 ms, 10 Mbit/s, warm cache, medians of ${rounds}`,
    ['', 'opened'],
    [
      ['the first section', median(first).toFixed(0)],
      ['the section of extensions', median(editorOpenings).toFixed(0)],
    ],
  );
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true });
}
