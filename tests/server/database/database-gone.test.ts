import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseSilent, isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { recordLinkToken } from '#server/session/record-link.ts';
import { callback, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let me: Session;
let admin: pg.Client;
let name: string;

beforeAll(async () => {
  portal = await openPortal();
  me = await portal.as('9001/etc.staff');
  admin = new pg.Client(inject('postgres'));
  await admin.connect();
  const answer = await portal.services.db.execute(sql`select current_database() as name`);
  name = (answer as unknown as { rows: { name: string }[] }).rows[0]?.name ?? '';
});
afterAll(async () => {
  await admin.end();
  await portal.close();
});

/** Ends all connections to the database, and renames it. */
async function move(from: string, to: string): Promise<void> {
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
  await expect
    .poll(() =>
      admin.query(`alter database ${from} rename to ${to}`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}
async function whileGone<T>(work: () => Promise<T>): Promise<T> {
  await move(name, `${name}_away`);
  try {
    return await work();
  } finally {
    await move(`${name}_away`, name);
  }
}

const pushBrowser = {
  ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
};

/** Bodies that pass the checks that come before the database. */
const bodies = (): Record<string, unknown> => ({
  'POST /jwt_token': { _ticket: Buffer.from('1001/sp.admin:x').toString('base64'), timeout: 60_000 },
  'POST /terms/acceptance': { version: portal.config.termsVersion },
  'POST /password/reset-request': { userId: '1001/sp.admin' },
  'POST /password/reset': { token: 'x'.repeat(43), password: 'Selbst-gewaehlt-1' },
  'POST /foundation/:trid/data': callback,
  'POST /sign-on': { login: '1001', challenge: 'x'.repeat(43), locale: 'de' },
  'POST /sign-on/session': { code: 'x'.repeat(43), verifier: 'x'.repeat(43), timeout: 60_000 },
  'POST /sign-on/:id/logout': { logout_token: 'x' },
  'POST /second-factor': { token: 'x'.repeat(43), timeout: 60_000, proof: { code: '123456' } },
  'POST /second-factor/passkey': { token: 'x'.repeat(43) },
  'POST /me/push': { ...pushBrowser, locale: 'de' },
  'POST /public/push-renewal': {
    before: { endpoint: pushBrowser.endpoint, auth: pushBrowser.auth },
    next: pushBrowser,
  },
  'POST /public/invitation/:token': {
    firstName: 'Mia',
    lastName: 'Muster',
    password: 'Ein-neues-Kennwort-26',
    termsVersion: 'x',
    timeout: 1000,
  },
  'POST /public/order-confirmation/:token': { accepted: true, signer: 'Max Muster' },
});
/** Parts of an address that say themselves what they are. */
const parts: Record<string, string> = {
  ':trid': '1001',
  ':token': recordLinkToken({ trid: '1001', id: crypto.randomUUID(), secret: 'x'.repeat(43) }),
  ':file': 'order.de.pdf',
  '*': 'templates/x',
};
const filled = (path: string) => path.replaceAll(/:\w+|\*/g, (part) => parts[part] ?? 'x');
/** Routes that ask no database, or know without one that the call is refused. */
const without = [
  'GET /brand/:variant',
  // There is no such text, and chapters of the build stay.
  ...['GET /legal/:name/:language', 'GET /help'],
  'GET /terms',
  // Leads to the login.
  'GET /sign-on/:id/sign-out',
  'GET /sign-on/callback',
  'GET /health/live',
  'GET /metrics',
  'GET /openapi.json',
  'GET /docs',
  'OPTIONS /uploads',
  // Closed without its secret.
  'POST /incoming-mail',
  // A link that was not signed by this portal is refused by itself.
  'GET /public/mailbox/:token',
  'POST /public/mailbox/:token',
  'GET /public/unsubscribe/:token',
  'POST /public/unsubscribe/:token',
  // Nor is an address that no calendar can have.
  'GET /public/calendar/:file',
  // And a picture's name ends with its digest.
  'GET /content/images/:name',
];

test('§faults without a database every route answers 503 with a retry time, never 500', async () => {
  const routes = portal.routes.filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD');
  const answers = await whileGone(async () => {
    const results: [string, number, string | undefined][] = [];
    for (const { method, url } of routes) {
      const path = url.slice('/api'.length);
      const answer = await portal.call(method as 'GET', filled(path), {
        token: me.token,
        body: bodies()[`${method} ${path}`] ?? (method === 'POST' || method === 'PUT' ? {} : undefined),
        query: { type: 'hd.ticket', _action: 'list' },
      });
      results.push([`${method} ${path}`, answer.statusCode, answer.headers['retry-after'] as string | undefined]);
    }
    return results;
  });
  const others = answers.filter(([, status, retry]) => status !== 503 || retry === undefined);
  // What is no token of SCIM is refused by its form.
  const isKnown = (route: string) => without.includes(route) || route.includes(' /scim/');
  expect(others.filter(([route]) => !isKnown(route))).toEqual([]);
  expect(answers.filter(([, status]) => status === 500)).toEqual([]);
  expect((await portal.call('GET', '/health')).statusCode).toBe(200);
  expect((await me.post('/foundation/1001/data', callback)).statusCode).toBe(201);
});

test('§uploads an upload meets a database that is gone with 503, and goes on when it is back', async () => {
  const mine = await fileCalls(portal);
  const bytes = Buffer.from('%PDF-1.4\nx');
  const id = await mine.begin('a.pdf', bytes.length);
  const refusal = await whileGone(() => mine.patch(id, 0, bytes));
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '2']);
  expect((await mine.patch(id, 0, bytes)).statusCode).toBe(204);
});

test.each([
  ['out of connections', Object.assign(new Error('x'), { code: '53300' }), true],
  ['shutting down', Object.assign(new Error('x'), { code: '57P01' }), true],
  ['crashed', Object.assign(new Error('x'), { code: '57P02' }), true],
  ['starting up', Object.assign(new Error('x'), { code: '57P03' }), true],
  ['reading only', Object.assign(new Error('x'), { code: '25006' }), true],
  ['meeting another transaction', Object.assign(new Error('x'), { code: '40001' }), true],
  ['in a deadlock', Object.assign(new Error('x'), { code: '40P01' }), true],
  ['holding a lock for long', Object.assign(new Error('x'), { code: '55P03' }), true],
  ['at the limit of a statement', Object.assign(new Error('x'), { code: '57014' }), true],
  ['at the limit of an idle transaction', Object.assign(new Error('x'), { code: '25P03' }), true],
  ['losing the connection', Object.assign(new Error('x'), { code: '08006' }), true],
  ['silent', new DatabaseSilent(), true],
  ['silent amid a statement', new Error('Query read timeout'), true],
  ['silent amid a connection', new Error('timeout expired'), true],
  ['not listening', Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['its socket gone', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' }), true],
  ['ended amid a query', new Error('Connection terminated unexpectedly'), true],
  ['all connections taken', new Error('timeout exceeded when trying to connect'), true],
  ['behind another error', new Error('Failed query', { cause: Object.assign(new Error(), { code: '57P01' }) }), true],
  ['a missing file', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }), false],
  ['a broken rule', Object.assign(new Error('x'), { code: '23505' }), false],
  ['no error', 'x', false],
])('§faults an answer of the database is told from one that passes: %s', (_name, error, passing) => {
  expect(isDatabaseUnavailable(error)).toBe(passing);
});
