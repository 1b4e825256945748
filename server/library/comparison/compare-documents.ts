import { buffer } from 'node:stream/consumers';
import type { FoundDifferences } from '#contract/documents/comparison.ts';
import { comparedAs } from '#domain/documents/comparison/comparable.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { notFound, overloaded } from '#server/core/errors.ts';
import type { Storage } from '#server/files/storage/storage.ts';
import { Reader } from '../extract/reader.ts';
import type { LibrarySource } from '../sources/library-source.ts';

/** A content of the library that is there; `modified` in ms. */
interface KnownContent {
  readonly path: string;
  readonly name: string;
  readonly hash: string;
  readonly size: number;
  readonly modified: number;
}

/** Larger files, in bytes, are not looked into. */
export const largestCompared = 8 * 1024 ** 2;
/** What a comparison may cost: memory in MiB, and ms. */
const limits = { memory: 256, timeoutMs: 12_000 };
/** How many may wait while one is made. */
const maxWaiting = 8;
/** How many answers are kept, each up to so many characters. */
const maxKept = 40;
const longestKept = 500_000;

/** Where the bytes are. */
interface Contents {
  readonly source: LibrarySource;
  readonly copies: Storage;
}

/** Compares contents one pair after the other in a thread of its own, and keeps what was found: contents never change. */
export class Comparisons {
  readonly #library: Contents;
  readonly #reader = new Reader(limits);
  readonly #kept = new Map<string, FoundDifferences>();
  readonly #running = new Map<string, Promise<FoundDifferences>>();

  constructor(library: Contents) {
    this.#library = library;
  }

  /** Throws 404 where the bytes of one are gone, and 503 where too many wait. */
  async compare(before: KnownContent, after: KnownContent): Promise<FoundDifferences> {
    const [old, now] = [extensionOf(before.name), extensionOf(after.name)];
    if (!comparedAs(old) || !comparedAs(now)) return { state: 'incomparable', why: 'unknown' };
    if (before.hash === after.hash) return { state: 'same' };
    if (Math.max(before.size, after.size) > largestCompared) return { state: 'tooLarge' };
    const key = `${before.hash} ${old} ${after.hash} ${now}`;
    const cachedDifferences = this.#kept.get(key) ?? this.#running.get(key);
    if (cachedDifferences) return cachedDifferences;
    if (this.#running.size >= maxWaiting) throw overloaded();
    const runningComparison = this.#find(before, after);
    this.#running.set(key, runningComparison);
    try {
      this.#keep(key, await runningComparison);
      return await runningComparison;
    } finally {
      this.#running.delete(key);
    }
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  async #find(before: KnownContent, after: KnownContent): Promise<FoundDifferences> {
    const [old, now] = [await this.#contentOf(before), await this.#contentOf(after)];
    // What ends the thread is the fault of the files: the next pair finds a new one.
    return this.#reader.compare(old, now).catch((fault: unknown): FoundDifferences => {
      const isTooMuch = fault instanceof Error && /took too long|memory/.test(fault.message);
      return isTooMuch ? { state: 'tooLarge' } : { state: 'incomparable', why: 'unreadable' };
    });
  }

  #keep(key: string, foundDifferences: FoundDifferences): void {
    if (JSON.stringify(foundDifferences).length > longestKept) return;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= maxKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, foundDifferences);
  }

  async #contentOf(file: KnownContent) {
    const { copies, source } = this.#library;
    const isCopied = (await copies.size(file.hash)) === file.size;
    const range = { start: 0, end: file.size - 1 };
    const bytes = isCopied ? copies.open(file.hash, range) : (await source.open(file))?.(range);
    if (!bytes) throw notFound();
    return { extension: extensionOf(file.name), bytes: new Uint8Array(await buffer(bytes)) };
  }
}
