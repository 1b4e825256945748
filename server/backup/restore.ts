import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { restoringMark } from '../config/data-folder.ts';
import { lockFolder } from '../config/folder-lock.ts';
import { requireSameDataFolder } from '../db/data-folder-identity.ts';
import { type Db, migrationsFolder, openDatabase } from '../db/open.ts';
import { clearRestoring, markRestoring, refuseHalfRestored } from '../db/restore-mark.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { inMegabytes, inSeconds, type Report } from './report.ts';
import { requireWholeBackup, restoreFiles } from './restore-files.ts';
import { requireEmpty, restoreTables } from './restore-tables.ts';

/** What a lock leaves; the mark of a restore that was cut off says that the rest is not whole. */
const harmless = new Set(['lock', 'lock.pid', 'lock-journal', 'lost+found']);

function requireRoom({ dataDir, keysFile, libraryDir, libraryIsOwn }: Config, { withLibrary }: Manifest): void {
  const presentFiles = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !harmless.has(name)) : [];
  if (presentFiles.length > 0)
    throw new Refused(
      `The data folder ${dataDir} is not empty (${presentFiles.slice(0, 3).join(', ')}). Nothing was changed.`,
    );
  if (existsSync(keysFile)) throw new Refused(`${keysFile} exists already. Nothing was changed.`);
  if (withLibrary && !libraryIsOwn && existsSync(libraryDir) && readdirSync(libraryDir).length > 0)
    throw new Refused(`The library ${libraryDir} is not empty. Nothing was changed.`);
}

/** A folder with those migrations that the tables of the backup have been through; the next start goes on from there. */
function migrationsOf({ migrations, version }: Manifest): string {
  const knownHashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (migrations.some((hash, index) => hash !== knownHashes[index]))
    throw new Refused(
      `The backup was made by version ${version} of the portal, whose tables this version does not know. Restore it with that version or a newer one. Nothing was changed.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  return keepFirst(folder, migrations.length);
}

function keepFirst(folder: string, count: number): string {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Tables that are written at once. */
const connections = 4;

/** Opens an empty database, marked as long as `fill` works on it. */
async function onEmptyDatabase(
  config: Config,
  migrations: string,
  fill: (clients: readonly [pg.Client, ...pg.Client[]], db: Db) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config, migrations);
  const client = new pg.Client(database.connection);
  const others = Array.from({ length: connections - 1 }, () => new pg.Client(database.connection));
  try {
    for (const one of [client, ...others]) await one.connect();
    // Its tables may lack their indexes.
    await refuseHalfRestored(client);
    await requireEmpty(client);
    await markRestoring(client);
    await fill([client, ...others], database.db);
    await clearRestoring(client);
  } finally {
    for (const one of [client, ...others]) await one.end();
    await database.close();
  }
}

/** Brings a whole portal back from a backup, into an empty data folder and an empty database. */
export async function restore(folder: string, config: Config, report: Report): Promise<Manifest> {
  const startedAt = performance.now();
  const manifest = readManifest(folder);
  requireRoom(config, manifest);
  const migrations = migrationsOf(manifest);
  await requireWholeBackup(folder, manifest);
  const unlock = lockFolder(config.dataDir);
  try {
    report(`Restoring the backup of ${manifest.made} into ${config.dataDir} …`);
    writeFileSync(restoringMark(config.dataDir), '', { mode: 0o600, flush: true });
    await onEmptyDatabase(config, migrations, async (clients, db) => {
      await restoreTables(clients, folder, manifest);
      await requireSameDataFolder(db, config);
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      report(`The database is restored and compared: ${rows} rows, ${inSeconds(startedAt)}.`);
      await restoreFiles(folder, config, report);
    });
    rmSync(restoringMark(config.dataDir));
  } finally {
    unlock();
    rmSync(migrations, { recursive: true, force: true });
  }
  const { count, bytes } = manifest.files;
  report(
    `Files are restored and compared: ${count}, ${inMegabytes(bytes)}; all is done after ${inSeconds(startedAt)}.`,
  );
  return manifest;
}
