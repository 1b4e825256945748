import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsWithoutFile } from '#server/files/storage/find-orphans.ts';
import { sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { billing, chunkHeaders, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openLibrary, storeOf } from '../support/library-files.ts';
import { hour, type Portal } from '../support/portal.ts';
import type { S3Server } from '../support/s3-server.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let s3: S3Server;
let me: FileCalls;
beforeAll(async () => {
  portal = await openLibrary('bucket');
  s3 = storeOf(portal);
  me = await fileCalls(portal);
});
afterAll(() => portal.close());

const bytes = pdf(2_500_000);
async function damaged() {
  const results = [];
  for await (const file of recordsWithoutFile(portal.services)) results.push(file);
  return results;
}
const keys = (part: string) => [...s3.store.objects.keys()].filter((key) => key.includes(part));

test('§uploads a large chunk is stored in pieces, to save memory and lose little after a kill', async () => {
  const id = await me.begin('Rechnung.pdf', bytes.length);
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...chunkHeaders(0), authorization: `Bearer ${me.token}` },
    body: new Uint8Array(bytes.subarray(0, 2_400_000)),
  });
  expect(answer.status).toBe(204);
  expect(keys(id).length).toBeGreaterThan(1);
  expect(keys(id).every((key) => key.startsWith(`files-parts/${id}/`))).toBe(true);
  await me.patch(id, 2_400_000, bytes.subarray(2_400_000));
  expect(keys(id)).toEqual([`files/${id}`]);
});

test('§uploads parts that two processes write of one upload at once give the same file', async () => {
  const id = await me.begin('Rechnung.pdf', bytes.length);
  const put = (from: number, to: number) =>
    s3.store.put(`files-parts/${id}/${String(from).padStart(15, '0')}`, bytes.subarray(from, to));
  put(0, 1000);
  put(1000, 2000);
  put(1500, 2500);
  put(2000, 3000);
  put(9000, 9999);
  expect((await me.head(id)).headers['upload-offset']).toBe('3000');
  expect((await me.patch(id, 3000, bytes.subarray(3000))).statusCode).toBe(204);
  expect(s3.store.objects.get(`files/${id}`)?.bytes.equals(bytes)).toBe(true);
});

test('§uploads an upload of a killed server is assembled when the client asks for it', async () => {
  const id = await me.begin('Rechnung.pdf', bytes.length);
  s3.store.put(`files-parts/${id}/${'0'.repeat(15)}`, bytes);
  expect((await me.head(id)).headers['upload-offset']).toBe(String(bytes.length));
  const created = await me.post('/foundation/1001/data', billing([id, await me.upload('b.pdf', pdf())]));
  expect(created.statusCode).toBe(201);
  expect(keys(id)).toEqual([`files/${id}`]);
});

test('§uploads an unavailable store refuses uploads, tickets stay intact and the client resumes', async () => {
  const first = await me.upload('a.pdf', pdf());
  const id = await me.begin('b.pdf', bytes.length);
  await me.patch(id, 0, bytes.subarray(0, 1000));
  await s3.down();
  expect((await me.patch(id, 1000, bytes.subarray(1000))).statusCode).toBe(503);
  expect((await me.post('/foundation/1001/data', billing([first, id]))).statusCode).toBe(400);
  await s3.up();
  expect((await me.head(id)).headers['upload-offset']).toBe('1000');
  expect((await me.patch(id, 1000, bytes.subarray(1000))).statusCode).toBe(204);
  expect((await me.post('/foundation/1001/data', billing([first, id]))).statusCode).toBe(201);
});

test('§uploads one call per thousand attachments finds missing or truncated files', async () => {
  const [removal, cut] = [await me.upload('a.pdf', pdf()), await me.upload('b.pdf', pdf())];
  const { id: ticket } = (await me.post('/foundation/1001/data', billing([removal, cut]))).json();
  s3.calls.length = 0;
  expect(await damaged()).toEqual([]);
  expect(s3.calls).toHaveLength(2);
  s3.store.objects.delete(`files/${removal}`);
  s3.store.put(`files/${cut}`, 'x');
  const result = await damaged();
  expect(result).toEqual(
    expect.arrayContaining([
      { id: removal, size: pdf().length, recordId: ticket, stored: undefined },
      { id: cut, size: pdf().length, recordId: ticket, stored: 1 },
    ]),
  );
});

test('§uploads parts that no row knows, left by a crash, are set aside once they are old', async () => {
  s3.store.put(`files-parts/lost/${'0'.repeat(15)}`, 'x', portal.now() - 85 * hour);
  s3.store.put(`files-parts/young/${'0'.repeat(15)}`, 'x', portal.now() - 40 * hour);
  await sweepUploads(portal.services);
  const day = new Date(portal.now()).toISOString().slice(0, 10);
  const lost = `quarantine/${day}/files-parts/lost/${'0'.repeat(15)}`;
  expect(keys('files-parts')).toEqual([`files-parts/young/${'0'.repeat(15)}`, lost]);
});
