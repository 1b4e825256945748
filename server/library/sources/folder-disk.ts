import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../../../src/domain/files/text-encoding.ts';
import { describedBy, folderMeta, largestMeta, metaNameOf } from '../index/meta-file.ts';
import { isWithoutSymlinks } from '../index/symlink-check.ts';
import { isShownName } from '../library-path.ts';
import type { ScannedFile, ScannedFolder } from './library-source.ts';

const atOnce = 32;
const metaTime = (meta: Stats | undefined): number => (meta ? Math.max(1, Math.floor(meta.mtimeMs)) : 0);

/** What lies in one folder of the disk. Links are not followed and hidden files not seen; empty where there is no such folder. */
export async function scanDiskFolder(root: string, folder: string): Promise<ScannedFolder> {
  const place = join(root, folder);
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The whole library missing is a drive that is not there, not an order to forget everything.
    if (folder !== '' && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  });
  if (!entries || !(await isWithoutSymlinks(root, folder))) {
    return { present: false, folders: [], files: [], metaModified: 0 };
  }
  const shown = entries.filter(({ name }) => isShownName(name));
  const folders = shown.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const plain = shown.filter((entry) => entry.isFile()).map(({ name }) => name);
  const metas = new Set(plain.filter((name) => describedBy(name) !== undefined));
  const names = plain.filter((name) => !metas.has(name));
  const files: ScannedFile[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce);
    const looked = await Promise.all(
      some.map((name) => lookOnDisk(place, name, metas.has(metaNameOf(name)) ? metaNameOf(name) : undefined)),
    );
    files.push(...looked.filter((file) => file !== undefined));
  }
  const own = metas.has(folderMeta) ? await lstat(join(place, folderMeta)).catch(() => undefined) : undefined;
  return { present: true, folders: folders.sort(), files, metaModified: metaTime(own) };
}

/** Undefined for a file that is gone meanwhile. */
export async function lookOnDisk(
  place: string,
  name: string,
  metaName: string | undefined,
): Promise<ScannedFile | undefined> {
  try {
    const [file, meta] = await Promise.all([
      lstat(join(place, name)),
      metaName === undefined ? undefined : lstat(join(place, metaName)),
    ]);
    if (!file.isFile()) return undefined;
    return {
      name,
      size: file.size,
      modified: Math.floor(file.mtimeMs),
      metaModified: metaTime(meta),
      inode: `${file.dev}:${file.ino}`,
    };
  } catch {
    return undefined;
  }
}

export async function beginningOnDisk(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(largestMeta), 0, largestMeta, 0);
    return decodeText(buffer.subarray(0, bytesRead)).text;
  } finally {
    await handle.close();
  }
}
