import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { tryConnections } from '#server/admin/connection-checks.ts';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { testDatabase } from '../support/database-template.ts';
import { mailServer } from '../support/mail-server.ts';
import { openS3Server, type S3Server } from '../support/s3-server.ts';
import { openMockGateway } from '../wholesale/mock-gateway.ts';

const limitMs = 300;
const dataDir = mkdtempSync(join(tmpdir(), 'portal-connect-'));

let database: OpenDatabase;
let admin: pg.Client;
let name: string;
let store: S3Server;
beforeAll(async () => {
  database = await testDatabase();
  admin = new pg.Client(inject('postgres'));
  await admin.connect();
  const client = new pg.Client(database.connection);
  await client.connect();
  name = (await client.query('select current_database() as name')).rows[0].name;
  await client.end();
  store = await openS3Server();
});
afterAll(async () => {
  await store.down();
  await admin.end();
  await database.close();
});

function urlOf(user = String(inject('postgres').user), password = inject('postgres').password) {
  const { host = '', port } = inject('postgres');
  return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
}
async function linesOf(env: Record<string, string>) {
  const { isUsable, lines } = await tryConnections(readConfig({ DATA_DIR: dataDir, ...env }), limitMs);
  return { isUsable, text: lines.join('\n') };
}
/** Takes connections and says nothing. */
async function silentPort(): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
async function scannerSaying(verdict: string): Promise<string> {
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => chunk.subarray(-4).equals(Buffer.alloc(4)) && socket.end(`${verdict}\0`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('§faults config check --connect reports each usable service, and leaves nothing behind', async () => {
  const mails = await mailServer();
  onTestFinished(() => mails.close());
  const result = await linesOf({
    ...store.env,
    DATABASE_URL: urlOf(),
    LIBRARY_S3_PREFIX: 'library',
    SMTP_URL: mails.url,
    SCANNER_URL: await scannerSaying('stream: OK'),
  });
  expect(result.text.split('\n')).toEqual([
    expect.stringMatching(/^Database: PostgreSQL \d.* takes writes, and its user may make tables\.$/),
    expect.stringMatching(/^Files: .* lists, puts, gets and deletes\.$/),
    expect.stringMatching(/^Library: .* lists\.$/),
    'Mails: the mail server takes our login; no mail was sent.',
    'Scanner: it looks through what it is given.',
  ]);
  expect(result.isUsable).toBe(true);
  expect(mails.state.received).toEqual([]);
  expect(store.calls.map((call) => call.split(' ')[0])).toEqual(expect.arrayContaining(['GET', 'PUT', 'DELETE']));
});

test('§faults config check --connect names the built-in services if no others are set', async () => {
  const { isUsable, text } = await linesOf({});
  expect(isUsable).toBe(true);
  expect(text).toMatch(/comes with the portal[\s\S]*Files: in DATA_DIR[\s\S]*Mails: written to files/);
});

test('§faults config check --connect gives up on places that say nothing, and names each', async () => {
  const port = await silentPort();
  const { isUsable, text } = await linesOf({
    ...store.env,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://portal:x@127.0.0.1:${port}/portal`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SCANNER_URL: `tcp://127.0.0.1:${port}`,
  });
  expect(isUsable).toBe(false);
  for (const place of ['Database', 'Files', 'Mails', 'Scanner']) expect(text).toContain(`${place} CANNOT BE USED: `);
});

test.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp]>([
  [
    'a bucket that is missing',
    () => ({ ...store.env, S3_BUCKET: 'other' }),
    /Files CANNOT BE USED: .*no such bucket: see S3_BUCKET/,
  ],
  [
    'a wrong secret',
    () => ({ ...store.env, S3_SECRET_ACCESS_KEY: 'wrong' }),
    /Files CANNOT BE USED: .*S3_SECRET_ACCESS_KEY/,
  ],
  [
    'no database',
    () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }),
    /Database CANNOT BE USED: .*nicht erreichbar/,
  ],
  ['no mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), /Mails CANNOT BE USED: .*ECONNREFUSED/],
  ['no scanner', () => ({ SCANNER_URL: 'tcp://127.0.0.1:1' }), /Scanner CANNOT BE USED: .*ECONNREFUSED/],
  [
    'a scanner that is wrong',
    async () => ({ SCANNER_URL: await scannerSaying('stream: Any FOUND') }),
    /Scanner CANNOT BE USED: .*harmless bytes for Any/,
  ],
])('§faults config check --connect says what is wrong with %s', async (_what, env, sentence) => {
  const { isUsable, text } = await linesOf(await env());
  expect([isUsable, text]).toEqual([false, expect.stringMatching(sentence)]);
});

test('§porting config check --connect asks the carrier gateway, and takes nothing', async () => {
  const gateway = await openMockGateway();
  onTestFinished(() => gateway.close());
  gateway.queue('{}');
  const usable = await linesOf(gateway.settings);
  expect([usable.isUsable, gateway.waiting]).toEqual([true, 1]);
  expect(usable.text).toContain('Carrier gateway: it takes our token; messages that wait there: 1.');
  const refused = await linesOf({ ...gateway.settings, CARRIER_GATEWAY_TOKEN: 'another-token-0123456789' });
  expect(refused.isUsable).toBe(false);
  expect(refused.text).toContain('Carrier gateway CANNOT BE USED: the carrier gateway answers 401: GET /messages');
});

test('§faults config check --connect says so where the user of the database may not make tables', async () => {
  await admin.query(`create role portal_reader login password 'reads-only'`);
  onTestFinished(async () => void (await admin.query('drop role portal_reader')));
  const { isUsable, text } = await linesOf({ DATABASE_URL: urlOf('portal_reader', 'reads-only') });
  expect([isUsable, text]).toEqual([
    false,
    expect.stringMatching(/the user portal_reader may not make tables: grant create/),
  ]);
});

test('§faults config check --connect reports a database that another version has changed', async () => {
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  );
  const { isUsable, text } = await linesOf({ DATABASE_URL: urlOf() });
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
  expect([isUsable, text]).toEqual([false, expect.stringMatching(/newer version of the portal/)]);
});
