import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

/** A folder for all that a run of tests writes for its time alone; whoever makes it removes it. */
export function makeRunFolder(): string {
  sweep(tmpdir());
  return mkdtempSync(join(tmpdir(), `portal-run-${process.pid}-`));
}
