import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline')) {
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
  }
  return String(spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout ?? '');
}

/** The PostgreSQL that still works on a database's folder. A number alone may be another process' by now. */
function runningOn(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 && commandOf(pid).includes(data) ? pid : undefined;
}

const timeoutMs = 15_000;

/**
 * Ends the PostgreSQL that a killed server left; the lock on the data folder proves that no server uses it. If none
 * runs, its file is removed: in a container every start has the same process ids, and PostgreSQL would believe that it
 * runs already.
 */
export async function endOrphan(data: string): Promise<void> {
  const startedAt = performance.now();
  for (let pid = runningOn(data), isReported = false; pid !== undefined; pid = runningOn(data)) {
    const late = performance.now() - startedAt > timeoutMs;
    if (!isReported || late) process.kill(pid, late ? 'SIGQUIT' : 'SIGINT');
    isReported = true;
    await pause(20);
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
}
