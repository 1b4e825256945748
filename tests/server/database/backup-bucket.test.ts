import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWhole } from '#server/backup/commands.ts';
import { runScheduled } from '#server/backup/scheduled.ts';
import { readConfig } from '#server/config/config.ts';
import { backupName } from '#server/core/backup-names.ts';
import { openBackupPortal } from '../support/backup-portal.ts';
import { day, hour, minute, monday, openPortal, type Portal } from '../support/portal.ts';
import { openS3Server, type S3Server, silent } from '../support/s3-server.ts';

const place = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
const key = Buffer.alloc(32, 7);
const quiet = () => undefined;

let opened: Awaited<ReturnType<typeof openBackupPortal>>;
let portal: Portal;
let client: pg.Client;
beforeAll(async () => {
  opened = await openBackupPortal();
  ({ portal, client } = opened);
});
afterAll(async () => {
  await opened.close();
  rmSync(place, { recursive: true, force: true });
});

const command = (config: Portal['config'], ...words: string[]) => runWhole(config, words, quiet);

describe('§faults backups in a bucket', () => {
  let store: S3Server;
  beforeAll(async () => {
    store = await openS3Server();
  });
  afterAll(() => store.down());
  const inBucket = () => ({
    ...portal.config,
    backups: { ...portal.config.backups, key, bucket: { settings: store.settings, prefix: 'copies/' } },
  });
  const runThere = (now: number) => runScheduled(client, inBucket(), { withFiles: true, now }, quiet);
  const listed = async () => (await command(inBucket(), 'backup', 'list')).lines.map((line) => line.split('\t')[1]);
  const nameAt = (now: number) => `${backupName(now)}.backup`;

  test('one encrypted object for each, by the same retention; other objects stay', async () => {
    await store.bucket.write('copies/notes.txt', Readable.from([Buffer.from('mine')]));
    for (const now of [monday, monday + hour, monday + 2 * day]) await runThere(now);
    expect(await listed()).toEqual([nameAt(monday + hour), nameAt(monday + 2 * day)]);
    expect(await store.bucket.look('copies/notes.txt')).toBeDefined();
    const bytes = await buffer(store.bucket.read(`copies/${nameAt(monday + hour)}`));
    for (const word of ['manifest.json', 'users', 'sp.admin']) expect(bytes.includes(word)).toBe(false);
  });

  test('verify, rehearse and restore take it by its name', async () => {
    const name = nameAt(monday + hour);
    expect(await command(inBucket(), 'backup', 'verify', name)).toMatchObject({ code: 0 });
    expect(await command(inBucket(), 'backup', 'rehearse', name)).toMatchObject({ code: 0 });
    const dataDir = join(place, 'from-bucket');
    const target = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    expect(await command({ ...target, backups: inBucket().backups }, 'restore', name)).toEqual({ code: 0, lines: [] });
    expect(readdirSync(join(dataDir, 'files')).length).toBeGreaterThanOrEqual(2);
    const absent = await command(inBucket(), 'backup', 'verify', 'portal-20200101T000000Z');
    expect(absent).toEqual({ code: 1, lines: [expect.stringContaining('There is no backup portal-20200101T000000Z')] });
  });

  test('a changed object and a store that is away are told, and nothing of it stays', async () => {
    const object = `copies/${nameAt(monday + 2 * day)}`;
    const bytes = await buffer(store.bucket.read(object));
    await store.bucket.write(object, Readable.from([bytes.subarray(0, -1)]));
    expect(await command(inBucket(), 'backup', 'verify', nameAt(monday + 2 * day))).toEqual({
      code: 1,
      lines: [expect.stringContaining('cannot be decrypted')],
    });
    const before = await listed();
    await store.down();
    await expect(runThere(monday + 9 * day)).rejects.toThrow();
    await store.up();
    expect(await listed()).toEqual(before);
    expect(readdirSync(tmpdir()).filter((name) => /^(?:portal-backup-|\.portal-open-)/.test(name))).toEqual([]);
  });

  test('metrics tell its newest, and go on without the store', async () => {
    const { id, secret } = { id: store.settings.accessKeyId, secret: store.settings.secretAccessKey };
    const own = await openPortal({
      ...{
        BACKUP_S3_BUCKET: store.settings.bucket,
        BACKUP_S3_PREFIX: '/copies/',
        BACKUP_S3_ENDPOINT: store.settings.endpoint,
      },
      ...{ BACKUP_S3_REGION: store.settings.region, BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret },
      BACKUP_KEY: key.toString('base64'),
    });
    const last = async () =>
      Number(
        /^portal_backup_last_success_seconds (\S+)$/m.exec(
          (await own.app.inject({ method: 'GET', url: '/api/metrics' })).body,
        )?.[1],
      );
    expect(await last()).toBe(Math.floor((monday + 2 * day) / 1000));
    const { length } = store.calls;
    expect(await last()).toBe(Math.floor((monday + 2 * day) / 1000));
    expect(store.calls).toHaveLength(length);
    store.disturb(silent);
    own.pass(minute);
    expect(await last()).toBe(0);
    store.disturb();
    await own.close();
  });

  test.each([
    [{ BACKUP_S3_BUCKET: 'x' }, 'BACKUP_S3_BUCKET needs BACKUP_S3_ENDPOINT or S3_ENDPOINT'],
    [{ BACKUP_S3_BUCKET: 'x' }, 'BACKUP_S3_BUCKET needs BACKUP_KEY'],
    [{ BACKUP_S3_BUCKET: 'x', BACKUP_DIR: '/x' }, 'BACKUP_DIR and BACKUP_S3_BUCKET exclude each other'],
    [
      {
        ...{ BACKUP_S3_BUCKET: 'x', BACKUP_S3_PREFIX: '/files/a', BACKUP_KEY: key.toString('base64') },
        ...{ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
      },
      'BACKUP_S3_PREFIX must keep away',
    ],
  ])('%j is refused', (settings: Record<string, string>, says) => {
    expect(() => readConfig(settings)).toThrow(says);
  });
});
