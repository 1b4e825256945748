import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, type KvStore, Upload } from '@tus/server';
import type { Storage } from '../storage/storage.ts';
import { TusFault } from './tus-fault.ts';
import { uploadCall } from './upload-call.ts';
import type { UploadParts } from './upload-parts.ts';

/** How much of a chunk may wait in memory before it is stored, in bytes. */
const portion = 1024 ** 2;

/** Resumable uploads that stream their bytes to a bucket; nothing is kept in the process. */
export class S3Uploads extends DataStore {
  readonly #storage: Pick<Storage, 'size' | 'delete'>;
  readonly #parts: UploadParts;
  readonly #rows: KvStore<Upload>;

  constructor(storage: Pick<Storage, 'size' | 'delete'>, parts: UploadParts, rows: KvStore<Upload>) {
    super();
    this.#storage = storage;
    this.#parts = parts;
    this.#rows = rows;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'checksum', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#rows.set(upload.id, upload);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const uploadRow = await this.#rows.get(id);
    if (!uploadRow) throw ERRORS.FILE_NOT_FOUND;
    const offset = (await this.#storage.size(id)) ?? 0;
    const { size, metadata, creation_date } = uploadRow;
    return new Upload({
      id,
      offset,
      ...(size !== undefined && { size }),
      ...(metadata && { metadata }),
      ...(creation_date !== undefined && { creation_date }),
    });
  }

  /** Answers the new offset. What arrived before a cut stays and is resumed; a chunk with a wrong checksum is taken back. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { checksum: expected, check } = uploadCall() ?? {};
    const hash = expected && createHash(expected.algorithm);
    let end = offset;
    let waiting: Buffer[] = [];
    let length = 0;
    const store = async () => {
      const some = Buffer.concat(waiting);
      waiting = [];
      length = 0;
      if (some.length > 0) await this.#parts.put(id, end, some);
      end += some.length;
    };
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        await check?.();
        hash?.update(chunk);
        waiting.push(chunk);
        length += chunk.length;
        if (length >= portion) await store();
      }
      await store();
    } catch (error) {
      if (expected) await this.#parts.delete(id, offset);
      else await store();
      throw error;
    }
    if (hash && !hash.digest().equals(expected.digest)) {
      await this.#parts.delete(id, offset);
      throw new TusFault(460);
    }
    return end;
  }

  /**
   * The row goes first: deleting it takes ownership of the bytes, so a record that claims the upload at the same moment
   * keeps them.
   */
  override async remove(id: string): Promise<void> {
    await this.#rows.delete(id);
    await this.#storage.delete(id);
  }

  /** Expiry is judged by the caller, with the server's own clock. */
  override getExpiration(): number {
    return 0;
  }
}
