import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

function namedAccount(name: string): Account | undefined {
  const entry = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8'));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : undefined;
}

function ownerOf(path: string): Account | undefined {
  const pathStats = statSync(path, { throwIfNoEntry: false });
  return pathStats && pathStats.uid !== 0 ? { uid: pathStats.uid, gid: pathStats.gid } : undefined;
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of its data, of the folder around them, or as an account
 * that every system has. Undefined if this process is not root.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? ownerOf(dirname(dirname(cluster))) ?? namedAccount('postgres') ?? namedAccount('nobody');
}

/** Whether an account may go into a folder, by the rights of the folder and of all above it. */
export function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const folderStats = statSync(folder);
  const shift = folderStats.uid === uid ? 6 : folderStats.gid === gid ? 3 : 0;
  const above = dirname(folder);
  return ((folderStats.mode >> shift) & 1) === 1 && (above === folder || mayEnter(above, { uid, gid }));
}

/** Makes a database the property of the account that runs it, and closed to all others: copies, as from a backup, may be neither. */
export function handOver(folder: string, account: Account | undefined): void {
  for (const path of [folder, join(folder, 'data')]) chmodSync(path, 0o700);
  if (!account || statSync(folder).uid === account.uid) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, String(name)), account.uid, account.gid);
  }
  lchownSync(folder, account.uid, account.gid);
}
