import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFileSize } from '#domain/documents/upload-rules.ts';
import { billing, type FileCalls, fileCalls, idOf, metadata, storedFiles, tus } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import { hour, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

describe.each(libraryPlaces)('§uploads files in a %s:', (place) => {
  let portal: Portal;
  let me: FileCalls;
  let other: FileCalls;

  beforeAll(async () => {
    portal = await openLibrary(place);
    me = await fileCalls(portal);
    other = await fileCalls(portal, '1004/plain.user');
  });
  afterAll(() => portal.close());

  const bytes = pdf(300_000);

  describe('§uploads an upload', () => {
    test('arrives in chunks and is byte for byte what was sent', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      for (let offset = 0; offset < bytes.length; offset += 70_000) {
        const answer = await me.patch(id, offset, bytes.subarray(offset, offset + 70_000));
        expect(answer.statusCode).toBe(204);
        expect(answer.headers['upload-offset']).toBe(String(Math.min(bytes.length, offset + 70_000)));
      }
      expect((await buffer(portal.services.storage.open(id))).equals(bytes)).toBe(true);
    });

    test('is resumed where HEAD says that it ended', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      await me.patch(id, 0, bytes.subarray(0, 1234));
      const state = await me.head(id);
      expect(state.headers).toMatchObject({ 'upload-offset': '1234', 'upload-length': String(bytes.length) });
      expect(state.headers['cache-control']).toContain('no-store');
      expect((await me.patch(id, 1234, bytes.subarray(1234))).statusCode).toBe(204);
      expect((await me.head(id)).headers['upload-offset']).toBe(String(bytes.length));
    });

    test('goes on after a restart of the server', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      await me.patch(id, 0, bytes.subarray(0, 5000));
      await portal.restart();
      expect((await me.head(id)).headers['upload-offset']).toBe('5000');
      expect((await me.patch(id, 5000, bytes.subarray(5000))).statusCode).toBe(204);
    });

    test('counts as finished even where the server died between the last byte and its check', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      await portal.services.storage.delete(id);
      await portal.services.storage.put(id, Readable.from([bytes]));
      expect((await me.head(id)).headers['upload-offset']).toBe(String(bytes.length));
      const created = await me.post('/foundation/1001/data', billing([id, await me.upload('b.pdf', bytes)]));
      expect(created.statusCode).toBe(201);
    });

    test('refuses a chunk at another offset and keeps what it has', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      await me.patch(id, 0, bytes.subarray(0, 100));
      for (const offset of [0, 99, 101, bytes.length]) {
        const refusal = await me.patch(id, offset, bytes.subarray(offset));
        expect(refusal.statusCode).toBe(409);
        expect(refusal.json()).toMatchObject({
          _error: 409,
          _errorMessage: expect.any(String),
          requestId: expect.any(String),
        });
      }
      expect((await me.head(id)).headers['upload-offset']).toBe('100');
    });

    test.each(['sha1', 'sha256', 'md5'])(
      'takes a chunk with its %s checksum and gives back a damaged one',
      async (algorithm) => {
        const id = await me.begin('Rechnung.pdf', bytes.length);
        const chunk = bytes.subarray(0, 1000);
        const checksum = `${algorithm} ${createHash(algorithm).update(chunk).digest('base64')}`;
        expect((await me.patch(id, 0, bytes.subarray(1, 1001), { 'upload-checksum': checksum })).statusCode).toBe(460);
        expect((await me.head(id)).headers['upload-offset']).toBe('0');
        expect((await me.patch(id, 0, chunk, { 'upload-checksum': checksum })).statusCode).toBe(204);
        expect((await me.patch(id, 1000, chunk, { 'upload-checksum': 'crc32 AAAA' })).statusCode).toBe(400);
      },
    );

    test('can be sent with its creation', async () => {
      const headers = { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata('Rechnung.pdf') };
      const created = await portal.call('POST', '/uploads', {
        token: me.token,
        body: bytes,
        headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
      });
      expect(created.statusCode).toBe(201);
      expect(created.headers['upload-offset']).toBe(String(bytes.length));
    });

    test('can be withdrawn, and nothing of it stays', async () => {
      const id = await me.upload('Rechnung.pdf', bytes);
      expect((await me.remove(id)).statusCode).toBe(204);
      expect((await me.head(id)).statusCode).toBe(404);
      expect((await me.remove(id)).statusCode).toBe(404);
      expect(await storedFiles(portal)).not.toContain(id);
    });

    test('says when it expires, and says nothing more once it is complete', async () => {
      const created = await me.create('Rechnung.pdf', bytes.length);
      expect(Date.parse(String(created.headers['upload-expires']))).toBe(portal.now() + 48 * hour);
      expect(created.headers['location']).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
      expect((await me.patch(idOf(created), 0, bytes)).headers['upload-expires']).toBeUndefined();
    });

    test('tells what the server can do', async () => {
      const { statusCode, headers } = await portal.call('OPTIONS', '/uploads');
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'tus-version': '1.0.0',
        'tus-extension': 'creation,creation-with-upload,termination,checksum,expiration',
        'tus-max-size': String(maxFileSize),
      });
    });
  });

  describe('§6 an upload belongs to the user who created it', () => {
    test('a foreign and an unknown one answer alike', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      for (const call of ['head', 'remove'] as const) {
        const answers = [await other[call](id), await other[call]('0'.repeat(32)), await other[call]('nichts')];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      }
      const foreign = await other.patch(id, 0, bytes);
      const unknown = await other.patch('0'.repeat(32), 0, bytes);
      const { requestId: _one, ...message } = foreign.json();
      const { requestId: _two, ...alike } = unknown.json();
      expect(message).toEqual(alike);
      expect((await me.head(id)).headers['upload-offset']).toBe('0');
    });

    test('without a session every call answers 401', async () => {
      const id = await me.begin('Rechnung.pdf', bytes.length);
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        expect((await portal.call(method, `/uploads/${id}`, { headers: tus })).statusCode).toBe(401);
      }
      const headers = { ...tus, 'upload-length': '10', 'upload-metadata': metadata('a.pdf') };
      expect((await portal.call('POST', '/uploads', { headers })).statusCode).toBe(401);
    });
  });
});
