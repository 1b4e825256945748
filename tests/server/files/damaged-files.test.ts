import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { backup } from '#server/backup/backup.ts';
import { damagedFiles, storedFiles } from '#server/db/tables/record-tables.ts';
import { uploads } from '#server/db/tables/tables.ts';
import { maxCheckedFirst } from '#server/files/storage/check-file.ts';
import { fillDigests } from '#server/files/storage/fill-digests.ts';
import { recheckDamaged } from '#server/library/recheck-damaged.ts';
import { digestsOf } from '#server/queries/stored-files.ts';
import { billing, chunkHeaders, type FileCalls, fetchFile, fileCalls, idOf } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary, putFiles, storeOf, writeFiles } from '../support/library-files.ts';
import { hour, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

const whole = pdf();
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** What happens to a file behind the portal's back. */
const damages: [damage: string, spoil: (bytes: Buffer) => Buffer | undefined][] = [
  ['one flipped bit', (bytes) => Buffer.from(bytes).fill((bytes[1500] ?? 0) ^ 1, 1500, 1501)],
  ['a cut', (bytes) => bytes.subarray(0, 1000)],
  ['nothing left in it', () => Buffer.alloc(0)],
  ['the bytes of another file', (bytes) => Buffer.from(bytes).reverse()],
  ['gone', () => undefined],
];

describe.each(libraryPlaces)('§uploads stored files in a %s', (place) => {
  let portal: Portal;
  let me: FileCalls;
  let ticket: string;
  let file: string;
  beforeAll(async () => {
    portal = await openLibrary(place, { UPLOAD_MAX_FILE_SIZE: String(64 * 1024 ** 2) });
    me = await fileCalls(portal);
  });
  beforeEach(async () => {
    const files = [await me.upload('Vertrag <1>.pdf', whole), await me.upload('b.pdf', whole)];
    [file = ''] = files;
    ticket = (await me.post('/foundation/1001/data', billing(files))).json().id;
  });
  afterAll(() => portal.close());

  /** Rots: neither time nor ETag of the file say that its bytes are others. */
  function rot(id: string, bytes: Buffer | undefined, kind = 'files'): void {
    if (place === 'bucket') {
      const { objects } = storeOf(portal).store;
      const key = `${kind}/${id}`;
      const before = objects.get(key);
      if (bytes === undefined) objects.delete(key);
      else objects.set(key, { etag: 'e', modified: portal.now(), ...before, bytes });
      return;
    }
    const path = join(portal.dataDir, kind, id);
    rmSync(path, { force: true });
    if (bytes === undefined) return;
    writeFileSync(path, bytes);
    utimesSync(path, portal.now() / 1000, portal.now() / 1000);
  }
  const read = (id: string, kind = 'files') =>
    place === 'bucket'
      ? (storeOf(portal).store.objects.get(`${kind}/${id}`)?.bytes as Buffer)
      : readFileSync(join(portal.dataDir, kind, id));
  const health = async () => (await portal.call('GET', '/health')).json();
  const digest = async (id: string) => (await digestsOf(portal.services.db, [id])).get(id)?.sha256;
  const verify = (...words: string[]) => runCommand(portal.services, ['files', 'verify', ...words]);
  const askFor = () => me.oneTime({ _action: 'downloadFile', path: `home1001_${ticket}/${file}` });

  test.each(damages)('with %s are named when they are asked for, until they are mended', async (_damage, spoil) => {
    rot(file, spoil(whole));
    const answer = await askFor();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ _error: 905, file: 'Vertrag <1>.pdf' });
    expect(answer.json()._errorMessage).toContain('„Vertrag <1>.pdf“ ist im Speicher des Portals beschädigt');
    expect(await health()).toMatchObject({ damagedFiles: 1 });
    expect((await portal.call('GET', '/metrics')).body).toContain('\nportal_damaged_files 1\n');
    rot(file, whole);
    expect((await askFor()).statusCode).toBe(200);
    expect(await health()).not.toHaveProperty('damagedFiles');
  });

  test.each(damages)('with %s are found by files verify, which fails', async (_damage, spoil) => {
    rot(file, spoil(whole));
    const { code, lines } = await verify();
    expect(code).toBe(1);
    expect(lines.join()).toMatch(
      new RegExp(`files\\t${file}\\t(is missing|has another size|has other bytes)\\tVertrag`),
    );
    expect(lines.join()).toContain(', 1 are damaged or missing, 0 are not known');
    expect((await verify('--only', file)).lines.join()).toContain('0 files are as they were received (0 MB), 1 are');
    rot(file, whole);
    expect(await verify('--only', `${file}`)).toMatchObject({ code: 0 });
    expect(await verify()).toMatchObject({ code: 0 });
  });

  test('that the database does not know are counted by files verify, and an unknown name fails', async () => {
    rot('stranger', whole);
    expect((await verify()).lines).toContainEqual('files\tstranger\tis not known to the database');
    expect(await verify('--only', 'nothing')).toMatchObject({ code: 1 });
    rot('stranger', undefined);
  });

  test('show a browser a page that names the damaged one, in its language', async () => {
    const { token } = await me.grant({ _action: 'downloadFile', path: `home1001_${ticket}/${file}` });
    rot(file, damages[0]?.[1](whole));
    portal.pass(59_000);
    portal.services.storage.sound.delete(file);
    const page = await fetchFile(portal, token, { accept: 'text/html', 'accept-language': 'en' });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('The file “Vertrag &lt;1&gt;.pdf” is damaged in the portal’s storage');
    expect((await fetchFile(portal, token, { accept: 'text/html' })).body).toContain('Diese Datei ist beschädigt');
    rot(file, whole);
    expect((await fetchFile(portal, token)).rawPayload.equals(whole)).toBe(true);
  });

  test('are checked in ranges and archives, too', async () => {
    const archive = {
      _action: 'downloadArchiveFile',
      _attachment: `${file},${(await portal.services.db.select({ id: storedFiles.id }).from(storedFiles)).find(({ id }) => id !== file)?.id}`,
    };
    const { token } = await me.grant({ _action: 'downloadFile', path: `home1001_${ticket}/${file}` });
    const range = { range: 'bytes=10-19' };
    expect((await fetchFile(portal, token, range)).statusCode).toBe(206);
    rot(file, damages[0]?.[1](whole));
    portal.services.storage.sound.delete(file);
    expect((await fetchFile(portal, token, range)).statusCode).toBe(500);
    expect((await me.oneTime(archive)).json()).toMatchObject({ _error: 905 });
    rot(file, whole);
    expect((await me.oneTime(archive)).statusCode).not.toBe(500);
  });

  test('that were read within the hour are not read again, and are after it', async () => {
    rot(file, whole);
    await askFor();
    rot(file, damages[0]?.[1](whole));
    portal.pass(hour - 1000);
    me = await fileCalls(portal);
    expect((await askFor()).statusCode).toBe(200);
    portal.pass(1000);
    expect([(await askFor()).statusCode, await health()]).toMatchObject([500, { damagedFiles: 1 }]);
    rot(file, whole);
    expect((await askFor()).statusCode).toBe(200);
  });

  test('that are large break off before their last bytes, and are read first from then on', async () => {
    const large = pdf(maxCheckedFirst);
    const id = await me.upload('film.pdf', large);
    const other = await me.upload('d.pdf', whole);
    const record = (await me.post('/foundation/1001/data', billing([id, other]))).json().id;
    const path = `home1001_${record}/${id}`;
    const grants = [];
    for (let n = 0; n < 3; n += 1) grants.push((await me.grant({ _action: 'downloadFile', path })).token);
    const [first = '', second = '', third = ''] = grants;
    rot(id, Buffer.from(large).fill(0, 5_000_000, 5_000_001).fill(1, 5_000_000, 5_000_001));
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const at = address ?? `http://127.0.0.1:${(portal.app.server.address() as { port: number }).port}`;
    const get = (token: string, headers = {}) => fetch(`${at}/api/public/filedownload/x?token=${token}`, { headers });
    const part = await get(third, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    await part.arrayBuffer();
    await portal.idle();
    expect(await health()).toMatchObject({ damagedFiles: 1 });
    await portal.services.db.delete(damagedFiles);
    const answer = await get(first);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(await health()).toMatchObject({ damagedFiles: 1 });
    const again = await get(second);
    expect([again.status, (await again.json())._error]).toEqual([500, 905]);
    rot(id, large);
    const mended = await get(second);
    expect(Buffer.from(await mended.arrayBuffer()).equals(large)).toBe(true);
    expect(await health()).not.toHaveProperty('damagedFiles');
  });

  test('are named by the backup, which keeps everything', async () => {
    rot(file, damages[0]?.[1](whole));
    const client = new pg.Client(portal.database.connection);
    await client.connect();
    const folder = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'backup');
    const manifest = await backup(client, portal.config, { folder, withFiles: true }, () => undefined);
    await client.end();
    expect(manifest).toMatchObject({ damaged: [`files/${file}`], missing: [] });
    expect(readFileSync(join(folder, 'files', file)).equals(whole)).toBe(false);
    expect(await health()).toMatchObject({ damagedFiles: 1 });
    rot(file, whole);
    await recheckDamaged(portal.services);
    expect(await health()).not.toHaveProperty('damagedFiles');
  });

  test('of the library are served from the library where only their copy is damaged', async () => {
    const document = Buffer.from('Preise der Alsterkom');
    await putFiles(portal, { 'newsletters/Preise.txt': document });
    const copy = sha256Of(document);
    const action = { _action: 'downloadFile', path: 'newsletters/Preise.txt' };
    expect((await me.oneTime(action)).statusCode).toBe(200);
    rot(copy, Buffer.from('Preise der Elbkom….'), 'library-copies');
    portal.services.library.copies.sound.delete(copy);
    const { token } = await me.grant(action);
    expect((await fetchFile(portal, token)).rawPayload.equals(document)).toBe(true);
    expect((await verify('--only', copy)).lines.join()).toContain('Preise.txt');
    writeFiles(portal, { 'newsletters/Preise.txt': 'anders' });
    expect((await me.oneTime(action)).json()).toMatchObject({ _error: 905, file: 'Preise.txt' });
    rot(copy, document, 'library-copies');
    await recheckDamaged(portal.services);
    expect(await health()).not.toHaveProperty('damagedFiles');
    expect(read(copy, 'library-copies').equals(document)).toBe(true);
  });

  test('have their digest from the upload, also from one in parts, after a cut or a restart', async () => {
    const bytes = pdf(200_000);
    const inParts = await me.begin('a.pdf', bytes.length);
    await me.patch(inParts, 0, bytes.subarray(0, 70_000));
    await me.patch(inParts, 70_000, bytes.subarray(70_000));
    expect(await digest(inParts)).toBe(sha256Of(bytes));
    const refusal = await me.begin('b.pdf', bytes.length);
    await me.patch(refusal, 0, bytes.subarray(0, 70_000));
    const wrong = { 'upload-checksum': `sha256 ${createHash('sha256').update('x').digest('base64')}` };
    expect((await me.patch(refusal, 70_000, bytes.subarray(70_000), wrong)).statusCode).toBe(460);
    await me.patch(refusal, 70_000, bytes.subarray(70_000));
    expect(await digest(refusal)).toBe(sha256Of(bytes));
    const created = await me.create('c.pdf', bytes.length, { ...chunkHeaders(0) });
    const resumed = idOf(created);
    await me.patch(resumed, 0, bytes.subarray(0, 70_000));
    await portal.restart();
    await me.patch(resumed, 70_000, bytes.subarray(70_000));
    expect(await digest(resumed)).toBe(sha256Of(bytes));
    expect(await digest(file)).toBe(sha256Of(whole));
  });

  test('of before an upgrade get their digest in the background', async () => {
    const { db } = portal.services;
    await db.update(storedFiles).set({ sha256: null });
    await db.update(uploads).set({ sha256: null });
    const waiting = async () => {
      const { body } = await portal.call('GET', '/metrics');
      return Number(/^portal_undigested_files (\d+)$/m.exec(body)?.[1]);
    };
    const before = await waiting();
    expect(before).toBeGreaterThan(1);
    const { signal } = new AbortController();
    expect(await fillDigests(portal.services, signal)).toBe(before);
    expect(await waiting()).toBe(0);
    expect(await digest(file)).toBe(sha256Of(whole));
  });
});
