import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { root } from '../scripts/command.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { signInto } from '../tests/pages/fixtures/sign-in.ts';
import { salesCalls } from '../tests/pages/sales/demo-sales.ts';
import { portingCalls } from '../tests/pages/wholesale/porting-calls.ts';
import { extensions } from './form/extensions.ts';
import { type Click, click, type Opened, watched } from './nav/clicks.ts';
import { openedAhead } from './nav/drawn-ahead.ts';
import { writePeers } from './nav/peers.ts';
import { type Cell, median, printTable } from './table.ts';

const rounds = Number(process.env.ROUNDS ?? 7);

const clicks: readonly Click[] = [
  {
    name: 'My Portal → list',
    from: '/my-portal',
    link: 'a[href="/etc/tickets"]',
    usable: 'main tbody tr a[href*="id="]',
  },
  {
    name: 'list → My Portal',
    from: '/etc/tickets',
    link: 'a[href="/my-portal"]',
    usable: 'main section li a[aria-labelledby]',
  },
  { name: 'list → record', from: '/etc/tickets', link: 'main tbody tr a[href*="id="]', usable: 'main dl dd' },
  {
    name: 'My Portal → folder',
    from: '/my-portal',
    link: 'a[href="/etc/documents/contracts"]',
    usable: '#content :is(tbody tr, li) button',
  },
  {
    name: 'My Portal → academy',
    from: '/my-portal',
    link: 'a[href="/etc/academy"]',
    usable: 'main a[href^="/etc/academy/"]',
  },
  {
    name: 'list → new ticket',
    from: '/etc/tickets',
    link: 'a.btn[href="/etc/tickets/edit"]',
    usable: 'main a[href*="type="]',
  },
  {
    name: 'new ticket → form',
    from: '/etc/tickets/edit',
    link: 'main a[href*="type="]',
    usable: 'main form input, main form textarea',
  },
  { name: 'imprint → help', from: '/imprint', link: 'a[href="/help"]', usable: 'footer' },
  { name: 'peer: by hand', from: '/peers/hand-home', link: 'a[href="/peers/hand-list"]', usable: 'tbody tr' },
  { name: 'peer: single-page app', from: '/peers/app', link: '#to-list', usable: 'tbody tr' },
];

interface Mode {
  readonly name: string;
  readonly flags: readonly string[];
}
const modes: readonly Mode[] = [
  { name: 'with motion', flags: [] },
  { name: 'with reduced motion', flags: ['--force-prefers-reduced-motion'] },
];

if (!process.env.NAV_SITE) await ensureSite();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const site = join(folder, 'site');
await cp(process.env.NAV_SITE ?? join(root, 'dist'), site, { recursive: true });
await cp(`${process.env.NAV_SITE ?? join(root, 'dist')}.content`, `${site}.content`, { recursive: true });
await writePeers(site);
process.env.SITE_DIR = site;
const server = await startServer(join(folder, 'data'));
const program = process.env.NAV_CHROMIUM ?? (await ensureChromium());

/** A Centrex draft of 250 extensions, in the list of drafts. */
async function draftWithExtensions(): Promise<Click> {
  const { draft } = await salesCalls(server.url);
  const { id } = await draft({ productType: 'hfoCrownCentrex', extensions });
  const link = `main a[href*="${id}"]`;
  return { name: 'drafts → draft', from: '/sales-partners/drafts', link, usable: 'main form input' };
}

/** A request of five blocks of a hundred numbers, in the list of portings. */
async function portingWithBlocks(): Promise<Click> {
  const calls = await portingCalls({ url: server.url, dataDir: join(folder, 'data') });
  const blocks = Array.from({ length: 5 }, (_, n) => ({ from: `${n}00`, to: `${n}99` }));
  const numbers = { onkz: '30', ddiBase: '23125', attendant: '0', blocks, allNumbers: true };
  const { id } = await calls.draft({ connectionKind: 'block', ...numbers });
  const link = `main a[href*="${id}"]`;
  return { name: 'portings → request', from: '/wholesale/sip-port-number', link, usable: 'main form input' };
}

/**
 * A profile on disk, because only there a browser keeps the compiled scripts of a page for the next visit. What a page is
 * to be shown with is said to the browser at its start: what is said to a page is withdrawn from the old one when the next
 * one comes, and styles and lays it out anew, which held the next one's paint back by 15 to 30 ms.
 */
async function openBrowser(name: string, user: string, { flags }: Mode): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(join(folder, `profile-${name}`), {
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--window-size=1280,900', '--accept-lang=de-DE,de', ...flags],
    viewport: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  await signInto(context, server.url, user);
  await watched(context);
  return context;
}

const wanted = process.argv.slice(2);
const users: readonly (readonly [string, readonly Click[]])[] = [
  ['1001/sp.admin', [...clicks, await draftWithExtensions()]],
  ['2001/ws.user', [await portingWithBlocks()]],
];
for (const [at, mode] of modes.entries()) {
  if (wanted.length > 0 && !wanted.includes(String(at))) continue;
  const found = new Map<Click, Opened[]>();
  for (const [who, [user, shown]] of users.entries()) {
    const context = await openBrowser(`${at}-${who}`, user, mode);
    const page = context.pages()[0] ?? (await context.newPage());
    // Twice before that counts: the first fills the caches, and the second has its scripts compiled.
    for (let round = -2; round < rounds; round += 1)
      for (const one of shown) {
        const opened = await click(page, server.url, one);
        if (round >= 0) found.set(one, [...(found.get(one) ?? []), opened]);
      }
    await context.close();
  }
  const middle = (list: readonly Opened[], of: (one: Opened) => number) => Math.round(median(list.map(of)));
  printTable(
    `Click → next page, ${mode.name}; processor 4 × slower, 40 ms, 10 Mbit/s, warm cache, medians of ${rounds}`,
    ['click', 'painted ms', 'usable ms', 'scripts', 'bytes'],
    [...found].map(([{ name }, list]): Cell[] => [
      name,
      middle(list, (one) => one.painted),
      middle(list, (one) => one.usable),
      middle(list, (one) => one.scripts),
      middle(list, (one) => one.bytes),
    ]),
  );
}
printTable(
  `Click → page that was drawn ahead, painted with its data; processor 4 × slower, medians of ${rounds}`,
  ['click', 'usable ms', 'drawn ahead'],
  await openedAhead(program, server.url, rounds),
);
await server.stop();
await rm(folder, { recursive: true });
