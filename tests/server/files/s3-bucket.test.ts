import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Bucket } from '#server/s3/bucket.ts';
import type { S3Fault } from '#server/s3/s3-fault.ts';
import { busy, cut, openS3Server, quick, type S3Server, silent } from '../support/s3-server.ts';
import { signatureOf } from '../support/s3-signature.ts';

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 31 + (n >> 8)) % 256));
const stream = (content: Buffer | string, size = 70_000) =>
  Readable.from(
    (function* () {
      const all = Buffer.from(content);
      for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
    })(),
  );

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3Server();
  await s3.bucket.write('a/300.bin', stream(bytes));
});
afterEach(() => s3.disturb());
afterAll(() => s3.down());

const read = async (key: string, range?: { start: number; end: number }, etag?: string) =>
  buffer(Readable.from(s3.bucket.read(key, range, etag)));
async function keys(prefix: string) {
  const results: string[] = [];
  for await (const page of s3.bucket.list(prefix)) results.push(...page.map(({ key }) => key));
  return results;
}

test('§faults the store of these tests signs as its maker documents', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const scope = '20130524/us-east-1/s3/aws4_request';
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, Object.keys(headers), scope, secret)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

describe('§faults a bucket', () => {
  test.each(['Preise & Tarife (alt)/Größe „Maß“ +5 %.pdf', "it's/a*b!c~d=e,f;g@h:i.txt", 'x/<ä>&amp;.txt'])(
    'keeps %s under its name',
    async (key) => {
      await s3.bucket.write(key, stream('inhalt'));
      expect((await read(key)).toString()).toBe('inhalt');
      expect(await keys(key.slice(0, 3))).toEqual([key]);
      expect(await s3.bucket.look(key)).toMatchObject({ key, size: 6 });
      await s3.bucket.copy(`portal/${key}`, 'copied');
      expect((await read('copied')).toString()).toBe('inhalt');
      await s3.bucket.delete(key);
      expect(await s3.bucket.look(key)).toBeUndefined();
    },
  );

  test('gives ranges, and only the version that is asked for', async () => {
    expect((await read('a/300.bin', { start: 10, end: 19 })).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await read('a/300.bin', { start: 299_990, end: 999_999 })).length).toBe(10);
    const etag = (await s3.bucket.look('a/300.bin'))?.etag;
    expect((await read('a/300.bin', undefined, etag)).equals(bytes)).toBe(true);
    await expect(read('a/300.bin', undefined, 'other')).rejects.toMatchObject({ isGone: true });
    await expect(read('a/missing')).rejects.toMatchObject({ isGone: true });
  });

  test('takes a large stream in parts, whole or not at all', async () => {
    const large = Buffer.alloc(17 * 1024 ** 2, 'abcdefg');
    expect(await s3.bucket.write('large', stream(large, 1_000_000))).toBe(large.length);
    expect((await read('large')).equals(large)).toBe(true);
    async function* broken() {
      yield large.subarray(0, 9 * 1024 ** 2);
      throw new Error('cut');
    }
    await expect(s3.bucket.write('broken', broken())).rejects.toThrow('cut');
    expect(await keys('broken')).toEqual([]);
  });

  test('is listed page by page', async () => {
    const names = Array.from({ length: 2100 }, (_, n) => `many/${String(n).padStart(4, '0')}.txt`);
    for (const name of names) s3.store.put(name, 'x');
    expect(await keys('many/')).toEqual(names);
  });

  test('that has too much to do is asked again, and given up after three times', async () => {
    s3.disturb(busy(2));
    expect((await read('a/300.bin')).length).toBe(300_000);
    s3.disturb(busy(3));
    await expect(read('a/300.bin')).rejects.toMatchObject({ code: 'SlowDown', status: 503 });
  });

  test('is asked for the rest of an answer that was cut off', async () => {
    s3.disturb(cut(100_000, 2));
    expect((await read('a/300.bin')).equals(bytes)).toBe(true);
    s3.disturb(cut(1000, 5));
    expect((await read('a/300.bin', { start: 5, end: 200_004 })).equals(bytes.subarray(5, 200_005))).toBe(true);
    s3.disturb(cut(0, 9));
    await expect(read('a/300.bin')).rejects.toMatchObject({ passes: true });
  });

  test('that never answers is given up', async () => {
    s3.disturb(silent);
    const impatient = new Bucket(s3.settings, { ...quick, answer: 30 });
    await expect(impatient.look('a/300.bin')).rejects.toMatchObject({ code: 'ETIMEDOUT', passes: true });
  });

  test.each([
    [{ accessKeyId: 'nobody' }, 'InvalidAccessKeyId', 'S3_ACCESS_KEY_ID'],
    [{ secretAccessKey: 'wrong-secret' }, 'SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY'],
    [{ bucket: 'missing' }, 'NoSuchBucket', 'S3_BUCKET'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED', 'S3_ENDPOINT'],
  ])('with wrong settings %j says what to look at and no secret', async (wrong, code, labels) => {
    const bucket = new Bucket({ ...s3.settings, ...wrong }, quick);
    const fault = (await bucket
      .list('')
      .next()
      .catch((error: unknown) => error)) as S3Fault;
    expect(fault.code).toBe(code);
    expect(fault.message).toContain(labels);
    expect(JSON.stringify(fault) + fault.message + fault.stack).not.toContain('wrong-secret');
  });
});
