import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { backupName, type NamedBackup, namedBackups } from '../core/backup-names.ts';
import { type BackupBucket, backupBucketOf } from '../files/storage/stored-backups.ts';
import { packIntoBucket, packIntoFile } from './archive.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './report.ts';
import { expiredBackups } from './retention.ts';

/** What an interrupted run leaves; runs of one folder come one after the other. */
const unfinished = /^(?:\.portal-.*|portal-.*\.part)$/;

export function requireBackupFolder({ backups }: Pick<Config, 'backups'>): string {
  if (backups.folder === undefined)
    throw new Refused('Set BACKUP_DIR, the folder of all backups, on another disk, or BACKUP_S3_BUCKET.');
  return resolve(backups.folder);
}

/** Where all backups lie. */
interface BackupPlace {
  /** Makes the folder that a backup is written into first. */
  readonly stage: (name: string) => string;
  /** Puts it in place; answers its path. */
  readonly keep: (stage: string, name: string) => Promise<string>;
  readonly list: () => Promise<NamedBackup[]>;
  readonly remove: (name: string) => Promise<void>;
}

function folderPlace(folder: string, key: Buffer | undefined): BackupPlace {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((one) => unfinished.test(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
  return {
    stage: (name) => join(folder, `.${name}`),
    async keep(stage, name) {
      const path = join(folder, key ? `${name}.backup` : name);
      if (key) await packIntoFile(stage, path, key);
      else renameSync(stage, path);
      return path;
    },
    list: () => namedBackups(folder),
    remove: async (name) => rmSync(join(folder, name), { recursive: true }),
  };
}

const bucketPlace = (bucket: BackupBucket, key: Buffer): BackupPlace => ({
  stage: () => mkdtempSync(join(tmpdir(), 'portal-backup-')),
  async keep(stage, name) {
    await packIntoBucket(stage, bucket, `${name}.backup`, key);
    return `${bucket.name}${name}.backup`;
  },
  list: () => bucket.list(),
  remove: (name) => bucket.delete(name),
});

function placeOf(config: Config): BackupPlace {
  const bucket = backupBucketOf(config);
  const { key } = config.backups;
  // The settings do not read with a bucket and no key.
  return bucket && key ? bucketPlace(bucket, key) : folderPlace(requireBackupFolder(config), key);
}

interface ScheduledRun {
  /** False where attachments lie in a bucket that keeps versions by itself. */
  readonly withFiles: boolean;
  readonly now: number;
}

/** Makes the backup of this time in the place of all of them, and deletes those that are no longer needed. */
export async function runScheduled(
  client: ClientBase,
  config: Config,
  { withFiles, now }: ScheduledRun,
  report: Report,
): Promise<Manifest> {
  const place = placeOf(config);
  const name = backupName(now);
  const stage = place.stage(name);
  try {
    const manifest = await backup(client, config, { folder: stage, withFiles }, report);
    const path = await place.keep(stage, name);
    report(`${path} is ${config.backups.key ? 'encrypted' : 'not encrypted: BACKUP_KEY is not set'}.`);
    if (manifest.missing.length + manifest.damaged.length > 0) {
      report('No older backup was deleted, because this one lacks files.');
      return manifest;
    }
    for (const { name: old } of expiredBackups(await place.list(), config.backups.retention)) {
      await place.remove(old);
      report(`Deleted ${old}.`);
    }
    return manifest;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
