import { constants } from 'node:fs';
import { lstat, mkdir, open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Has what was renamed survive a loss of power, where the system can do so. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes a file whole or not at all; the same file again is the same file. */
export async function writeOrderFile(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
  const part = join(folder, `.${name}.part`);
  // Left by a process that was killed; never written through, since a link may have taken its place.
  await unlink(part).catch(() => undefined);
  const handle = await open(
    part,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
    0o640,
  );
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, join(folder, name));
  await syncFolder(folder);
}
