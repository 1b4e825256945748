import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startOnDemoData } from '../fixtures/demo-data.ts';
import { makeNextBuild } from '../fixtures/next-build.ts';
import { expect, test } from '../fixtures/portal.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { TicketForm } from '../objects/ticket-form.ts';
import { TicketList } from '../objects/ticket-list.ts';

const site = resolve(process.env['SITE_DIR'] ?? 'dist');
let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
  await makeNextBuild(site, join(folder, 'next'));
  await symlink(site, join(folder, 'site'));
  const before = process.env['SITE_DIR'];
  process.env['SITE_DIR'] = join(folder, 'site');
  server = await startOnDemoData();
  if (before === undefined) delete process.env['SITE_DIR'];
  else process.env['SITE_DIR'] = before;
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What came over the line for the document itself. */
const bytesOfPage = (page: Page) =>
  page.evaluate(() => {
    const [contexts] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return contexts?.transferSize;
  });

test('§site tabs that were open before a deploy keep their islands until they are reloaded', async ({ context }) => {
  await signInto(context, server.url, '1001/sp.admin');
  const [list, form] = [await context.newPage(), await context.newPage()];
  const ticket = new TicketForm(form, 'de');
  const category = form.getByRole('combobox', { name: ticket.form.category });
  await list.goto(`${server.url}/my-portal`);
  await list.goto(`${server.url}/etc/tickets`);
  await form.goto(`${server.url}/etc/tickets/edit`);
  await expect(list.getByRole('table')).toBeVisible();
  await expect(form.getByRole('link', { name: ticket.tickets.type.etcCallBackRequest })).toBeVisible();

  await symlink(join(folder, 'next'), join(folder, 'switch'));
  await rename(join(folder, 'switch'), join(folder, 'site'));

  const loaded: string[] = [];
  form.on('response', (response) => {
    if (response.ok() && response.url().includes('/_astro/')) loaded.push(response.url());
  });
  await ticket.chooseKind('etcCallBackRequest');
  await expect(category).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((url) => url.includes('.next_'))).toEqual([]);

  // What the old page still loads is not the new one's.
  form.once('framenavigated', () => loaded.splice(0));
  await form.reload();
  await expect(category).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((url) => !url.includes('.next_'))).toEqual([]);
  await new TicketList(list).sortBy('subject');
  await expect(list).toHaveURL(/sort=subject/);

  const names: string[] = [];
  list.on('request', (request) => names.push(request.url()));
  await list.locator('a[href="/my-portal"]:visible').first().click();
  await expect(list.getByRole('heading', { name: 'Wartet auf Sie' })).toBeVisible();
  expect(await bytesOfPage(list)).toBe(0);
  expect(names.filter((url) => url.includes('.next_'))).toEqual([]);
  await list.reload();
  await expect(list.getByRole('heading', { name: 'Wartet auf Sie' })).toBeVisible();
  expect(await bytesOfPage(list)).toBeGreaterThan(0);
  expect(names.filter((url) => url.includes('.next_'))).not.toEqual([]);
});
