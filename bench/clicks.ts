import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.ts';
import { ensureSite } from '#scripts/site-build.ts';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { signInto } from '#tests/pages/fixtures/sign-in.ts';
import { orderForNewCustomer } from './clicks/order.ts';
import { Partner } from './clicks/partner.ts';
import { answerToQuestion, employee, numberOfCustomer, portingOfBlock, priceList, prospect } from './clicks/records.ts';
import { callback, complaint, offerRequest } from './clicks/tickets.ts';
import { type Cell, printTable } from './table.ts';

interface Task {
  name: string;
  walk: (partner: Partner) => Promise<void>;
  /** Presses and fields that it may take at most; none for a task without a model elsewhere. */
  goal?: readonly [presses: number, fields: number];
  user?: string;
}

const tasks: readonly Task[] = [
  { name: 'new customer, Centrex order of 20 extensions', walk: orderForNewCustomer, goal: [25, 34] },
  { name: 'offer request for a customer', walk: offerRequest, goal: [4, 5] },
  { name: 'complaint of 20 lines', walk: complaint, goal: [8, 3] },
  { name: 'porting of one block', walk: portingOfBlock, user: '2001/ws.user' },
  { name: 'new prospect', walk: prospect, goal: [2, 3] },
  { name: 'callback', walk: callback, goal: [4, 2] },
  { name: 'answer to a question', walk: answerToQuestion, goal: [2, 1] },
  { name: 'find a price list', walk: priceList, goal: [1, 1] },
  { name: 'invite an employee', walk: employee },
  { name: 'look up a number', walk: numberOfCustomer, goal: [1, 1], user: '2001/ws.user' },
];

/** `npm run bench:clicks -- order` walks the tasks with that word alone, and says each step. */
const [word] = process.argv.slice(2);
const walked = tasks.filter(({ name }) => name.includes(word ?? ''));

const executablePath = await ensureChromium();
await ensureSite();
const folder = await mkdtemp(join(tmpdir(), 'portal-clicks-'));
const server = await startServer(join(folder, 'data'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const rows: Cell[][] = [];
try {
  for (const { name, walk, goal, user = '1001/sp.admin' } of walked) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      viewport: { width: 1440, height: 1000 },
      reducedMotion: 'reduce',
    });
    await signInto(context, server.url, user);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto('/my-portal', { waitUntil: 'networkidle' });
    const partner = new Partner(page);
    await walk(partner);
    const { presses, fields, steps } = partner.effort;
    if (word) console.log(`${name}\n  ${steps.join('\n  ')}`);
    const isMet = !goal || (presses <= goal[0] && fields <= goal[1]);
    rows.push([name, presses, fields, goal ? goal.join(' / ') : '–', isMet ? '' : 'more than the goal']);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}
printTable(
  'Frequent tasks from My Portal to their end: presses, and fields typed, chosen or ticked',
  ['task', 'presses', 'fields', 'goal', ''],
  rows,
);
