import type { FoundDifferences } from '#contract/documents/comparison.ts';
import { type ThreadLimits, WorkerThread } from '#server/core/worker-thread.ts';
import type { Content } from '../comparison/compare-contents.ts';
import type { FoundText, KeptBytes, ReaderOrder } from './reader-worker.ts';

const usual: ThreadLimits = { memory: 256, timeoutMs: 20_000 };
/** A large film takes its time to be read once. */
const keepTimeoutMs = 30 * 60_000;

/** Reads files of the library in a thread of its own. */
export class Reader {
  readonly #thread: WorkerThread<ReaderOrder>;

  constructor(limits = usual) {
    this.#thread = new WorkerThread(new URL('reader-worker.ts', import.meta.url), limits);
  }

  keep(root: string, path: string, copyTo: string | undefined): Promise<KeptBytes> {
    const order = { do: 'keep' as const, root, path, ...(copyTo !== undefined && { copyTo }) };
    return this.#thread.ask(order, keepTimeoutMs) as Promise<KeptBytes>;
  }

  text(file: string, extension: string): Promise<FoundText> {
    return this.#thread.ask({ do: 'text', file, extension }) as Promise<FoundText>;
  }

  compare(before: Content, after: Content): Promise<FoundDifferences> {
    return this.#thread.ask({ do: 'compare', before, after }) as Promise<FoundDifferences>;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
