import { constants, type Dirent, type Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeText } from '#domain/files/text-encoding.ts';
import { describedBy, folderMeta, largestMeta, metaNameOf } from '../index/meta-file.ts';
import { isWithoutSymlinks } from '../index/symlink-check.ts';
import { isShownName } from '../library-path.ts';
import type { ScannedFile, ScannedFolder } from './library-source.ts';
import { composed, composedNames } from './real-names.ts';

const batchSize = 32;
const metaTime = (meta: Stats | undefined): number => (meta ? Math.max(1, Math.floor(meta.mtimeMs)) : 0);

/** The files and folders that the library shows, by their names there. */
export const shownNames = (entries: readonly Dirent[]): Map<string, string> =>
  composedNames(
    entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .flatMap(({ name }) => (isShownName(name) ? name : [])),
  );

/**
 * What lies in one folder of the disk, and its names. Links are not followed and hidden files not seen; empty where there
 * is no such folder.
 */
export async function scanDiskFolder(
  root: string,
  folder: string,
): Promise<ScannedFolder & { names: Map<string, string> }> {
  const place = join(root, folder);
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The whole library missing is a drive that is not there, not an order to forget everything.
    if (folder !== '' && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  });
  if (!entries || !(await isWithoutSymlinks(root, folder))) {
    return { present: false, folders: [], files: [], metaModified: 0, names: new Map() };
  }
  const names = shownNames(entries);
  const visibleEntries = entries.filter(({ name }) => names.get(composed(name)) === name);
  const folders = visibleEntries.filter((entry) => entry.isDirectory()).map(({ name }) => composed(name));
  const plain = visibleEntries.filter((entry) => entry.isFile()).map(({ name }) => composed(name));
  const metas = new Set(plain.filter((name) => describedBy(name) !== undefined));
  const documents = plain.filter((name) => !metas.has(name));
  const placeOf = (name: string) => join(place, names.get(name) ?? name);
  const files: ScannedFile[] = [];
  for (let at = 0; at < documents.length; at += batchSize) {
    const some = documents.slice(at, at + batchSize);
    const looked = await Promise.all(
      some.map((name) =>
        lookOnDisk(placeOf(name), metas.has(metaNameOf(name)) ? placeOf(metaNameOf(name)) : undefined),
      ),
    );
    files.push(...looked.filter((file) => file !== undefined));
  }
  const own = metas.has(folderMeta) ? await lstat(placeOf(folderMeta)).catch(() => undefined) : undefined;
  return { present: true, folders: folders.sort(), files, metaModified: metaTime(own), names };
}

/** Undefined for a file that is gone meanwhile. */
export async function lookOnDisk(path: string, metaPath: string | undefined): Promise<ScannedFile | undefined> {
  try {
    const [file, meta] = await Promise.all([lstat(path), metaPath === undefined ? undefined : lstat(metaPath)]);
    if (!file.isFile()) return undefined;
    return {
      name: composed(basename(path)),
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
