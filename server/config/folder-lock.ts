import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../core/cannot-start.ts';

export class FolderInUse extends CannotStart {
  constructor(folder: string, holder: string) {
    super(
      `Der Datenordner ${folder} wird schon von einem anderen Prozess benutzt${holder}. Beenden Sie diesen zuerst oder setzen Sie DATA_DIR.\n` +
        `The data folder ${folder} is in use by another process${holder}. End that one first or set DATA_DIR.`,
    );
  }
}

/** A server takes orders once it has started; until then its folder is as closed to commands as that of another process. */
class ServerStarts extends CannotStart {
  constructor(folder: string, holder: string) {
    super(
      `Der Server auf dem Datenordner ${folder} startet gerade, oder ein anderer Befehl arbeitet darin${holder}. Es wurde nichts verändert. Warten Sie, bis der Server „Partner portal: …“ meldet, und geben Sie den Befehl noch einmal.\n` +
        `The server on the data folder ${folder} is starting, or another command works in it${holder}. Nothing was changed. Wait until the server says "Partner portal: …", and give the command again.`,
    );
  }
}

const busy = 5;
/** Unreferenced objects are garbage collected, and their lock with them. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process alone; throws `FolderInUse` at once where another one has it.
 *
 * The lock is SQLite's exclusive lock on a small file, because Node offers no file lock of its own: the operating
 * system holds it for the process and drops it when the process ends, however it ends. So there is nothing stale to
 * judge by process ids, which are used again and mean nothing across containers. The id kept beside it is only shown.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) throw new FolderInUse(folder, holderOf(holderFile));
    throw error;
  }
  writeFileSync(holderFile, String(process.pid), { mode: 0o600 });
  heldLocks.add(lock);
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}

/** As `lockFolder`, for a command that no running server took. */
export function lockForCommand(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw new ServerStarts(folder, holderOf(join(folder, 'lock.pid')));
    throw error;
  }
}

/** Says that a server starts before anything else is missed: a first start makes its database meanwhile. */
export function refuseWhileStarting(folder: string): void {
  if (existsSync(join(folder, 'lock'))) lockForCommand(folder)();
}

function holderOf(file: string): string {
  try {
    return ` (${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}
