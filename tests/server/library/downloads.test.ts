import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/db/tables/tables.ts';
import { fetchFile } from '../support/file-calls.ts';
import {
  type LibraryCalls,
  libraryCalls,
  libraryPlaces,
  openLibrary,
  putFiles,
  removeFiles,
  writeFiles,
} from '../support/library-files.ts';
import { minute, type Portal } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 31 + (n >> 8)) % 256));
const path = 'newsletters/Rundbrief Nr. 1.pdf';
const odd = [
  'newsletters/a/Gleich.txt',
  'newsletters/b/gleich.TXT',
  'newsletters/CON.txt',
  'newsletters/Größe & „Maß“.txt',
];

describe.each(libraryPlaces)('§library from a library in a %s', (place) => {
  let portal: Portal;
  let me: LibraryCalls;
  beforeAll(async () => {
    portal = await openLibrary(place);
    me = libraryCalls(await portal.as('1004/plain.user'));
    await putFiles(portal, { [path]: bytes, ...Object.fromEntries(odd.map((one) => [one, one])) });
  });
  afterAll(() => portal.close());

  const token = async (...target: string[]) => (await me.oneTime(...target)).json<{ token: string }>().token;
  const get = (one: string, headers: Record<string, string> = {}) => fetchFile(portal, one, headers);
  const head = (one: string) => fetchFile(portal, one, {}, 'HEAD');
  const range = (from: number | '', to: number | '' = '') => ({ range: `bytes=${from}-${to}` });

  /** What clients do with a link, and the statuses that they get. */
  const clients: [name: string, run: (one: string) => Promise<number[]>][] = [
    ['a browser', async (one) => [(await get(one)).statusCode]],
    ['a double click', async (one) => (await Promise.all([get(one), get(one)])).map(({ statusCode }) => statusCode)],
    ['a mail scanner that only looks', async (one) => [(await head(one)).statusCode, (await get(one)).statusCode]],
    [
      'many scanners before the user',
      async (one) =>
        [...(await Promise.all([head(one), head(one), head(one)])), await get(one)].map(({ statusCode }) => statusCode),
    ],
    [
      'a viewer that reads the end first',
      async (one) => [(await get(one, range('', 1000))).statusCode, (await get(one)).statusCode],
    ],
    [
      'a manager with four connections',
      async (one) =>
        (await Promise.all([0, 75_000, 150_000, 225_000].map((from) => get(one, range(from, from + 74_999))))).map(
          ({ statusCode }) => statusCode,
        ),
    ],
    [
      'a resumption after a cut',
      async (one) => [(await get(one, range(0, 999))).statusCode, (await get(one, range(1000))).statusCode],
    ],
    [
      'a resumption that names the version',
      async (one) => {
        const first = await head(one);
        return [(await get(one, { ...range(1000), 'if-range': String(first.headers.etag) })).statusCode];
      },
    ],
    [
      'a resumption of other bytes',
      async (one) => [(await get(one, { ...range(1000), 'if-range': '"other"' })).statusCode],
    ],
    [
      'a resumption by date',
      async (one) => {
        const first = await head(one);
        return [(await get(one, { ...range(1000), 'if-range': String(first.headers['last-modified']) })).statusCode];
      },
    ],
    ['a range beyond the end', async (one) => [(await get(one, range(300_000))).statusCode]],
    ['a range that ends late', async (one) => [(await get(one, range(299_000, 999_999))).statusCode]],
    ['several ranges at once', async (one) => [(await get(one, { range: 'bytes=0-1,5-6' })).statusCode]],
    ['an unknown unit', async (one) => [(await get(one, { range: 'lines=1-2' })).statusCode]],
    ['a range backwards', async (one) => [(await get(one, range(9, 1))).statusCode]],
    ['an empty range', async (one) => [(await get(one, { range: 'bytes=-' })).statusCode]],
    ['a probe for one byte', async (one) => [(await get(one, range(0, 0))).statusCode, (await get(one)).statusCode]],
    [
      'a retry a quarter of an hour later',
      async (one) => {
        const first = await get(one);
        portal.pass(14 * minute);
        const again = await get(one);
        return [first.statusCode, again.statusCode];
      },
    ],
    [
      'a link kept for tomorrow',
      async (one) => {
        portal.pass(2 * minute);
        return [(await get(one)).statusCode];
      },
    ],
    [
      'a link that was used up',
      async (one) => {
        await get(one);
        portal.pass(16 * minute);
        return [(await get(one)).statusCode];
      },
    ],
  ];
  const statuses: Record<string, number[]> = {
    'a browser': [200],
    'a double click': [200, 200],
    'a mail scanner that only looks': [200, 200],
    'many scanners before the user': [200, 200, 200, 200],
    'a viewer that reads the end first': [206, 200],
    'a manager with four connections': [206, 206, 206, 206],
    'a resumption after a cut': [206, 206],
    'a resumption that names the version': [206],
    'a resumption of other bytes': [200],
    'a resumption by date': [206],
    'a range beyond the end': [416],
    'a range that ends late': [206],
    'several ranges at once': [200],
    'an unknown unit': [200],
    'a range backwards': [200],
    'an empty range': [200],
    'a probe for one byte': [206, 200],
    'a retry a quarter of an hour later': [200, 200],
    'a link kept for tomorrow': [410],
    'a link that was used up': [410],
  };

  describe('a document is downloaded by', () => {
    test.each(clients)('%s', async (name, run) => {
      me = libraryCalls(await portal.as('1004/plain.user'));
      expect(await run(await token(path))).toEqual(statuses[name]);
    });
  });

  describe('a download of documents', () => {
    beforeAll(async () => {
      me = libraryCalls(await portal.as('1004/plain.user'));
    });

    test('is the same bytes in pieces as in one, and nothing that a browser would run', async () => {
      const one = await token(path);
      const answer = await get(one);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'content-disposition': expect.stringMatching(/^attachment; filename="Rundbrief Nr. 1.pdf"/),
      });
      const pieces = await Promise.all([get(one, range(0, 123_456)), get(one, range(123_457))]);
      expect(Buffer.concat(pieces.map(({ rawPayload }) => rawPayload)).equals(bytes)).toBe(true);
    });

    test('of several is a ZIP with clean names and right checksums', async () => {
      const answer = await get(await token(...odd, path));
      const entries = readZip(answer.rawPayload);
      expect(entries.map(({ name }) => name)).toEqual([
        'Gleich.txt',
        'gleich (2).TXT',
        '_CON.txt',
        'Größe & „Maß“.txt',
        'Rundbrief Nr. 1.pdf',
      ]);
      expect(entries.at(-1)?.content.equals(bytes)).toBe(true);
      const again = await get(await token(...odd, path), range(100, 50_000));
      expect(again.rawPayload.equals(answer.rawPayload.subarray(100, 50_001))).toBe(true);
    });

    test('of a folder holds what is below it, each file once', async () => {
      const answer = await get(await token('newsletters', path));
      expect(readZip(answer.rawPayload)).toHaveLength(odd.length + 1);
    });

    test('goes on with the bytes it began with when an editor replaces the file', async () => {
      await putFiles(portal, { 'newsletters/Wechsel.txt': 'alte Fassung' });
      const one = await token('newsletters/Wechsel.txt');
      await putFiles(portal, { 'newsletters/Wechsel.txt': 'neue Fassung!' });
      expect((await get(one)).body).toBe('alte Fassung');
      expect((await get(await token('newsletters/Wechsel.txt'))).body).toBe('neue Fassung!');
    });

    test('of a file that is not kept ends where the file changed', async () => {
      const tight = await openLibrary(place, { LIBRARY_KEEP_UP_TO: '10' });
      try {
        const calls = libraryCalls(await tight.as('1004/plain.user'));
        await putFiles(tight, { 'newsletters/Film.mp4': 'lang genug, um nicht kopiert zu werden' });
        const one = (await calls.oneTime('newsletters/Film.mp4')).json().token;
        expect((await fetchFile(tight, one, range(0, 3))).body).toBe('lang');
        writeFiles(tight, { 'newsletters/Film.mp4': 'anders' });
        expect((await fetchFile(tight, one)).statusCode).toBe(410);
      } finally {
        await tight.close();
      }
    });

    test('ends with the right to see it', async () => {
      await putFiles(portal, { 'newsletters/Intern.txt': 'intern' });
      const one = await token('newsletters/Intern.txt');
      await putFiles(portal, { 'newsletters/Intern.txt.meta.yaml': 'roles: [WS]\n' });
      expect((await get(one)).statusCode).toBe(410);
      const other = await token(path);
      await portal.services.db.update(users).set({ disabled: true }).where(eq(users.username, 'plain.user'));
      expect((await get(other)).statusCode).toBe(410);
      await portal.services.db.update(users).set({ disabled: false }).where(eq(users.username, 'plain.user'));
    });

    test('is possible before the index has read the file, and not after the file is gone', async () => {
      const { library } = portal.services;
      writeFiles(portal, { 'newsletters/Eilig.txt': 'eilig' });
      await library.rescan();
      expect((await get(await token('newsletters/Eilig.txt'))).body).toBe('eilig');
      removeFiles(portal, 'newsletters/Eilig.txt');
      await library.rescan();
      expect((await me.oneTime('newsletters/Eilig.txt')).statusCode).toBe(404);
    });

    test('is no activity where it is only shown', async () => {
      const before = (await me.get('/foundation/1004/activities')).json().items;
      const { token: display } = (
        await me.post('/public/onetimeaction', { _action: 'downloadFile', path, preview: true })
      ).json();
      expect((await get(display)).statusCode).toBe(200);
      expect((await me.get('/foundation/1004/activities')).json().items).toEqual(before);
    });

    test('is among the last activities of the user', async () => {
      portal.pass(minute);
      await get(await token(path));
      const { items } = (await me.get('/foundation/1004/activities')).json();
      expect(items[0]).toMatchObject({ kind: 'document.downloaded', text: 'Rundbrief Nr. 1.pdf' });
    });
  });
});
