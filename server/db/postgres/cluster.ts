import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotStart } from '#server/core/cannot-start.ts';
import type { Account } from './account.ts';
import type { Launch } from './launch.ts';

/** What the words of search are made of is told by the character type, which no system calls alike. */
const characterType: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'UTF-8' };

/** PostgreSQL's own collation: one of the system's libraries may change with them, and indexes would be wrong. */
const format = [
  '--encoding=UTF8',
  // Small pieces of the log: less to copy, to write ahead and to find room for.
  '--wal-segsize=4',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${characterType[process.platform] ?? 'C'}`,
];

/** Major version that the packages bring. */
export const majorVersion = '18';

/** The parts of a database's folder. */
export const partsOf = (folder: string) => ({
  data: join(folder, 'data'),
  password: join(folder, 'password'),
  sockets: join(folder, 'run'),
});

/** Makes a new database; all of it or, where the process is ended meanwhile, nothing. */
export async function makeCluster(folder: string, launch: Launch, account: Account | undefined): Promise<void> {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const { data, password, sockets } = partsOf(part);
  for (const path of [part, sockets]) mkdirSync(path, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (account) for (const path of [part, password, sockets]) chownSync(path, account.uid, account.gid);
  const options = ['-D', data, '-U', 'portal', '-A', 'scram-sha-256', `--pwfile=${password}`, ...format];
  const child = launch('initdb', options);
  const [errorOutput, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  if (code !== 0) throw cannotMake(folder, errorOutput);
  renameSync(part, folder);
}

const cannotMake = (folder: string, errorOutput: string) =>
  new CannotStart(
    `Die Datenbank in ${folder} konnte nicht angelegt werden; ein PostgreSQL anderswo nennen Sie in DATABASE_URL. PostgreSQL meldet:\n` +
      `The database in ${folder} could not be made; name a PostgreSQL elsewhere in DATABASE_URL. PostgreSQL says:\n${errorOutput.trim()}`,
  );

/** Major version of the PostgreSQL that made a database. */
export const versionOf = (folder: string): string =>
  readFileSync(join(partsOf(folder).data, 'PG_VERSION'), 'utf8').trim();
