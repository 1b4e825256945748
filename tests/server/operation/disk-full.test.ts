import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { billing, callback, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => portal.close());

const MiB = 1024 ** 2;
const bytes = pdf(100_000);
const leave = (free: number) => vi.spyOn(portal.services.storage, 'free').mockResolvedValue(free);
const submit = (body: object) => me.post('/foundation/1001/data', body);

test('§uploads without disk space uploads are refused before their bytes, and stored files stay', async () => {
  const draft = await me.begin('a.pdf', bytes.length);
  expect((await me.patch(draft, 0, bytes.subarray(0, 5000))).statusCode).toBe(204);
  leave(64 * MiB);
  const refusal = await me.create('b.pdf', bytes.length);
  expect([refusal.statusCode, refusal.json()._error]).toEqual([507, 507]);
  expect((await me.patch(draft, 5000, bytes.subarray(5000, 9000))).statusCode).toBe(204);
  leave(32 * MiB);
  expect((await me.patch(draft, 9000, bytes.subarray(9000))).statusCode).toBe(507);
  expect((await me.head(draft)).headers['upload-offset']).toBe('9000');
  vi.restoreAllMocks();
  expect((await me.patch(draft, 9000, bytes.subarray(9000))).statusCode).toBe(204);
});

test('§uploads without disk space nothing is written for an organisation, but reading works', async () => {
  const { id } = (await submit(callback)).json();
  leave(32 * MiB - 1);
  expect((await submit(callback)).statusCode).toBe(507);
  expect((await me.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Hallo' })).statusCode).toBe(507);
  expect((await me.get(`/foundation/1001/data/${id}`)).statusCode).toBe(200);
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
  leave(32 * MiB);
  expect((await submit(callback)).statusCode).toBe(201);
});

test.runIf(process.platform === 'linux')(
  '§uploads a disk that fills up under a body answers 507 and makes no finished upload',
  async () => {
    const id = await me.begin('a.pdf', bytes.length);
    const path = join(portal.dataDir, 'files', id);
    rmSync(path);
    // Every write to it fails as on a full disk.
    symlinkSync('/dev/full', path);
    const refusal = await me.patch(id, 0, bytes);
    expect([refusal.statusCode, refusal.json()._error]).toEqual([507, 507]);
    const other = await me.upload('b.pdf', bytes);
    expect((await submit(billing([id, other]))).json()).toMatchObject({ _error: 400, fields: { fileQueue: 'file' } });
  },
);

test('§uploads a database without room answers 507 and keeps nothing of the ticket', async () => {
  const { db } = portal.services;
  const total = async () => (await me.get('/foundation/1001/data', { query: { type: 'hd.ticket' } })).json().total;
  const before = await total();
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger no_room before insert on activities for each row execute function no_room()`);
  const refusal = await submit(callback);
  await db.execute(sql`drop trigger no_room on activities`);
  expect([refusal.statusCode, refusal.json()._error]).toEqual([507, 507]);
  expect(await total()).toBe(before);
});
