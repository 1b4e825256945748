import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hour = 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs left that were killed. Not the youngest: a process of another container has no number here. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^portal-run-(\d+)-\w{6}$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > hour) rmSync(path, { recursive: true, force: true });
  }
}

const inMemory = '/dev/shm';
/** Some hundred databases come and go in a run, two or three hundred MiB at a time. */
const room = 2 * 1024 ** 3;

/** Where Linux has its files in memory, if there is room: each copy of a database is a thousand files to make and remove. */
function fastestFolder(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > room ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Creates a folder for all temporary files of a test run; the caller removes it. */
export function makeRunFolder(parent = fastestFolder()): string {
  sweep(parent);
  return mkdtempSync(join(parent, `portal-run-${process.pid}-`));
}
