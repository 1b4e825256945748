import { createReadStream, mkdirSync } from 'node:fs';
import { open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { KvStore, Upload } from '@tus/server';
import type { ByteRange } from '#server/core/byte-range.ts';
import { DiskUploads } from '../uploads/disk-uploads.ts';
import { RunningDigests } from '../uploads/running-digests.ts';
import { DiskQuarantine } from './disk-quarantine.ts';
import { type MeasuredBytes, measureBytes, measuring } from './measure-bytes.ts';
import { SoundFiles } from './sound-files.ts';
import type { Storage } from './storage.ts';
import { isStorageId, storageId } from './storage-id.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps files flat in one folder of the disk, each under its id. */
export class DiskStorage implements Storage {
  readonly quarantine: DiskQuarantine;
  readonly sound = new SoundFiles();
  readonly #folder: string;
  readonly #digests = new RunningDigests();

  constructor(folder: string, quarantine: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.quarantine = new DiskQuarantine(folder, quarantine);
  }

  async put(id: string, bytes: Readable): Promise<MeasuredBytes> {
    const path = this.#path(id);
    const handle = await open(path, 'wx', 0o600);
    const file = handle.createWriteStream({ flush: true });
    const { through, measured } = measuring();
    try {
      await pipeline(bytes, through, file);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await sync(this.#folder);
    return measured();
  }

  open(id: string, range?: ByteRange): Readable {
    return createReadStream(this.#path(id), range);
  }

  async size(id: string): Promise<number | undefined> {
    return (await this.look(id))?.size;
  }

  async look(id: string): Promise<{ size: number; version: string } | undefined> {
    if (!isStorageId(id)) return undefined;
    try {
      const fileStats = await stat(this.#path(id));
      return fileStats.isFile()
        ? { size: fileStats.size, version: `${fileStats.size} ${fileStats.mtimeMs}` }
        : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async seal(id: string): Promise<string> {
    await sync(this.#path(id));
    await sync(this.#folder);
    const running = this.#digests.end(id, (await stat(this.#path(id))).size);
    return running ?? (await measureBytes(this.open(id))).sha256;
  }

  async delete(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  async *list() {
    for (const id of await readdir(this.#folder)) {
      if (!isStorageId(id)) continue;
      const fileStats = await stat(join(this.#folder, id)).catch(() => undefined);
      if (fileStats?.isFile()) yield { id, modified: fileStats.mtimeMs, size: fileStats.size };
    }
  }

  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  uploads(rows: KvStore<Upload>): DiskUploads {
    return new DiskUploads(this.#folder, rows, this.#digests);
  }

  #path(id: string): string {
    return join(this.#folder, storageId(id));
  }
}
