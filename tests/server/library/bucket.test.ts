import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { Library } from '#server/library/library.ts';
import { healthy } from '../support/build.ts';
import { fetchFile } from '../support/file-calls.ts';
import {
  type LibraryCalls,
  libraryCalls,
  openLibrary,
  paths,
  putFiles,
  storeOf,
  writeFiles,
} from '../support/library-files.ts';
import type { Portal } from '../support/portal.ts';
import { busy, cut, type S3Server } from '../support/s3-server.ts';

let portal: Portal;
let s3: S3Server;
let staff: LibraryCalls;
beforeEach(async () => {
  portal = await openLibrary('bucket', { LIBRARY_S3_POLL: '0.1' });
  s3 = storeOf(portal);
  staff = libraryCalls(await portal.as('9001/etc.staff'));
});
afterEach(() => portal.close());

const soon = { timeout: 60_000 };
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 31 + (n >> 8)) % 256));
const token = async (path: string) => (await staff.oneTime(path)).json<{ token: string }>().token;
const lines = (message: string) => portal.logLines.filter((line) => JSON.parse(line).msg === message);

test('§library added, changed and deleted objects of a bucket are reflected in the index', async () => {
  portal.services.library.start();
  writeFiles(portal, { 'newsletters/Neu/Tief/Brief.txt': 'Sonnenblume' });
  await vi.waitFor(async () => expect((await staff.search('Sonnenblume')).total).toBe(1), soon);
  writeFiles(portal, { 'newsletters/Neu/Tief/Brief.txt': 'Kornblume' });
  await vi.waitFor(async () => expect((await staff.search('Kornblume')).total).toBe(1), soon);
  writeFiles(portal, { 'newsletters/Neu/Tief/Brief.txt.meta.yaml': 'roles: [WS]\n' });
  const plain = libraryCalls(await portal.as('1004/plain.user'));
  await vi.waitFor(async () => expect((await plain.search('Kornblume')).total).toBe(0), soon);
  s3.store.objects.clear();
  s3.store.put('library/newsletters/', '');
  await vi.waitFor(async () => expect((await staff.search('Kornblume')).total).toBe(0), soon);
});

test('§library a scan of an unchanged bucket lists a thousand objects per call and reads none', async () => {
  s3.store.pageSize = 10;
  await putFiles(portal, Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`templates/${n}.txt`, `Text ${n}`])));
  s3.calls.length = 0;
  await portal.services.library.rescan();
  expect(s3.calls).toHaveLength(3);
  expect(s3.calls.every((call) => call.startsWith('GET /portal?list-type=2'))).toBe(true);
});

test('§library downloads read a copy, so that a replaced object does not change their bytes', async () => {
  await putFiles(portal, { 'newsletters/Brief.pdf': bytes });
  expect(s3.calls.filter((call) => call.startsWith('PUT /portal/library-copies/'))).toHaveLength(1);
  expect(s3.calls.filter((call) => call.startsWith('GET /portal/library/newsletters/Brief.pdf'))).toHaveLength(1);
});

test('§faults a process that does not follow the bucket asks only for the requested file', async () => {
  writeFiles(portal, { 'newsletters/Brief.txt': 'eins', 'newsletters/Brief.txt.meta.yaml': 'version: 1\n' });
  s3.calls.length = 0;
  expect(await portal.services.library.source.look('newsletters/Brief.txt')).toMatchObject({ size: 4 });
  expect(await portal.services.library.source.look('newsletters/Fehlt.txt')).toBeUndefined();
  expect(s3.calls).toHaveLength(4);
  expect(s3.calls.every((call) => call.startsWith('HEAD /portal/library/newsletters/'))).toBe(true);
});

test('§faults a server starts without its store, reports the library unreachable, and recovers', async () => {
  await s3.down();
  portal.services.library.start();
  await vi.waitFor(() => expect(lines('the library cannot be reached')).toHaveLength(1), soon);
  const health = async () => (await portal.call('GET', '/health')).json();
  expect(await health()).toEqual({ ...healthy, library: 'unreachable', files: 'unreachable' });
  expect((await staff.list('')).items.length).toBeGreaterThan(0);
  writeFiles(portal, { 'newsletters/Brief.txt': 'Sonnenblume' });
  await s3.up();
  await vi.waitFor(async () => expect((await staff.search('Sonnenblume')).total).toBe(1), { timeout: 60_000 });
  await expect.poll(health).toEqual(healthy);
  expect(lines('the library can be reached again')).toHaveLength(1);
});

test('§faults if the store fails later, the index stays and downloads are refused for now', async () => {
  await putFiles(portal, { 'newsletters/Brief.pdf': bytes });
  const one = await token('newsletters/Brief.pdf');
  await s3.down();
  expect(paths(await staff.list('newsletters'))).toEqual(['newsletters/Brief.pdf']);
  const refusal = await fetchFile(portal, one);
  expect(refusal.statusCode).toBe(503);
  expect(refusal.headers['retry-after']).toBeDefined();
  await s3.up();
  expect((await fetchFile(portal, one)).rawPayload.equals(bytes)).toBe(true);
});

test('§library a download goes on where the store cut it off, and a busy store is asked again', async () => {
  await putFiles(portal, { 'newsletters/Brief.pdf': bytes });
  const one = await token('newsletters/Brief.pdf');
  s3.disturb(cut(120_000, 2));
  expect((await fetchFile(portal, one)).rawPayload.equals(bytes)).toBe(true);
  s3.disturb(busy(2));
  expect((await fetchFile(portal, one, { range: 'bytes=100-' })).rawPayload.equals(bytes.subarray(100))).toBe(true);
});

test('§library files that could not be read because the store went away are read when it is back', async () => {
  await portal.services.library.rescan();
  portal.services.library.start();
  writeFiles(portal, { 'newsletters/Eins.txt': 'Sonnenblume', 'newsletters/Zwei.txt': 'Kornblume' });
  s3.disturb((request, response) => {
    if (!request.url?.includes('Zwei.txt')) return false;
    response.destroy();
    return true;
  });
  await vi.waitFor(() => expect(lines('the library cannot be reached').length).toBeGreaterThan(0), soon);
  s3.disturb();
  await vi.waitFor(async () => expect((await staff.search('Kornblume')).total).toBe(1), soon);
  expect(portal.services.library.unreadable).toBe(0);
});

test('§faults wrong credentials are said in one clear sentence, and no secret is in the log', async () => {
  const secret = 'not-the-secret-of-the-store';
  const config = readConfig({ ...s3.env, S3_SECRET_ACCESS_KEY: secret, LIBRARY_S3_PREFIX: 'library' });
  const { db, clock, log } = portal.services;
  const library = new Library({ config, db, clock, log });
  library.start();
  await vi.waitFor(() => expect(lines('the library cannot be reached')).toHaveLength(1), soon);
  await library.stop();
  expect(portal.logLines.join()).toContain('SignatureDoesNotMatch; the secret does not fit the access key');
  expect(portal.logLines.join()).not.toContain(secret);
});
