import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { ClientBase } from 'pg';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { currentBuild } from '../core/build.ts';
import { refuseHalfRestored } from '../db/restore-mark.ts';
import { backupFiles } from './backup-files.ts';
import { backupTables, dropRows, rowsIn } from './backup-tables.ts';
import { type Manifest, manifestFile } from './manifest.ts';
import { inMegabytes, inSeconds, type Report } from './report.ts';

function prepareFolder(folder: string, dataDir: string): void {
  const inside = relative(dataDir, folder);
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new Refused(`${folder} lies in the data folder; name one outside of it, best on another disk.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refused(`${folder} is not empty; each backup needs a folder of its own. Nothing was changed.`);
  for (const path of ['', 'tables', 'files', 'library-copies'])
    mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
}

/** Attachments with bytes that the portal had lost before the backup. */
async function missingAttachments(folder: string, missingIds: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = [];
  if (missingIds.size === 0) return missing;
  for await (const { id } of rowsIn<{ id: string }>(folder, 'stored_files')) if (missingIds.has(id)) missing.push(id);
  return missing;
}

/** Health and metrics of the servers say it, too. A database that is only read has the backup's own word. */
async function recordDamaged(client: ClientBase, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [kind, id] = path.split('/');
    const row = [kind, id, Date.now()];
    await client
      .query(`insert into damaged_files values ($1, $2, 'content', $3) on conflict do nothing`, row)
      .catch(() => undefined);
  }
}

interface BackupAsked {
  readonly folder: string;
  /** False where attachments lie in a bucket that keeps versions by itself. */
  readonly withFiles: boolean;
}

/**
 * Copies the whole portal into a folder while it works. The rows are those of one moment, the files those that these rows
 * name. None of them changes or goes meanwhile: attachments are never deleted and never written twice. An upload that is
 * withdrawn before its file was copied leaves the backup too.
 */
export async function backup(
  client: ClientBase,
  config: Config,
  backupOptions: BackupAsked,
  report: Report,
): Promise<Manifest> {
  const startedAt = performance.now();
  const { folder, withFiles } = backupOptions;
  await refuseHalfRestored(client);
  prepareFolder(folder, config.dataDir);
  const { tables, ...snapshot } = await backupTables(client, folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  report(`The database is copied: ${Object.keys(tables).length} tables, ${rows} rows, ${inSeconds(startedAt)}.`);
  const { gone: missingIds, ...copied } = await backupFiles(folder, config, withFiles, report);
  await recordDamaged(client, copied.damaged);
  const uploads = missingIds.size > 0 ? { uploads: await dropRows(folder, 'uploads', missingIds) } : {};
  const missing = await missingAttachments(folder, missingIds);
  const manifest: Manifest = {
    format: 1,
    version: currentBuild(config.contentDir).version,
    ...snapshot,
    tables: { ...tables, ...uploads },
    ...copied,
    withFiles,
    missing,
  };
  const part = `${manifestFile(folder)}.part`;
  writeFileSync(part, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(part, manifestFile(folder));
  const { count, bytes } = manifest.files;
  report(`Files are copied: ${count}, ${inMegabytes(bytes)}; the backup is complete after ${inSeconds(startedAt)}.`);
  return manifest;
}
