import { createReadStream, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import type { Storage } from '../files/storage/storage.ts';
import { storageId } from '../files/storage/storage-id.ts';
import { Bucket } from '../s3/bucket.ts';
import type { Reader } from './extract/reader.ts';
import type { TakenFile } from './sources/library-source.ts';

const kind = 'library-copies';

/** Copies of the files' contents, named by their hashes: for downloads and earlier versions. */
export class LibraryCopies {
  readonly storage: Storage;
  readonly #bucket: Bucket | undefined;
  readonly #folder: string | undefined;
  readonly #scratch: string;

  constructor(config: Config) {
    this.#bucket = config.s3 && new Bucket(config.s3);
    this.#folder = config.s3 ? undefined : join(config.dataDir, kind);
    this.storage = openStorage(config, kind);
    this.#scratch = join(config.dataDir, 'library-scratch');
  }

  /** A folder for one file while it is looked into. */
  async scratch(): Promise<{ folder: string; release: () => Promise<void> }> {
    mkdirSync(this.#scratch, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.#scratch, 'file-'));
    return { folder, release: () => rm(folder, { recursive: true, force: true }) };
  }

  /** What a killed server left. */
  async tidy(): Promise<void> {
    await rm(this.#scratch, { recursive: true, force: true });
  }

  /** Keeps an object of the store under its hash without fetching it again; `from` is its bucket and key. */
  async takeFromBucket(from: string, hash: string, etag: string | undefined): Promise<void> {
    await this.#bucket?.copy(from, `${kind}/${storageId(hash)}`, etag);
  }

  async takeFromDisk(reader: Reader, root: string, path: string, copy: boolean): Promise<TakenFile> {
    if (this.#folder !== undefined || !copy) {
      const keptCopy = await reader.keep(root, path, copy ? this.#folder : undefined);
      return { ...keptCopy, release: async () => undefined };
    }
    const { folder, release } = await this.scratch();
    try {
      const keptCopy = await reader.keep(root, path, folder);
      if ((await this.storage.size(keptCopy.hash)) !== keptCopy.size) {
        await this.storage.put(keptCopy.hash, createReadStream(keptCopy.file));
      }
      return { ...keptCopy, release };
    } catch (error) {
      await release();
      throw error;
    }
  }
}
