import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { KvStore, Upload } from '@tus/server';
import { DiskUploads } from './disk-uploads.ts';
import type { ByteRange, Storage } from './storage.ts';
import { isStorageId, storageId } from './storage-id.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files of a folder; none where there is no folder. */
async function* storedIn(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const id of names.filter(isStorageId)) {
    const found = await stat(join(folder, id)).catch(() => undefined);
    if (found?.isFile()) yield { id, modified: found.mtimeMs, size: found.size };
  }
}

/** Keeps files flat in one folder of the disk, each under its id. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  async put(id: string, bytes: Readable): Promise<number> {
    const path = this.#path(id);
    const handle = await open(path, 'wx', 0o600);
    const file = handle.createWriteStream({ flush: true });
    try {
      await pipeline(bytes, file);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await sync(this.#folder);
    return file.bytesWritten;
  }

  open(id: string, range?: ByteRange): Readable {
    return createReadStream(this.#path(id), range);
  }

  async size(id: string): Promise<number | undefined> {
    if (!isStorageId(id)) return undefined;
    try {
      const found = await stat(this.#path(id));
      return found.isFile() ? found.size : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async seal(id: string): Promise<void> {
    await sync(this.#path(id));
    await sync(this.#folder);
  }

  async delete(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  async setAside(id: string): Promise<void> {
    const folder = this.#setAside;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = new Date();
    await utimes(this.#path(id), now, now);
    await rename(this.#path(id), join(folder, storageId(id)));
  }

  async forgetSetAside(until: number): Promise<void> {
    for await (const { id, modified } of storedIn(this.#setAside)) {
      if (modified <= until) await rm(join(this.#setAside, id), { force: true });
    }
  }

  get #setAside(): string {
    return `${this.#folder}-set-aside`;
  }

  list() {
    return storedIn(this.#folder);
  }

  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  uploads(rows: KvStore<Upload>): DiskUploads {
    return new DiskUploads(this.#folder, rows);
  }

  #path(id: string): string {
    return join(this.#folder, storageId(id));
  }
}
