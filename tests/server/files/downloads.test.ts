import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billing, type FileCalls, fetchFile, fileCalls } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import type { Portal } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';
import { pdf, samples } from '../support/sample-files.ts';

const bytes = pdf(200_000);
const name = 'Übersicht "Mai" (1).pdf';

describe.each(libraryPlaces)('§uploads files in a %s:', (place) => {
  let portal: Portal;
  let me: FileCalls;
  let ticket: { id: string; foreignid: number };
  let ids: string[];
  let path: string;

  beforeAll(async () => {
    portal = await openLibrary(place);
    me = await fileCalls(portal);
    ids = [
      await me.upload(name, bytes),
      await me.upload('../Beleg.png', samples.png),
      await me.upload('beleg.PNG', samples.png),
      await me.upload('a:b?.pdf', bytes),
    ];
    ticket = (await me.post('/foundation/1001/data', billing(ids))).json();
    path = `home1001_${ticket.id}/${ids[0]}`;
  });
  afterAll(() => portal.close());

  const grant = () => me.grant({ _action: 'downloadFile', path });
  const downloads = async () => {
    const { items } = (await me.get('/foundation/1001/activities')).json();
    return items.filter(({ kind }: { kind: string }) => kind === 'document.downloaded');
  };

  describe('§5-3 a one-time action', () => {
    test.each([{}, { path: 'x' }, { _action: '' }, { _action: null }, { _action: 5 }])(
      'needs a name: %j',
      async (body) => {
        const refusal = await me.oneTime(body);
        expect(refusal.statusCode).toBe(400);
        expect(refusal.json()).toMatchObject({ _error: 400, _errorMessage: 'no action provided' });
      },
    );

    test('is one of the known', async () => {
      expect((await me.oneTime({ _action: 'deleteFile', path })).statusCode).toBe(400);
      expect((await me.oneTime({ _action: 'downloadFile' })).statusCode).toBe(400);
    });

    test('wants a session', async () => {
      const answer = await portal.call('POST', '/public/onetimeaction', { body: { _action: 'downloadFile', path } });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe('§interface.files a file is opened for those alone who may read its record', () => {
    test.each(['1004/plain.user', '2001/ws.user'])('not for %s', async (userId) => {
      const stranger = await fileCalls(portal, userId);
      const foreign = await stranger.oneTime({ _action: 'downloadFile', path });
      const missing = await stranger.oneTime({
        _action: 'downloadFile',
        path: `home1001_${ticket.id}/${'0'.repeat(32)}`,
      });
      const archived = await stranger.oneTime({ _action: 'downloadArchiveFile', _attachment: ids[0] });
      expect([foreign, missing, archived].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      const own = await stranger.upload('Eigene.pdf', bytes);
      expect((await stranger.oneTime({ _action: 'downloadArchiveFile', _attachment: own })).statusCode).toBe(404);
    });

    test('not under the name of another ticket or foundation of the same user', async () => {
      const twin = (
        await me.post(
          '/foundation/1001/data',
          billing([await me.upload('a.pdf', bytes), await me.upload('b.pdf', bytes)]),
        )
      ).json();
      for (const home of [`home1001_${twin.id}`, `home1002_${ticket.id}`, `home1003_${ticket.id}`]) {
        expect((await me.oneTime({ _action: 'downloadFile', path: `${home}/${ids[0]}` })).statusCode).toBe(404);
      }
    });

    test('for employees of the distributor', async () => {
      const staff = await fileCalls(portal, '9001/etc.staff');
      const { token } = await staff.grant({ _action: 'downloadFile', path });
      expect((await fetchFile(portal, token)).rawPayload.equals(bytes)).toBe(true);
    });
  });

  describe('§7-16 a download', () => {
    test('is saved under its name, never shown, kept or run', async () => {
      const granted = await grant();
      expect(granted.name).toBe(name);
      expect(granted.token).toMatch(/^[\w-]{43}$/);
      const { statusCode, headers, rawPayload } = await fetchFile(portal, granted.token, {
        'accept-encoding': 'gzip, br',
      });
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename="Ubersicht _Mai_ (1).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%22Mai%22%20%281%29.pdf`,
        'content-length': String(bytes.length),
        'content-type': 'application/pdf',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        etag: expect.stringMatching(/^"[^"]+"$/),
        'last-modified': expect.any(String),
      });
      expect(headers['content-encoding']).toBeUndefined();
    });

    test('accepts any file name in the address', async () => {
      const { token } = await grant();
      for (const display of [
        'x',
        '../../etc/passwd',
        '%2e%2e%2fkeys.json',
        encodeURIComponent(name),
        'x'.repeat(300),
      ]) {
        const answer = await portal.call('GET', `/public/filedownload/${display}`, { query: { token } });
        if (answer.statusCode === 200) expect(answer.rawPayload.equals(bytes)).toBe(true);
        else expect(answer.statusCode).toBe(404);
      }
    });

    test('is resumed by range', async () => {
      const { token } = await grant();
      const { etag, 'last-modified': modified } = (await fetchFile(portal, token, { range: 'bytes=0-0' })).headers;
      for (const condition of [etag, modified]) {
        const headers = { range: 'bytes=1000-1999', 'if-range': String(condition) };
        const part = await fetchFile(portal, token, headers);
        expect(part.statusCode).toBe(206);
        expect(part.headers).toMatchObject({
          'content-range': `bytes 1000-1999/${bytes.length}`,
          'content-length': '1000',
        });
        expect(part.rawPayload.equals(bytes.subarray(1000, 2000))).toBe(true);
      }
      const last = await fetchFile(portal, token, { range: 'bytes=-7' });
      expect(last.rawPayload.equals(bytes.subarray(-7))).toBe(true);
      const other = await fetchFile(portal, token, { range: 'bytes=5-9', 'if-range': '"another"' });
      expect(other.statusCode).toBe(200);
      expect(other.rawPayload).toHaveLength(bytes.length);
      const beyond = await fetchFile(portal, token, { range: `bytes=${bytes.length}-` });
      expect(beyond.statusCode).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
    });

    test('is an activity of the foundation, once however often it is fetched', async () => {
      const before = (await downloads()).length;
      portal.pass(1000);
      const { token } = await grant();
      await fetchFile(portal, token, {}, 'HEAD');
      expect(await downloads()).toHaveLength(before);
      await Promise.all([
        fetchFile(portal, token),
        fetchFile(portal, token),
        fetchFile(portal, token, { range: 'bytes=5-' }),
      ]);
      const after = await downloads();
      expect(after).toHaveLength(before + 1);
      expect(after[0]).toMatchObject({ text: name, actor: 'Petra Sommer', link: expect.stringContaining(ticket.id) });
    });

    test('says nothing at all rather than half a file where its bytes are gone', async () => {
      const id = await me.upload('Verloren.pdf', bytes);
      const lost = (await me.post('/foundation/1001/data', billing([id, await me.upload('b.pdf', bytes)]))).json();
      const { token } = await me.grant({ _action: 'downloadFile', path: `home1001_${lost.id}/${id}` });
      await portal.services.storage.delete(id);
      const answer = await fetchFile(portal, token);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain(portal.dataDir);
    });
  });

  describe('§7-16 an archive of several attachments', () => {
    test('holds each of them under a clean name of its own', async () => {
      const granted = await me.grant({ _action: 'downloadArchiveFile', _attachment: ids.join(',') });
      expect(granted.name).toBe(`Ticket_${ticket.foreignid}.zip`);
      const url = `/public/archive/${ids.join(',')}`;
      const { headers, rawPayload } = await portal.call('GET', url, { query: { token: granted.token } });
      expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(rawPayload.length) });
      const entries = readZip(rawPayload);
      expect(entries.map((entry) => entry.name)).toEqual([
        'Übersicht _Mai_ (1).pdf',
        'Beleg.png',
        'beleg (2).PNG',
        'a_b_.pdf',
      ]);
      const contents = [bytes, samples.png, samples.png, bytes];
      entries.forEach(({ content }, index) => {
        expect(content.equals(contents[index] as Buffer)).toBe(true);
      });
      const part = await portal.call('GET', url, {
        query: { token: granted.token },
        headers: { range: 'bytes=150000-' },
      });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload.equals(rawPayload.subarray(150_000))).toBe(true);
    });

    test('of one attachment is that attachment', async () => {
      const granted = await me.grant({
        _action: 'downloadArchiveFile',
        _attachment: ids[0] as string,
      });
      expect(granted.name).toBe(name);
      expect((await fetchFile(portal, granted.token)).rawPayload.equals(bytes)).toBe(true);
    });

    test('is refused as a whole where one of them is not there', async () => {
      for (const _attachment of [`${ids[0]},${'0'.repeat(32)}`, `${ids[0]},`, ',', `${ids[0]},../x`]) {
        expect((await me.oneTime({ _action: 'downloadArchiveFile', _attachment })).statusCode).toBe(404);
      }
    });
  });
});
