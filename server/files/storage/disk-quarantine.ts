import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quarantine } from './storage.ts';
import { storageId } from './storage-id.ts';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Files set aside on the same disk, in a folder for each day. */
export class DiskQuarantine implements Quarantine {
  readonly #files: string;
  readonly #folder: string;

  constructor(files: string, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  async take(id: string, day: string): Promise<void> {
    await mkdir(join(this.#folder, day), { recursive: true, mode: 0o700 });
    await rename(join(this.#files, storageId(id)), this.#path(id, day));
  }

  async *list() {
    for (const day of await namesIn(this.#folder)) {
      if (!dayPattern.test(day)) continue;
      for (const id of await namesIn(join(this.#folder, day))) {
        const fileStats = await stat(join(this.#folder, day, id)).catch(() => undefined);
        if (fileStats?.isFile()) yield { id, day, size: fileStats.size };
      }
    }
  }

  async giveBack(id: string, day: string): Promise<void> {
    await rename(this.#path(id, day), join(this.#files, storageId(id)));
    await this.#tidy(day);
  }

  async delete(id: string, day: string): Promise<void> {
    await rm(this.#path(id, day), { force: true });
    await this.#tidy(day);
  }

  /** A day's folder goes with its last file. */
  async #tidy(day: string): Promise<void> {
    await rmdir(join(this.#folder, day)).catch(() => undefined);
  }

  #path(id: string, day: string): string {
    return join(this.#folder, day, storageId(id));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
