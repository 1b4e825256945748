import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWhole } from '#server/backup/commands.ts';
import { decrypt, encrypt } from '#server/backup/encryption.ts';
import { expiredBackups } from '#server/backup/retention.ts';
import { runScheduled } from '#server/backup/scheduled.ts';
import { readConfig } from '#server/config/config.ts';
import { backupName, namedBackups } from '#server/core/backup-names.ts';
import { openBackupPortal } from '../support/backup-portal.ts';
import { day, hour, monday, openPortal, type Portal } from '../support/portal.ts';

const place = mkdtempSync(join(tmpdir(), 'portal-schedule-'));
const folder = join(place, 'all');
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

const configWith = (backups: Partial<Portal['config']['backups']>) => ({
  ...portal.config,
  backups: { ...portal.config.backups, folder, ...backups },
});
const run = (backups: Partial<Portal['config']['backups']>, now: number) =>
  runScheduled(client, configWith(backups), { withFiles: true, now }, quiet);
const command = (config: Portal['config'], ...words: string[]) => runWhole(config, words, quiet);
const names = async () => (await namedBackups(folder)).map(({ name }) => name);

describe('§faults the retention of backups', () => {
  const daily = (days: number) =>
    Array.from({ length: days }, (_, index) => ({ name: `${index}`, time: monday - index * day }));

  test('keeps the newest of each of the last days, weeks and months, and nothing else', () => {
    const all = daily(400);
    const staying = all.filter((one) => !expiredBackups(all, { daily: 7, weekly: 5, monthly: 12 }).includes(one));
    const days = staying.map(({ name }) => Number(name));
    expect(days.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(staying.length).toBeLessThanOrEqual(7 + 5 + 12);
    const months = new Set(staying.map(({ time }) => new Date(time).toISOString().slice(0, 7)));
    expect(months.size).toBe(12);
  });

  test('deletes the older one of a day, and never the newest of all', () => {
    const two = [
      { name: 'early', time: monday },
      { name: 'late', time: monday + hour },
    ];
    expect(expiredBackups(two, { daily: 1, weekly: 1, monthly: 1 })).toEqual([two[0]]);
    expect(expiredBackups([{ name: 'old', time: 0 }], { daily: 1, weekly: 1, monthly: 1 })).toEqual([]);
  });
});

describe('§faults the encryption of backups', () => {
  const seal = (bytes: Buffer) => buffer(Readable.from(encrypt(Readable.from([bytes], { objectMode: true }), key)));
  const open = (bytes: Buffer, other = key) => buffer(Readable.from(decrypt(Readable.from([bytes]), other)));
  const MiB = 1024 ** 2;

  test.each([0, 1, MiB - 1, MiB, MiB + 1, 3 * MiB])('%i bytes come back, and none can be read', async (size) => {
    const bytes = Buffer.alloc(size, 'secret ');
    const sealed = await seal(bytes);
    expect(sealed.includes('secret')).toBe(false);
    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect((await seal(bytes)).equals(sealed)).toBe(false);
  });

  test('another key, a flipped byte, a cut and chunks in another order are refused', async () => {
    const sealed = await seal(Buffer.alloc(3 * MiB + 5, 'x'));
    const chunk = MiB + 16;
    const flipped = Buffer.from(sealed);
    flipped[48 + chunk + 99] = (flipped[48 + chunk + 99] ?? 0) ^ 1;
    const swapped = Buffer.concat([
      sealed.subarray(0, 48),
      sealed.subarray(48 + chunk, 48 + 2 * chunk),
      sealed.subarray(48, 48 + chunk),
      sealed.subarray(48 + 2 * chunk),
    ]);
    const cuts = [20, 48, 48 + chunk, 48 + 2 * chunk, sealed.length - 1].map((length) => sealed.subarray(0, length));
    for (const wrong of [flipped, swapped, ...cuts]) await expect(open(wrong)).rejects.toThrow(/cannot be decrypted/);
    await expect(open(sealed, Buffer.alloc(32, 8))).rejects.toThrow(/cannot be decrypted/);
    await expect(open(Buffer.alloc(100))).rejects.toThrow('no encrypted backup');
  });
});

test('§faults a scheduled backup is verified and rehearsed, and an expired one is deleted', async () => {
  await run({}, monday);
  await run({}, monday + hour);
  expect(await names()).toEqual([backupName(monday + hour)]);
  await run({}, monday + 2 * day);
  expect(await names()).toEqual([backupName(monday + hour), backupName(monday + 2 * day)]);
  const newest = join(folder, backupName(monday + 2 * day));
  expect(await command(configWith({}), 'backup', 'verify', newest)).toEqual({ code: 0, lines: [] });
  expect(await command(configWith({}), 'backup', 'rehearse', newest)).toMatchObject({ code: 0 });
  const { lines } = await command(configWith({}), 'backup', 'list');
  expect(lines).toHaveLength(2);
});

test('§faults an encrypted backup is one file without a readable name, and comes back by its key alone', async () => {
  await run({ key }, monday + 3 * day);
  const file = join(folder, `${backupName(monday + 3 * day)}.backup`);
  expect(await names()).toContain(`${backupName(monday + 3 * day)}.backup`);
  const bytes = readFileSync(file);
  for (const word of ['manifest.json', 'keys.json', 'users', 'sp.admin']) expect(bytes.includes(word)).toBe(false);
  expect(await command(configWith({ key }), 'backup', 'verify', file)).toMatchObject({ code: 0 });
  expect(await command(configWith({ key }), 'backup', 'rehearse', file)).toMatchObject({ code: 0 });
  expect(await command(configWith({}), 'backup', 'verify', file)).toEqual({
    code: 1,
    lines: [expect.stringContaining('is encrypted: set BACKUP_KEY')],
  });
  const wrongKey = configWith({ key: Buffer.alloc(32, 9) });
  expect(await command(wrongKey, 'backup', 'verify', file)).toMatchObject({ code: 1 });
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('§faults verify finds a changed row and a changed byte of a file', async () => {
  await run({}, monday + 4 * day);
  const damagedFolder = join(folder, backupName(monday + 4 * day));
  const [name = ''] = readdirSync(join(damagedFolder, 'files'));
  const file = join(damagedFolder, 'files', name);
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.from(bytes.map((byte, index) => (index === 9 ? byte ^ 1 : byte))));
  const verify = () => command(configWith({}), 'backup', 'verify', damagedFolder);
  expect(await verify()).toEqual({ code: 1, lines: [expect.stringContaining(`files/${name} was changed`)] });
  writeFileSync(file, bytes);
  expect((await verify()).code).toBe(0);
  const tables = join(damagedFolder, 'tables');
  writeFileSync(join(tables, 'users.jsonl.gz'), readFileSync(join(tables, 'foundations.jsonl.gz')));
  expect(await verify()).toEqual({ code: 1, lines: [expect.stringContaining('table users is not as it was written')] });
});

test('§faults what an interrupted run left is cleared away, and counts as no backup', async () => {
  mkdirSync(join(folder, '.portal-20260101T000000Z/tables'), { recursive: true });
  writeFileSync(join(folder, 'portal-20260102T000000Z.backup.part'), 'half');
  mkdirSync(join(folder, 'portal-20260103T000000Z'));
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  expect((await names()).join()).not.toContain('portal-2026010');
  await run({}, monday + 5 * day);
  expect(existsSync(join(folder, '.portal-20260101T000000Z'))).toBe(false);
  expect(existsSync(join(folder, 'portal-20260102T000000Z.backup.part'))).toBe(false);
  expect(existsSync(join(folder, 'lost+found'))).toBe(true);
});

test('§faults commands without a folder of backups, and settings without a usable key, say so', async () => {
  expect(await command(portal.config, 'backup', 'list')).toEqual({
    code: 1,
    lines: [expect.stringContaining('Set BACKUP_DIR')],
  });
  expect(await command(configWith({}), 'backup', 'verify')).toEqual({
    code: 1,
    lines: ['usage: backup verify <backup>'],
  });
  for (const BACKUP_KEY of ['short', Buffer.alloc(31).toString('base64'), 'x'.repeat(44)])
    if (Buffer.from(BACKUP_KEY, 'base64').length !== 32)
      expect(() => readConfig({ BACKUP_KEY })).toThrow('BACKUP_KEY must be 32 random bytes in Base64');
  expect(readConfig({ BACKUP_KEY: key.toString('base64') }).backups.key).toEqual(key);
});

test('§faults metrics tell when the newest backup was made, and 0 where there is none', async () => {
  const lastOf = async (BACKUP_DIR: string) => {
    const own = await openPortal({ BACKUP_DIR });
    const { body } = await own.app.inject({ method: 'GET', url: '/api/metrics' });
    await own.close();
    return Number(/^portal_backup_last_success_seconds (\S+)$/m.exec(body)?.[1]);
  };
  expect(await lastOf(folder)).toBe(Math.floor((monday + 5 * day) / 1000));
  expect(await lastOf(join(place, 'nowhere'))).toBe(0);
});
