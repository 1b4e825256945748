import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { askServer, connectionOrder, type Outcome } from '../admin/ask-server.ts';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { requirePortal, requireWholeFolder } from '../config/data-folder.ts';
import { lockForCommand, refuseWhileStarting } from '../config/folder-lock.ts';
import { namedBackups } from '../core/backup-names.ts';
import { openDatabase } from '../db/open.ts';
import { backupBucketOf } from '../files/storage/stored-backups.ts';
import { withBackup } from './archive.ts';
import { backup } from './backup.ts';
import type { Report } from './report.ts';
import { restore } from './restore.ts';
import { requireBackupFolder, runScheduled } from './scheduled.ts';
import { rehearse, verifyBackup } from './verify.ts';

/** The database of the settings: that of the running server where one runs, else started for as long as it is needed. */
async function reachDatabase(config: Config): Promise<{ connection: pg.ClientConfig; close: () => Promise<void> }> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, close: async () => undefined };
  const serverResponse = await askServer(config.dataDir, connectionOrder.split(' '));
  if (serverResponse) return { connection: JSON.parse(serverResponse.lines[0] ?? ''), close: async () => undefined };
  refuseWhileStarting(config.dataDir);
  requirePortal(config);
  requireWholeFolder(config);
  const unlock = lockForCommand(config.dataDir);
  const { connection, close } = await openDatabase(config);
  return { connection, close: () => close().finally(unlock) };
}

const joinFirstNames = (files: readonly string[]) => files.slice(0, 20).join(', ');

async function makeBackup(
  config: Config,
  folder: string | undefined,
  withFiles: boolean,
  report: Report,
): Promise<Outcome> {
  const { connection, close } = await reachDatabase(config);
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { missing, damaged, withLibrary } =
      folder === undefined
        ? await runScheduled(client, config, { withFiles, now: Date.now() }, report)
        : await backup(client, config, { folder, withFiles }, report);
    if (!withLibrary)
      report('The library is not in the backup: it lies outside the data folder and is backed up where it is.');
    if (!withFiles) report('Attachments are not in the backup: the bucket must keep them, with their versions.');
    report(`Keep ${folder ?? 'it'} as safe as the portal: it holds its keys and the hashes of its passwords.`);
    const lines: string[] = [];
    if (missing.length > 0)
      lines.push(
        `The portal itself has lost ${missing.length} attachments, which the backup therefore lacks: ${joinFirstNames(missing)}`,
      );
    if (damaged.length > 0)
      lines.push(
        `${damaged.length} files of the portal are damaged. They are in the backup as they are; keep an older one until they are mended: ${joinFirstNames(damaged)}`,
      );
    return { code: lines.length > 0 ? 1 : 0, lines };
  } finally {
    await client.end().catch(() => undefined);
    await close();
  }
}

async function bringBack(config: Config, place: string, report: Report): Promise<Outcome> {
  const { missing, damaged, withFiles, withLibrary } = await withBackup(place, config, (folder) =>
    restore(folder, config, report),
  );
  if (!withFiles) report('Attachments are not part of this backup: the bucket must hold them.');
  if (!withLibrary) report('The library is not part of this backup: put it back where LIBRARY_DIR or its bucket is.');
  if (missing.length > 0)
    report(`${missing.length} attachments were lost before the backup was made; the log names them.`);
  if (damaged.length > 0)
    report(`${damaged.length} files were damaged before the backup was made: ${joinFirstNames(damaged)}`);
  report('Start the portal now; if sessions of before shall end, run: npm run portal -- keys rotate --end-sessions');
  return { code: 0, lines: [] };
}

async function listBackups(config: Config): Promise<Outcome> {
  const backups = (await backupBucketOf(config)?.list()) ?? (await namedBackups(requireBackupFolder(config)));
  return { code: 0, lines: backups.map(({ name, time }) => `${new Date(time).toISOString()}\t${name}`) };
}

async function check(config: Config, place: string, report: Report): Promise<Outcome> {
  await withBackup(place, config, (folder) => verifyBackup(folder, report));
  return { code: 0, lines: [] };
}

async function tryRestore(config: Config, place: string, report: Report): Promise<Outcome> {
  await withBackup(place, config, (folder) => rehearse(folder, config, report));
  return { code: 0, lines: ['The rehearsal succeeded; what it made is deleted again.'] };
}

/** Words behind `backup` that are no folder; true for those that name a backup. */
const steps: Readonly<Record<string, boolean>> = { run: false, list: false, verify: true, rehearse: true };

function runStep(
  config: Config,
  [step = '', place]: readonly string[],
  withFiles: boolean,
  report: Report,
): Promise<Outcome> {
  if ((place === undefined) === steps[step])
    throw new Refused(`usage: backup ${step}${steps[step] ? ' <backup>' : ''}`);
  if (step === 'run') return makeBackup(config, undefined, withFiles, report);
  if (step === 'list') return listBackups(config);
  return (step === 'verify' ? check : tryRestore)(config, place ?? '', report);
}

/** Carries out `backup` or `restore`, and says meanwhile how it goes. */
export async function runWhole(config: Config, words: readonly string[], report: Report): Promise<Outcome> {
  const [word = '', ...args] = words;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: word === 'backup' ? { 'without-files': { type: 'boolean' } } : {},
    });
    const [place] = positionals;
    if (word === 'backup' && place !== undefined && place in steps)
      return await runStep(config, positionals, values['without-files'] !== true, report);
    if (!place || positionals.length > 1) throw new Refused(`usage: ${word} <folder>`);
    if (word === 'restore') return await bringBack(config, place, report);
    return await makeBackup(config, resolve(place), values['without-files'] !== true, report);
  } catch (error) {
    if (error instanceof Refused) return { code: 1, lines: [error.message] };
    if (word === 'backup' && !['verify', 'rehearse'].includes(args[0] ?? ''))
      report('The backup is not complete, and the folder can be deleted.');
    throw error;
  }
}
