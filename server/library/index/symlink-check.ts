import { realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** True where a folder of the library lies where its name says, without a link of the disk on the way. */
export async function isWithoutSymlinks(root: string, folder: string): Promise<boolean> {
  try {
    const [home, place] = await Promise.all([realpath(root), realpath(join(root, folder))]);
    return place === (folder === '' ? home : join(home, folder));
  } catch {
    return false;
  }
}
