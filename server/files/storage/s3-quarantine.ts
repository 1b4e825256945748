import type { Bucket } from '#server/s3/bucket.ts';
import type { Quarantine } from './storage.ts';
import { isStorageId, storageId } from './storage-id.ts';

const top = 'quarantine';

/** Objects set aside in the same bucket, as `quarantine/<day>/<key of before>`, the parts of begun uploads too. */
export class S3Quarantine implements Quarantine {
  readonly #bucket: Bucket;
  readonly #prefixes: readonly string[];

  constructor(bucket: Bucket, ...prefixes: readonly string[]) {
    this.#bucket = bucket;
    this.#prefixes = prefixes;
  }

  async take(id: string, day: string): Promise<void> {
    for (const key of await this.#keysOf(id, '')) await this.#bucket.move(key, `${top}/${day}/${key}`);
  }

  async *list() {
    const folderById = new Map<string, { id: string; day: string; size: number }>();
    for await (const page of this.#bucket.list(`${top}/`)) {
      for (const { key, size } of page) {
        const [, day = '', prefix = '', id = ''] = key.split('/');
        if (!this.#prefixes.includes(prefix) || !isStorageId(id)) continue;
        const earlierPart = folderById.get(`${day}/${id}`);
        folderById.set(`${day}/${id}`, { id, day, size: size + (earlierPart?.size ?? 0) });
      }
    }
    yield* folderById.values();
  }

  async giveBack(id: string, day: string): Promise<void> {
    const above = `${top}/${day}/`;
    for (const key of await this.#keysOf(id, above)) await this.#bucket.move(key, key.slice(above.length));
  }

  async delete(id: string, day: string): Promise<void> {
    for (const key of await this.#keysOf(id, `${top}/${day}/`)) await this.#bucket.delete(key);
  }

  async #keysOf(id: string, above: string): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of this.#prefixes) {
      const place = `${above}${prefix}/${storageId(id)}`;
      for await (const page of this.#bucket.list(place))
        for (const { key } of page) if (key === place || key.startsWith(`${place}/`)) keys.push(key);
    }
    return keys;
  }
}
