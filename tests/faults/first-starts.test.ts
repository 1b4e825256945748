import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demoUserIds } from '#server/demo/load.ts';
import { demoTickets } from '#server/demo/tickets.ts';
import { openS3Server } from '../server/support/s3-server.ts';
import { faultServer } from './support/fault-server.ts';
import { portalClient } from './support/portal-client.ts';

test('§faults three servers that start at once on an empty database load the demo data once', async () => {
  const { host = '', port, user, password } = inject('postgres');
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  const name = `portal_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const store = await openS3Server();
  const folder = mkdtempSync(join(tmpdir(), 'portal-first-'));
  const env = {
    ...store.env,
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    KEYS_FILE: join(folder, 'keys.json'),
    // Servers of one portal have one address for the users, which their tokens name.
    PUBLIC_BASE_URL: 'http://portal.example.com',
  };
  const servers = await Promise.all([1, 2, 3].map(() => faultServer({ env, isEmpty: true })));
  onTestFinished(async () => {
    for (const server of servers) await server.close();
    await store.down();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });
  await Promise.all(servers.map((server) => server.start()));

  const client = new pg.Client({ ...inject('postgres'), database: name });
  await client.connect();
  const counted = await client.query(`select (select count(*) from users)::int as users,
    (select count(*) from records where type = 'hd.ticket' and trid = '1001')::int as tickets`);
  await client.end();
  expect(counted.rows[0]?.users).toBe(demoUserIds.length);
  expect(counted.rows[0]?.tickets).toBeLessThan(2 * demoTickets.length);

  const clients = servers.map(({ origin }) => portalClient(origin));
  for (const one of clients) await one.login();
  // A session that one has opened is believed by all.
  for (const one of clients) {
    for (const other of clients) {
      one.takeToken(other.token());
      expect((await one.attempt('/foundation/1001/data?type=hd.ticket')).status).toBe(200);
    }
  }
});
