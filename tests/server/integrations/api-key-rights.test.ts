import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findApiKey } from '#server/queries/integrations/api-keys.ts';
import { countCall } from '#server/session/key-calls.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { demoPassword, minute } from '../support/portal.ts';
import { admin, call, listed, make, openOnce, portal, tickets } from './api-key-calls.ts';

openOnce();

/** What keys of all rights may call; every other route is closed to them. */
const open = [
  'GET /foundation',
  'GET /products',
  'GET /catalogue',
  'GET /notices',
  'GET /foundation/:trid/data',
  'GET /foundation/:trid/data/:id',
  'GET /foundation/:trid/data/:id/timeline',
  'GET /foundation/:trid/data/:id/mails',
  'GET /foundation/:trid/data/:id/check',
  'GET /foundation/:trid/commission-lines',
  'GET /foundation/:trid/commission-lines/:id',
  'GET /foundation/:trid/commission-statements',
  'POST /foundation/:trid/data',
  'POST /foundation/:trid/data/:id',
  'POST /public/onetimeaction',
  'POST /uploads',
  'PATCH /uploads/:id',
  'DELETE /uploads/:id',
  'HEAD /uploads/:id',
];

test('§integrations each route but those for keys refuses a key with all rights', async () => {
  portal.pass(minute);
  const { secret } = await make();
  const reached: string[] = [];
  for (const { method, url } of portal.routes) {
    const route = `${method} ${url.slice('/api'.length)}`;
    // SCIM knows no keys at all, only tokens of its own.
    if (url.startsWith('/api/scim/')) {
      const path = url.slice('/api'.length).replace(/:\w+/g, 'none');
      expect((await portal.call(method as 'GET', path, { token: secret })).statusCode).toBe(401);
      continue;
    }
    if (!url.startsWith('/api/') || (method === 'HEAD' && !url.startsWith('/api/uploads'))) continue;
    const filled = url.slice('/api'.length).replace(':trid', '1001').replace(/:\w+/g, 'none').replace('*', 'x');
    const withKey = await portal.call(method as 'GET', filled, { token: secret });
    const without = await portal.call(method as 'GET', filled);
    // Public routes answer with and without.
    if (without.statusCode !== 401) continue;
    if (withKey.statusCode !== 403 || !withKey.json()._errorMessage?.includes('Schlüssel')) reached.push(route);
  }
  expect(reached.sort()).toEqual([...open].sort());
});

test('§integrations a key dies with the right of its giver and lives again with it', async () => {
  const staff = await portal.as('9001/etc.staff');
  const { secret } = await make();
  expect((await tickets(secret)).statusCode).toBe(200);
  const { db } = portal.services;
  await db.execute(sql`update users set disabled = true where username = 'sp.admin'`);
  expect((await tickets(secret)).statusCode).toBe(403);
  await db.execute(sql`update users set disabled = false where username = 'sp.admin'`);
  await db.execute(sql`update foundations set active = false where trid = '1001'`);
  expect((await tickets(secret)).statusCode).toBe(401);
  await db.execute(sql`update foundations set active = true where trid = '1001'`);
  expect((await tickets(secret)).statusCode).toBe(200);
  expect(staff.token).toBeDefined();
});

test('§integrations all keys and sign-ins but the own end together', async () => {
  const { secret } = await make();
  const colleague = await portal.as('1001/sp.user');
  const before = await listed();
  expect(before.otherSessions).toBeGreaterThan(0);
  const wrong = await admin.post('/foundation/1001/access-end', { password: 'wrong' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'passwordWrong' }]);
  const ended = await admin.post('/foundation/1001/access-end', { password: demoPassword });
  expect(ended.json().sessions).toBe(before.otherSessions);
  expect((await tickets(secret)).statusCode).toBe(401);
  expect((await colleague.get('/foundation')).statusCode).toBe(401);
  expect(await listed()).toMatchObject({ otherSessions: 0 });
  expect((await listed()).items.every((one) => one.ended !== undefined || one.expires <= portal.now())).toBe(true);
});

test('§integrations several servers count the calls of a key together, with few writes', async () => {
  const { services } = portal;
  const { secret } = await make();
  const key = await findApiKey(services.db, secretHash(secret), portal.now());
  if (!key) throw new Error('no key');
  let statements = 0;
  const execute = (statement: Parameters<typeof services.db.execute>[0]) => {
    statements += 1;
    return services.db.execute(statement);
  };
  const servers = [1, 2, 3].map(() => ({ ...services, db: Object.assign(Object.create(services.db), { execute }) }));
  const callAll = async () => {
    let answered = 0;
    for (let times = 0; times < 1200; times += 1) {
      const server = servers[times % 3] ?? services;
      await countCall(server, key, '127.0.0.1').then(
        () => {
          answered += 1;
        },
        () => undefined,
      );
    }
    return answered;
  };
  expect([await callAll(), statements]).toEqual([400, expect.any(Number)]);
  expect(statements).toBeLessThan(30);
  portal.pass(minute);
  expect(await callAll()).toBe(400);
});

test('§integrations a key that calls too often is asked to wait, others go on', async () => {
  const [busy, calm] = [await make(), await make()];
  const answers = [];
  for (let times = 0; times < 401; times += 1) answers.push((await call(busy.secret, 'GET', '/catalogue')).statusCode);
  expect(answers.filter((code) => code === 429)).toHaveLength(1);
  expect((await call(calm.secret, 'GET', '/catalogue')).statusCode).toBe(200);
  portal.pass(minute);
  expect((await call(busy.secret, 'GET', '/catalogue')).statusCode).toBe(200);
});
