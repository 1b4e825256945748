import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { CheckedComplaint } from '#domain/commissions/check-complaint.ts';
import type { ComplaintRow } from '#domain/commissions/fill-complaint.ts';
import type { Encoding } from '#domain/files/text-encoding.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import type { TextOptions } from '#domain/spreadsheet/open-table.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { overloaded } from '#server/core/errors.ts';
import { ThreadEnded, WorkerThread } from '#server/core/worker-thread.ts';
import type { Verdict } from '../inspection/verdict.ts';
import type { FileOrder, FilePlace } from './file-orders.ts';

/** What reading a file may cost: memory in MiB, and ms for one order and for all of them. */
const limits = { memory: 64, timeoutMs: 20_000 } as const;
const totalPatience = 120_000;
/** So many files are read at a time, and so many may wait for that. */
const maxThreads = 2;
const maxWaiting = 16;

/** A file that is read in a thread of its own, so that no content can block the server. */
export class FileThread {
  readonly #thread = new WorkerThread<FileOrder>(new URL('file-worker.ts', import.meta.url), limits);
  readonly #end = Date.now() + totalPatience;

  /** Throws UnreadableFile, also if the file took too long or too much memory. */
  async ask<T>(order: FileOrder): Promise<T> {
    const left = this.#end - Date.now();
    if (left <= 0) throw new UnreadableFile('size');
    try {
      return (await this.#thread.ask(order, Math.min(left, limits.timeoutMs))) as T;
    } catch (error) {
      throw error instanceof ThreadEnded ? new UnreadableFile('size') : error;
    }
  }

  judge = (extension: string): Promise<Verdict> => this.ask({ do: 'judge', extension });
  isOfficeFile = (): Promise<boolean> => this.ask({ do: 'isOffice' });
  hasExternalLinks = (): Promise<boolean> => this.ask({ do: 'links' });
  text = (extension: string): Promise<string> => this.ask({ do: 'text', extension });
  template = (): Promise<Pick<ComplaintTemplate, 'columns' | 'version'>> => this.ask({ do: 'template' });
  check = (template: ComplaintTemplate, today: string): Promise<CheckedComplaint> =>
    this.ask({ do: 'check', template, today });
  fill = (rows: readonly ComplaintRow[], today: string): Promise<Uint8Array> => this.ask({ do: 'fill', rows, today });

  /** Opens the file as a table. Answers the encoding that was guessed. */
  open = (options: TextOptions): Promise<Encoding | undefined> => this.ask({ do: 'open', options });

  /** The rows of the table that was opened last. */
  async *rows(): AsyncGenerator<TableRow> {
    for (;;) {
      const rows = await this.ask<readonly TableRow[]>({ do: 'rows' });
      if (rows.length === 0) return;
      yield* rows;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running < maxThreads) running += 1;
  else if (waiting.length >= maxWaiting) throw overloaded();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function giveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Reads a file in a thread that ends with the work. Throws UnreadableFile, and 503 if too many files wait. */
export async function inFileThread<T>(file: FilePlace, work: (thread: FileThread) => Promise<T>): Promise<T> {
  await takeTurn();
  const thread = new FileThread();
  try {
    await thread.ask({ do: 'file', file });
    return await work(thread);
  } finally {
    await thread.close();
    giveTurn();
  }
}
