import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskStorage } from '#server/files/storage/disk-storage.ts';

let folder: string;
let storage: DiskStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = new DiskStorage(join(folder, 'files'), join(folder, 'quarantine'));
});
afterEach(() => rm(folder, { recursive: true }));

test('§uploads stored bytes come back whole and in parts, and go when deleted', async () => {
  expect(await storage.put('a1', Readable.from([Buffer.from('Hallo '), Buffer.from('Welt')]))).toMatchObject({
    size: 10,
  });
  expect(await storage.size('a1')).toBe(10);
  expect(await text(storage.open('a1', { start: 6, end: 9 }))).toBe('Welt');
  for await (const { id } of storage.list()) expect(id).toBe('a1');
  await storage.delete('a1');
  await storage.delete('a1');
  expect(await storage.size('a1')).toBeUndefined();
});

test('§uploads a stream that breaks leaves nothing behind, and never overwrites what is there', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(storage.put('b2', broken)).rejects.toThrow('cut');
  expect(await readdir(join(folder, 'files'))).toEqual([]);
  await storage.put('b2', Readable.from([Buffer.from('first')]));
  await expect(storage.put('b2', Readable.from([Buffer.from('second')]))).rejects.toThrow();
  expect((await buffer(storage.open('b2'))).toString()).toBe('first');
});

test('§uploads only the server may read the folder', async () => {
  expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700);
});

test.each(['', '.', '..', '../secret', 'a/b', 'a\\b', 'a\0b', '/etc/passwd', 'x'.repeat(65), 'ä'])(
  '§uploads %j names nothing in the storage',
  async (id) => {
    expect(await storage.size(id)).toBeUndefined();
    expect(() => storage.open(id)).toThrow();
    await expect(storage.put(id, Readable.from(['x']))).rejects.toThrow();
    await expect(storage.delete(id)).rejects.toThrow();
    await expect(storage.seal(id)).rejects.toThrow();
  },
);
