import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MiB = 1024 ** 2;
const block = Buffer.alloc(MiB);

/** A disk of its own with few MiB of room, which only root on Linux can have; undefined elsewhere. */
export function smallDisk(size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };

  /** Leaves `left` bytes free, or what is free already. */
  function fill(left: number): void {
    const file = openSync(ballast, 'a');
    try {
      while (free() > left) writeSync(file, block, 0, Math.max(4096, Math.min(MiB, free() - left)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }
  return {
    dataDir: join(folder, 'data'),
    fill,
    empty: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
export type SmallDisk = NonNullable<ReturnType<typeof smallDisk>>;
