import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { KvStore, Upload } from '@tus/server';
import { isDiskFull } from '#server/core/disk-full.ts';
import type { RunningDigests } from './running-digests.ts';
import { TusFault } from './tus-fault.ts';
import { uploadCall } from './upload-call.ts';

/**
 * tus's file store, with four differences: a refused upload leaves nothing, the data of an upload is a row instead of a
 * second file, a chunk's checksum is verified (which the library does not offer), and a full disk is told apart from a
 * cut connection.
 */
export class DiskUploads extends FileStore {
  readonly #digests: RunningDigests;

  constructor(folder: string, rows: KvStore<Upload>, digests: RunningDigests) {
    super({ directory: folder, configstore: rows });
    this.#digests = digests;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'checksum', 'expiration'];
  }

  /** An upload that is refused leaves no file behind. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      await rm(join(this.directory, upload.id), { force: true });
      throw error;
    }
  }

  /** Answers the new offset. What arrived before a cut stays and is resumed; a chunk with a wrong checksum is taken back. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.directory, id);
    const file = createWriteStream(path, { flags: 'r+', start: offset });
    const { checksum: expected, check } = uploadCall() ?? {};
    const hash = expected && createHash(expected.algorithm);
    const whole = this.#digests.take(id, offset);
    try {
      await pipeline(
        bytes,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            await check?.();
            hash?.update(chunk);
            whole?.update(chunk);
            yield chunk;
          }
        },
        file,
      );
    } catch (error) {
      if (expected) await truncate(path, offset);
      if (isDiskFull(error)) throw new TusFault(507);
      throw error;
    }
    if (hash && !hash.digest().equals(expected.digest)) {
      await truncate(path, offset);
      throw new TusFault(460);
    }
    const end = offset + file.bytesWritten;
    if (whole) this.#digests.keep(id, whole, end);
    return end;
  }

  /**
   * The row goes first: deleting it takes ownership of the bytes, so a record that claims the upload at the same moment
   * keeps them.
   */
  override async remove(id: string): Promise<void> {
    await this.configstore.delete(id);
    this.#digests.delete(id);
    await rm(join(this.directory, id), { force: true });
  }

  /** Expiry is judged by the caller, with the server's own clock. */
  override getExpiration(): number {
    return 0;
  }
}
