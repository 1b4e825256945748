import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LibraryFile } from '#server/queries/library/library-files.ts';
import type { Reader } from '../extract/reader.ts';
import { metaNameOf } from '../index/meta-file.ts';
import { isWithoutSymlinks } from '../index/symlink-check.ts';
import type { LibraryCopies } from '../library-copies.ts';
import { beginningOnDisk, lookOnDisk, scanDiskFolder, shownNames } from './folder-disk.ts';
import { FolderWatch } from './folder-watch.ts';
import type { Followers, Following, LibrarySource, ScannedFile, StoredDocument, TakenFile } from './library-source.ts';
import { composed, isHidden, RealPaths } from './real-names.ts';

/** Under a hidden name until it is whole, so that it is never seen half written. */
async function writeWhole(place: string, bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const hidden = join(dirname(place), `.${randomUUID()}.part`);
  try {
    await pipeline(bytes, createWriteStream(hidden, { flags: 'wx' }));
    await rename(hidden, place);
  } catch (error) {
    await rm(hidden, { force: true });
    throw error;
  }
}

/** A folder tree of the disk. */
export class DiskSource implements LibrarySource {
  readonly place: string;
  readonly settle = 700;
  readonly #copies: LibraryCopies;
  readonly #paths: RealPaths;

  constructor(root: string, copies: LibraryCopies) {
    this.place = root;
    this.#copies = copies;
    this.#paths = new RealPaths((folder) => readdir(join(root, folder)).catch(() => []));
    mkdirSync(root, { recursive: true });
  }

  async refresh(): Promise<void> {}

  async scan(folder: string) {
    const { names, ...scanned } = await scanDiskFolder(this.place, await this.#paths.find(folder));
    if (scanned.present) this.#paths.remember(folder, names);
    else this.#paths.forget(folder);
    return scanned;
  }

  async look(path: string): Promise<ScannedFile | undefined> {
    const realPath = await this.#paths.find(path);
    if (!(await isWithoutSymlinks(this.place, dirname(realPath)))) return undefined;
    const place = join(this.place, realPath);
    const metaPlace = join(this.place, await this.#paths.find(metaNameOf(path)));
    return (await lookOnDisk(place, metaPlace)) ?? lookOnDisk(place, undefined);
  }

  async beginning(path: string): Promise<string> {
    return beginningOnDisk(join(this.place, await this.#paths.find(path)));
  }

  async isMoved(knownFile: LibraryFile, file: ScannedFile): Promise<boolean> {
    if (knownFile.size !== file.size || knownFile.modified !== file.modified) return false;
    const realPath = await this.#paths.find(knownFile.path);
    const present = await lstat(join(this.place, realPath)).catch(() => undefined);
    return !(present && (await isWithoutSymlinks(this.place, dirname(realPath))));
  }

  async take(reader: Reader, path: string, { copy }: { copy: boolean }): Promise<TakenFile> {
    return this.#copies.takeFromDisk(reader, this.place, await this.#paths.find(path), copy);
  }

  /** Never through a link. */
  async open({ path, size, modified }: Pick<LibraryFile, 'path' | 'size' | 'modified'>) {
    const place = join(this.place, await this.#paths.find(path));
    try {
      const [home, folder, fileStats] = await Promise.all([
        realpath(this.place),
        realpath(dirname(place)),
        lstat(place),
      ]);
      const inside = folder.startsWith(home.endsWith(sep) ? home : home + sep);
      const isSame =
        inside && fileStats.isFile() && fileStats.size === size && Math.floor(fileStats.mtimeMs) === modified;
      return isSame ? (range: { start: number; end: number }) => createReadStream(place, range) : undefined;
    } catch {
      return undefined;
    }
  }

  async store(path: string, { content, meta }: StoredDocument): Promise<void> {
    const realFolder = dirname(await this.#paths.find(path));
    await mkdir(join(this.place, realFolder), { recursive: true });
    if (!(await isWithoutSymlinks(this.place, realFolder))) throw new Error(`${realFolder} is a link`);
    const metaPlace = join(this.place, await this.#paths.find(metaNameOf(path)));
    if (meta === '') await rm(metaPlace, { force: true });
    else await writeWhole(metaPlace, [Buffer.from(meta)]);
    await writeWhole(join(this.place, await this.#paths.find(path)), content);
  }

  follow({ changed, failed }: Followers): Following {
    const watch = new FolderWatch(
      this.place,
      (folder) => changed([folder]),
      (error) => failed(error),
    );
    return {
      seen: (folder) => watch.add(folder, this.#paths.findScanned(folder)),
      missed: (folder) => watch.remove(folder),
      stop: () => {
        watch.close();
        this.#paths.forget();
      },
    };
  }

  async strays(folder: string) {
    const entries = await readdir(join(this.place, await this.#paths.find(folder)), { withFileTypes: true });
    const names = shownNames(entries);
    return entries.map((entry) => ({
      name: composed(entry.name),
      isLink: entry.isSymbolicLink(),
      ...(isHidden(entry.name, names) && { hiddenName: entry.name }),
    }));
  }
}
