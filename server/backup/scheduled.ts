import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { backupName, namedBackups } from '../core/backup-names.ts';
import { packFolder } from './archive.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './report.ts';
import { expiredBackups } from './retention.ts';

/** What an interrupted run leaves; runs of one folder come one after the other. */
const unfinished = /^(?:\.portal-.*|portal-.*\.part)$/;

export function requireBackupFolder({ backups }: Pick<Config, 'backups'>): string {
  if (backups.folder === undefined) throw new Refused('Set BACKUP_DIR: the folder of all backups, on another disk.');
  return resolve(backups.folder);
}

interface ScheduledRun {
  /** False where attachments lie in a bucket that keeps versions by itself. */
  readonly withFiles: boolean;
  readonly now: number;
}

/** Makes the backup of this time in the folder of all of them, and deletes those that are no longer needed. */
export async function runScheduled(
  client: ClientBase,
  config: Config,
  { withFiles, now }: ScheduledRun,
  report: Report,
): Promise<Manifest> {
  const folder = requireBackupFolder(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((one) => unfinished.test(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
  const name = backupName(now);
  const stage = join(folder, `.${name}`);
  const manifest = await backup(client, config, { folder: stage, withFiles }, report);
  const { key, retention } = config.backups;
  if (key) {
    await packFolder(stage, join(folder, `${name}.backup`), key);
    rmSync(stage, { recursive: true });
  } else {
    renameSync(stage, join(folder, name));
  }
  report(`${join(folder, name)}${key ? '.backup is encrypted' : ' is not encrypted: BACKUP_KEY is not set'}.`);
  if (manifest.missing.length + manifest.damaged.length > 0) {
    report('No older backup was deleted, because this one lacks files.');
    return manifest;
  }
  for (const { name: old } of expiredBackups(await namedBackups(folder), retention)) {
    rmSync(join(folder, old), { recursive: true });
    report(`Deleted ${old}.`);
  }
  return manifest;
}
