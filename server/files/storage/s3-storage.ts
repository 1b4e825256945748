import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { KvStore, Upload } from '@tus/server';
import type { ByteRange } from '#server/core/byte-range.ts';
import type { Bucket } from '#server/s3/bucket.ts';
import { S3Uploads } from '../uploads/s3-uploads.ts';
import { UploadParts } from '../uploads/upload-parts.ts';
import { type MeasuredBytes, measureBytes, measuring } from './measure-bytes.ts';
import { S3Quarantine } from './s3-quarantine.ts';
import { SoundFiles } from './sound-files.ts';
import type { Storage } from './storage.ts';
import { isStorageId, storageId } from './storage-id.ts';

/** Keeps files in a bucket, each under its id below a prefix; what has arrived of an upload lies in parts beside them. */
export class S3Storage implements Storage {
  readonly quarantine: S3Quarantine;
  readonly sound = new SoundFiles();
  readonly #bucket: Bucket;
  readonly #prefix: string;
  readonly #parts: UploadParts;
  readonly #dataDir: string | undefined;

  /** `dataDir`: where the embedded database lies, which must not stand before a full disk. */
  constructor(bucket: Bucket, prefix: string, dataDir?: string) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#parts = new UploadParts(bucket, `${prefix}-parts`);
    this.quarantine = new S3Quarantine(bucket, prefix, `${prefix}-parts`);
    this.#dataDir = dataDir;
  }

  /** The bucket's name and the key, as a copy inside the store wants them. */
  keyOf(id: string): string {
    return `${this.#prefix}/${storageId(id)}`;
  }

  async put(id: string, bytes: Readable): Promise<MeasuredBytes> {
    const { through, measured } = measuring();
    await this.#bucket.write(this.keyOf(id), through(bytes));
    return measured();
  }

  open(id: string, range?: ByteRange): Readable {
    return Readable.from(this.#bucket.read(this.keyOf(id), range), { objectMode: false });
  }

  async size(id: string): Promise<number | undefined> {
    if (!isStorageId(id)) return undefined;
    const storedObject = await this.#bucket.look(this.keyOf(id));
    return storedObject ? storedObject.size : this.#parts.arrived(id);
  }

  async look(id: string): Promise<{ size: number; version: string } | undefined> {
    if (!isStorageId(id)) return undefined;
    const storedObject = await this.#bucket.look(this.keyOf(id));
    return storedObject && { size: storedObject.size, version: `${storedObject.etag} ${storedObject.modified}` };
  }

  /** Puts the parts of an upload together. */
  async seal(id: string): Promise<string> {
    const { through, measured } = measuring();
    if (await this.#parts.join(id, this.keyOf(id), through)) return measured().sha256;
    return (await measureBytes(this.open(id))).sha256;
  }

  async delete(id: string): Promise<void> {
    await this.#bucket.delete(this.keyOf(id));
    await this.#parts.delete(id);
  }

  async *list() {
    const start = this.#prefix.length + 1;
    for await (const page of this.#bucket.list(`${this.#prefix}/`)) {
      for (const { key, modified, size } of page) {
        const id = key.slice(start);
        if (isStorageId(id)) yield { id, modified, size };
      }
    }
    yield* this.#parts.list();
  }

  async free(): Promise<number> {
    if (this.#dataDir === undefined) return Number.POSITIVE_INFINITY;
    const { bavail, bsize } = await statfs(this.#dataDir);
    return bavail * bsize;
  }

  uploads(rows: KvStore<Upload>): S3Uploads {
    return new S3Uploads(this, this.#parts, rows);
  }
}
