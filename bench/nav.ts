import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { root } from '../scripts/command.ts';
import { ensureSite } from '../scripts/site-build.ts';
import { type RunningServer, startServer } from '../tests/pages/fixtures/running-server.ts';
import { signIntoStorage } from '../tests/pages/fixtures/sign-in.ts';
import { salesCalls } from '../tests/pages/sales/demo-sales.ts';
import { portingCalls } from '../tests/pages/wholesale/porting-calls.ts';
import { extensions } from './form/extensions.ts';
import { type Click, type ClickTimes, click, watched } from './nav/clicks.ts';
import { writePeers } from './nav/peers.ts';
import { prerenderedPage } from './nav/prerendered.ts';
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

/** A build of the site behind a server of its own. */
interface Served {
  readonly name: string;
  readonly server: RunningServer;
  readonly dataDir: string;
}

/** Of an earlier build, to be clicked by turns with that of the working tree. */
const before = process.env.NAV_BEFORE;
if (!before) await ensureSite();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));

async function serve(name: string, built: string): Promise<Served> {
  const site = join(folder, name);
  await cp(built, site, { recursive: true });
  await cp(`${built}.content`, `${site}.content`, { recursive: true });
  await writePeers(site);
  process.env.SITE_DIR = site;
  const dataDir = join(folder, `data-${name}`);
  return { name, server: await startServer(dataDir), dataDir };
}
const now = await serve('now', join(root, 'dist'));
const builds = before ? [await serve('before', before), now] : [now];
const program = process.env.NAV_CHROMIUM ?? (await ensureChromium());

/** A Centrex draft of 250 extensions, in the list of drafts. */
async function draftWithExtensions({ server }: Served): Promise<Click> {
  const { draft } = await salesCalls(server.url);
  const { id } = await draft({ productType: 'hfoCrownCentrex', extensions });
  const link = `main a[href*="${id}"]`;
  return { name: 'drafts → draft', from: '/sales-partners/drafts', link, usable: 'main form input' };
}

/** A request of five blocks of a hundred numbers, in the list of portings. */
async function portingWithBlocks({ server, dataDir }: Served): Promise<Click> {
  const calls = await portingCalls({ url: server.url, dataDir });
  const blocks = Array.from({ length: 5 }, (_, n) => ({ from: `${n}00`, to: `${n}99` }));
  const numbers = { onkz: '30', ddiBase: '23125', attendant: '0', blocks, allNumbers: true };
  const { id } = await calls.draft({ connectionKind: 'block', ...numbers });
  const link = `main a[href*="${id}"]`;
  return { name: 'portings → request', from: '/wholesale/sip-port-number', link, usable: 'main form input' };
}

/**
 * A profile on disk, because only there a browser keeps the compiled scripts of a page for the next visit. Display
 * settings are set when the browser starts: settings of a single page are withdrawn from the old page when the next one
 * loads, which restyles it and delays the next paint by 15 to 30 ms.
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
  for (const { server } of builds) await signIntoStorage(context, server.url, user);
  await watched(context);
  return context;
}

/** In how many rounds the second build was usable earlier than the first one. */
function fasterIn([first = [], second = []]: readonly ClickTimes[][]): string {
  const faster = second.filter(({ usable }, round) => usable < (first[round]?.usable ?? 0));
  return `${faster.length} of ${second.length}`;
}

/** Which modes by their numbers, and which clicks by their names. */
const modeNumbers = process.argv.slice(2);
const clickPattern = new RegExp(process.env.NAV_CLICKS ?? '');
/** The users, with their clicks and the records that they open. */
const users: readonly (readonly [string, readonly Click[], (build: Served) => Promise<Click>])[] = [
  ['1001/sp.admin', clicks, draftWithExtensions],
  ['2001/ws.user', [], portingWithBlocks],
];
const clicksByBuild = await Promise.all(
  builds.map(async (build) =>
    Promise.all(
      users.map(async ([, all, more]) => [...all, await more(build)].filter(({ name }) => clickPattern.test(name))),
    ),
  ),
);
for (const [at, mode] of modes.entries()) {
  if (modeNumbers.length > 0 && !modeNumbers.includes(String(at))) continue;
  const timesByClick = new Map<string, ClickTimes[][]>();
  for (const [who, [user]] of users.entries()) {
    const context = await openBrowser(`${at}-${who}`, user, mode);
    const page = context.pages()[0] ?? (await context.newPage());
    const names = clicksByBuild[0]?.[who]?.map(({ name }) => name) ?? [];
    // Twice before that counts: the first fills the caches, and the second has its scripts compiled.
    for (let round = -2; round < rounds; round += 1)
      for (const [number, name] of names.entries())
        for (const [turn, { server }] of builds.entries()) {
          const one = clicksByBuild[turn]?.[who]?.[number];
          if (!one) continue;
          const clickTimes = await click(page, server.url, one);
          if (round < 0) continue;
          const lists = timesByClick.get(name) ?? builds.map(() => []);
          lists[turn]?.push(clickTimes);
          timesByClick.set(name, lists);
        }
    await context.close();
  }
  const middle = (of: (one: ClickTimes) => number) => (list: readonly ClickTimes[]) => Math.round(median(list.map(of)));
  const columns = (word: string) => builds.map(({ name }) => (before ? `${word}, ${name}` : word));
  printTable(
    `Click → next page, ${mode.name}; processor 4 × slower, 40 ms, 10 Mbit/s, warm cache, medians of ${rounds}`,
    ['click', ...['painted ms', 'usable ms', 'scripts', 'bytes'].flatMap(columns), ...(before ? ['now faster'] : [])],
    [...timesByClick].map(([name, lists]): Cell[] => [
      name,
      ...lists.map(middle((one) => one.painted)),
      ...lists.map(middle((one) => one.usable)),
      ...lists.map(middle((one) => one.scripts)),
      ...lists.map(middle((one) => one.bytes)),
      ...(before ? [fasterIn(lists)] : []),
    ]),
  );
}
printTable(
  `Click → page that was drawn ahead, painted with its data; processor 4 × slower, medians of ${rounds}`,
  ['click', 'usable ms', 'drawn ahead'],
  await prerenderedPage(program, now.server.url, rounds),
);
for (const { server } of builds) await server.stop();
await rm(folder, { recursive: true });
