import { chownSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { freePort } from './free-port.ts';

const port = 5432;
/** Longest path of a socket that all systems know. */
const longest = 103;
const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longest;

interface Place {
  readonly host: string;
  readonly port: number;
  /** Settings of PostgreSQL that make it listen there and nowhere else. */
  readonly settings: readonly string[];
}

/** A folder of the same rights where the path of the usual one is too long for a socket. */
function shortFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(fits(join(tmpdir(), 'portal-XXXXXX')) ? tmpdir() : '/tmp', 'portal-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Where PostgreSQL listens: on a socket that its own account alone may open. Node speaks to no such socket on Windows. */
export async function listeningPlace(sockets: string, account: Account | undefined): Promise<Place> {
  if (process.platform === 'win32') {
    const free = await freePort();
    return {
      host: '127.0.0.1',
      port: free,
      settings: ['listen_addresses=127.0.0.1', `port=${free}`, 'unix_socket_directories='],
    };
  }
  if (!existsSync(sockets)) {
    mkdirSync(sockets, { recursive: true, mode: 0o700 });
    if (account) chownSync(sockets, account.uid, account.gid);
  }
  const host = fits(sockets) ? sockets : shortFolder(account);
  // Lists of folders have commas between them, and quotes around names with spaces.
  const quoted = `"${host.replaceAll('"', '""')}"`;
  return {
    host,
    port,
    settings: [
      'listen_addresses=',
      `port=${port}`,
      `unix_socket_directories=${quoted}`,
      'unix_socket_permissions=0700',
    ],
  };
}
