import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { CannotStart } from '#server/core/cannot-start.ts';
import { handOver } from './account.ts';
import { majorVersion, makeCluster, partsOf, versionOf } from './cluster.ts';
import { launcherFor } from './launch.ts';
import { NotStarted, Postmaster } from './postmaster.ts';
import { settings } from './settings.ts';
import { listeningPlace } from './sockets.ts';

export interface EmbeddedPostgres {
  readonly connection: PoolConfig;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Settings of PostgreSQL beside the usual ones. */
  readonly more?: readonly string[];
  /** Takes what is worth a line of the log. */
  readonly report?: (message: string) => void;
}

const otherVersion = (folder: string, version: string) =>
  new CannotStart(
    `Die Datenbank in ${folder} ist von PostgreSQL ${version}, das Portal bringt PostgreSQL ${majorVersion} mit. Sichern Sie sie mit der Fassung des Portals, die sie angelegt hat, und stellen Sie sie mit dieser in einem leeren Ordner wieder her.\n` +
      `The database in ${folder} is of PostgreSQL ${version}, and the portal brings PostgreSQL ${majorVersion}. Back it up with the version of the portal that made it, and restore it with this one into an empty folder.`,
  );

const doesNotStart = (folder: string, errorOutput: string) =>
  new CannotStart(
    `Die Datenbank in ${folder} startet nicht. Es wurde nichts verändert; ist sie beschädigt, stellen Sie eine Sicherung wieder her. PostgreSQL meldet:\n` +
      `The database in ${folder} does not start. Nothing was changed; if it is damaged, restore a backup. PostgreSQL says:\n${errorOutput}`,
  );

const half = (folder: string, missing: readonly string[]) =>
  new CannotStart(
    `Die Datenbank in ${folder} ist nicht vollständig; es fehlt: ${missing.join(', ')}. Es wurde nichts verändert. Stellen Sie das Fehlende aus einer Sicherung wieder her.\n` +
      `The database in ${folder} is incomplete; missing: ${missing.join(', ')}. Nothing was changed. Put back what is missing from a backup.`,
  );

/** Starts the PostgreSQL of a folder and makes its database where there is none; the folder must be this process' alone. */
export async function startEmbedded(
  folder: string,
  { more = [], report = console.error }: Options = {},
): Promise<EmbeddedPostgres> {
  const { launch, account } = launcherFor(folder, dirname(folder));
  if (!existsSync(folder)) await makeCluster(folder, launch, account);
  const missing = ['data/PG_VERSION', 'password'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw half(folder, missing);
  const version = versionOf(folder);
  if (version !== majorVersion) throw otherVersion(folder, version);
  handOver(folder, account);
  const { data, password, sockets } = partsOf(folder);
  const { host, port, settings: place } = await listeningPlace(sockets, account);
  const postmaster = new Postmaster(launch, data, [...settings, ...place, ...more], report);
  try {
    await postmaster.start();
  } catch (error) {
    throw error instanceof NotStarted ? doesNotStart(folder, error.message) : error;
  }
  return {
    connection: { host, port, user: 'portal', database: 'postgres', password: readFileSync(password, 'utf8') },
    pid: () => postmaster.pid,
    stop: () => postmaster.stop(),
  };
}
