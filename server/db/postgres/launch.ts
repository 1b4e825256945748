import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotStart } from '#server/core/cannot-start.ts';
import { type Account, accountFor, mayEnter } from './account.ts';
import { findPrograms } from './programs.ts';

export type Launch = (program: string, options: readonly string[]) => ChildProcess;

/** The `setpriv` of util-linux; others know neither ambient capabilities nor the signal at the parent's end. */
const hasSetpriv = () =>
  process.platform === 'linux' && /util-linux/.test(String(spawnSync('setpriv', ['--version']).stdout));

const throughFolders = '+dac_override,+dac_read_search';

function changeTo({ uid, gid }: Account, isOpen: boolean): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return isOpen ? user : [...user, `--inh-caps=${throughFolders}`, `--ambient-caps=${throughFolders}`];
}

const closedFolder = (folder: string, { uid }: Account) =>
  new CannotStart(
    `PostgreSQL läuft nicht als root, und der Benutzer mit der Nummer ${uid} kommt nicht in den Ordner ${folder}. Starten Sie das Portal als anderer Benutzer, öffnen Sie ihm den Ordner (chmod o+x) oder installieren Sie setpriv (util-linux).\n` +
      `PostgreSQL does not run as root, and the user with the number ${uid} cannot enter the folder ${folder}. Start the portal as another user, let that one enter (chmod o+x), or install setpriv (util-linux).`,
  );

/**
 * How PostgreSQL's programs are started for the database in a folder: never as root; ended with this process where the
 * system can do that; in a session of their own, so that Ctrl+C at a terminal reaches this process alone, which then ends
 * what it began before it ends its database.
 */
export function launcherFor(cluster: string, folder: string): { launch: Launch; account: Account | undefined } {
  const account = accountFor(cluster);
  const programs = findPrograms(account);
  const isOpen = !account || mayEnter(folder, account);
  const base = {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
  };
  if (hasSetpriv()) {
    const options = ['--pdeathsig=INT', ...(account ? changeTo(account, isOpen) : [])];
    return {
      account,
      launch: (program, rest) => spawn('setpriv', [...options, '--', join(programs, program), ...rest], base),
    };
  }
  if (account && !isOpen) throw closedFolder(folder, account);
  const { cwd: _cwd, ...onWindows } = base;
  const settings = process.platform === 'win32' ? { ...onWindows, env: process.env } : { ...base, ...account };
  return { account, launch: (program, rest) => spawn(join(programs, program), [...rest], settings) };
}
