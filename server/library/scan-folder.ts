import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isShownName } from './library-path.ts';
import { describedBy, type LibraryProblem, largestMeta, type Meta, metaNameOf, readMeta } from './meta-file.ts';
import { isOwnFolder } from './own-folder.ts';
import { addressIn } from './url-file.ts';

export interface ScannedFile {
  name: string;
  size: number;
  /** Milliseconds since the epoch, as `metaModified`, which is 0 where there is no meta file. */
  modified: number;
  metaModified: number;
  inode: string;
}

export interface ScannedFolder {
  /** False where there is no such folder. */
  present: boolean;
  folders: string[];
  files: ScannedFile[];
}

const atOnce = 32;

/** What lies in one folder of the disk. Links are not followed and hidden files not seen; empty where there is no such folder. */
export async function scanFolder(root: string, folder: string): Promise<ScannedFolder> {
  const place = join(root, folder);
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The whole library missing is a drive that is not there, not an order to forget everything.
    if (folder !== '' && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  });
  if (!entries || !(await isOwnFolder(root, folder))) return { present: false, folders: [], files: [] };
  const shown = entries.filter(({ name }) => isShownName(name));
  const folders = shown.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const plain = shown.filter((entry) => entry.isFile()).map(({ name }) => name);
  const metas = new Set(plain.filter((name) => describedBy(name) !== undefined));
  const names = plain.filter((name) => !metas.has(name));
  const files: ScannedFile[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce);
    const looked = await Promise.all(
      some.map((name) => lookAt(place, name, metas.has(metaNameOf(name)) ? metaNameOf(name) : undefined)),
    );
    files.push(...looked.filter((file) => file !== undefined));
  }
  return { present: true, folders: folders.sort(), files };
}

/** Undefined for a file that is gone meanwhile. */
export async function lookAt(
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
      metaModified: meta ? Math.max(1, Math.floor(meta.mtimeMs)) : 0,
      inode: `${file.dev}:${file.ino}`,
    };
  } catch {
    return undefined;
  }
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(largestMeta), 0, largestMeta, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

export interface Described {
  meta: Meta;
  problem?: LibraryProblem;
}

/** What editors say about a file: its meta file, and the address in a `.url` file. A broken meta file says nothing, apart from its fault. */
export async function describe(root: string, path: string, hasMeta: boolean): Promise<Described> {
  const read = hasMeta ? readMeta(metaNameOf(path), await beginningOf(join(root, metaNameOf(path)))) : { meta: {} };
  const meta: Meta = 'meta' in read ? read.meta : {};
  const problem = 'problem' in read ? { problem: read.problem } : {};
  if (meta.shortcuturl !== undefined || !/\.url$/i.test(path)) return { meta, ...problem };
  const shortcuturl = addressIn(await beginningOf(join(root, path)));
  return { meta: { ...meta, ...(shortcuturl !== undefined && { shortcuturl }) }, ...problem };
}
