import { parentPort, type Transferable, Worker } from 'node:worker_threads';
import { UnreadableFile, type UnreadableReason } from '#domain/files/unreadable-file.ts';

/** What one order may cost: memory in MiB, and ms until it is given up. */
export interface ThreadLimits {
  readonly memory: number;
  readonly timeoutMs: number;
}

/** A thread that had nothing to do for so long (ms) gives its memory back. */
const idleAfter = 30_000;

type Answer =
  | { readonly result: unknown }
  | { readonly unreadable: UnreadableReason; readonly row: number | undefined }
  | { readonly fault: string };

/** The order failed, as its message says. */
export class ThreadFault extends Error {}

/** The thread ended: its order took too long, too much memory, or broke it. */
export class ThreadEnded extends Error {}

/** Carries out orders in a thread of its own, one after the other; one that takes too long or too much memory ends the thread and nothing else. */
export class WorkerThread<Order> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  #worker: Worker | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /** Throws UnreadableFile as the thread did, ThreadEnded if it is no more. */
  ask(order: Order, timeoutMs = this.#limits.timeoutMs, transferred: readonly Transferable[] = []): Promise<unknown> {
    const answered = this.#turn.then(() => this.#ask(order, timeoutMs, transferred));
    this.#turn = answered.catch(() => undefined);
    return answered;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.memory,
        maxYoungGenerationSizeMb: Math.min(32, this.#limits.memory / 4),
      },
      stdout: true,
      stderr: true,
    });
    worker.unref();
    return worker;
  }

  #ask(order: Order, timeoutMs: number, transferred: readonly Transferable[]): Promise<unknown> {
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
        worker.terminate().finally(() => reject(new ThreadEnded(reason)));
      };
      const onMessage = (answer: Answer) => {
        settle(() => {
          if ('result' in answer) resolve(answer.result);
          else
            reject(
              'unreadable' in answer
                ? new UnreadableFile(answer.unreadable, answer.row)
                : new ThreadFault(answer.fault),
            );
        });
        this.#idle = setTimeout(() => void this.close(), idleAfter).unref();
      };
      const onError = (error: Error) => giveUp(error.message);
      const onExit = () => giveUp('ended');
      const limit = setTimeout(() => giveUp('took too long'), timeoutMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(order, [...transferred]);
    });
  }
}

/** What a thread does with each order, in the thread. */
export function answerOrders<Order>(carryOut: (order: Order) => Promise<unknown>): void {
  const answer = (answered: Answer) => parentPort?.postMessage(answered);
  parentPort?.on('message', (order: Order) => {
    carryOut(order).then(
      (result) => answer({ result }),
      (error: unknown) =>
        answer(
          error instanceof UnreadableFile
            ? { unreadable: error.key, row: error.row }
            : { fault: error instanceof Error ? error.message : String(error) },
        ),
    );
  });
}
