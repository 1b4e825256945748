import { Worker } from 'node:worker_threads';
import type { FoundDifferences } from '../../../src/contract/documents/comparison.ts';
import type { Content } from '../comparison/compare-contents.ts';
import type { FoundText, KeptBytes, ReaderOrder } from './reader-worker.ts';

/** What one file may cost: memory in MiB, and ms until it is given up. */
export interface ReaderLimits {
  readonly memory: number;
  readonly patience: number;
}

const usual: ReaderLimits = { memory: 256, patience: 20_000 };
/** A large film takes its time to be read once. */
const keepPatience = 30 * 60_000;
/** A reader that had nothing to do for so long (ms) gives its memory back. */
const idleAfter = 30_000;

type Answer = { result: unknown } | { fault: string };

/** Reads files in a thread of its own, one after the other; one that takes too long or too much memory ends the thread and nothing else. */
export class Reader {
  readonly #limits: ReaderLimits;
  #worker: Worker | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: ReaderLimits = usual) {
    this.#limits = limits;
  }

  keep(root: string, path: string, copyTo: string | undefined): Promise<KeptBytes> {
    const order = { do: 'keep' as const, root, path, ...(copyTo !== undefined && { copyTo }) };
    return this.#give(order, keepPatience) as Promise<KeptBytes>;
  }

  text(file: string, extension: string): Promise<FoundText> {
    return this.#give({ do: 'text', file, extension }, this.#limits.patience) as Promise<FoundText>;
  }

  compare(before: Content, after: Content): Promise<FoundDifferences> {
    return this.#give({ do: 'compare', before, after }, this.#limits.patience) as Promise<FoundDifferences>;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #give(order: ReaderOrder, patience: number): Promise<unknown> {
    const answered = this.#turn.then(() => this.#ask(order, patience));
    this.#turn = answered.catch(() => undefined);
    return answered;
  }

  #start(): Worker {
    const worker = new Worker(new URL('reader-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    worker.unref();
    return worker;
  }

  #ask(order: ReaderOrder, patience: number): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      // One by one: the thread's own listeners must stay.
      const settle = (end: () => void) => {
        clearTimeout(limit);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        end();
      };
      const giveUp = (reason: string) => {
        settle(() => undefined);
        // Its last words must not become an error of the server.
        worker.on('error', () => undefined);
        this.#worker = undefined;
        worker.terminate().finally(() => reject(new Error(reason)));
      };
      const onMessage = (answer: Answer) => {
        settle(() => ('fault' in answer ? reject(new Error(answer.fault)) : resolve(answer.result)));
        this.#idle = setTimeout(() => void this.close(), idleAfter).unref();
      };
      const onError = (error: Error) => giveUp(error.message);
      const onExit = () => giveUp('ended');
      const limit = setTimeout(() => giveUp('took too long'), patience);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(order);
    });
  }
}
