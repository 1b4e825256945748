import type { Bucket } from '#server/s3/bucket.ts';
import { isStorageId, storageId } from '../storage/storage-id.ts';

const digits = 15;

interface Part {
  key: string;
  offset: number;
  size: number;
}

/**
 * What has arrived of uploads, as objects named by where they begin. So any process goes on with an upload that another
 * one began, and what a killed process had stored counts.
 */
export class UploadParts {
  readonly #bucket: Bucket;
  readonly #prefix: string;

  constructor(bucket: Bucket, prefix: string) {
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async put(id: string, offset: number, bytes: Buffer): Promise<void> {
    const key = `${this.#folder(id)}${String(offset).padStart(digits, '0')}`;
    await this.#bucket.write(
      key,
      (async function* () {
        yield bytes;
      })(),
    );
  }

  /** Bytes from the beginning without a gap; undefined where nothing has arrived. */
  async arrived(id: string): Promise<number | undefined> {
    const last = (await this.#chain(id)).at(-1);
    return last && last.offset + last.size;
  }

  /** Makes one object of the parts, which go `through` on their way, and deletes them; false where there are none, as when it is done twice. */
  async join(id: string, key: string, through: (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>) {
    const chain = await this.#chain(id);
    const bucket = this.#bucket;
    if (chain.length === 0) return false;
    const parts = async function* () {
      for (const part of chain) yield* bucket.read(part.key);
    };
    await bucket.write(key, through(parts()));
    await this.delete(id);
    return true;
  }

  /** Deletes the parts that begin at `offset` or later. */
  async delete(id: string, offset = 0): Promise<void> {
    for (const part of await this.#all(id)) if (part.offset >= offset) await this.#bucket.delete(part.key);
  }

  /** Every upload that has parts, with the time (ms) of the last one and the sum of their sizes. */
  async *list(): AsyncGenerator<{ id: string; modified: number; size: number }> {
    const partsById = new Map<string, { modified: number; size: number }>();
    for await (const page of this.#bucket.list(`${this.#prefix}/`)) {
      for (const { key, modified, size } of page) {
        const [id = ''] = key.slice(this.#prefix.length + 1).split('/');
        const before = partsById.get(id) ?? { modified: 0, size: 0 };
        if (!isStorageId(id)) continue;
        partsById.set(id, { modified: Math.max(modified, before.modified), size: before.size + size });
      }
    }
    for (const [id, sums] of partsById) yield { id, ...sums };
  }

  #folder(id: string): string {
    return `${this.#prefix}/${storageId(id)}/`;
  }

  async #all(id: string): Promise<Part[]> {
    const folder = this.#folder(id);
    const parts: Part[] = [];
    for await (const page of this.#bucket.list(folder)) {
      for (const { key, size } of page) parts.push({ key, offset: Number(key.slice(folder.length)), size });
    }
    return parts;
  }

  /** Parts that follow each other; what two processes wrote at once overlaps, and is the same bytes. */
  async #chain(id: string): Promise<Part[]> {
    const chain: Part[] = [];
    let end = 0;
    for (const part of await this.#all(id)) {
      if (part.offset > end) break;
      if (part.offset < end) continue;
      chain.push(part);
      end += part.size;
    }
    return chain;
  }
}
