import { createHash, type Hash } from 'node:crypto';

/** So many uploads at once are followed; the digest of any other is worked out from its file when it is complete. */
const maxUploads = 1000;

/** Digests of uploads as far as they have arrived in this process. A state of a hash cannot be kept over a restart. */
export class RunningDigests {
  readonly #states = new Map<string, { hash: Hash; offset: number }>();

  /** The hash of all bytes before an offset; undefined where this process has not seen all of them. The caller gives it back by `keep` once the next bytes are written. */
  take(id: string, offset: number): Hash | undefined {
    const state = this.#states.get(id);
    this.#states.delete(id);
    if (offset === 0) return createHash('sha256');
    return state?.offset === offset ? state.hash : undefined;
  }

  keep(id: string, hash: Hash, offset: number): void {
    this.#states.set(id, { hash, offset });
    const [oldest] = this.#states.keys();
    if (this.#states.size > maxUploads && oldest !== undefined) this.#states.delete(oldest);
  }

  /** The digest of an upload that is complete with so many bytes. */
  end(id: string, size: number): string | undefined {
    return this.take(id, Math.max(size, 1))?.digest('hex');
  }

  delete(id: string): void {
    this.#states.delete(id);
  }
}
