import type { FastifyBaseLogger } from 'fastify';
import { ChangedMeanwhile, type LibrarySource, SourceUnreachable } from './library-source.ts';

/** Whether the place of the library answers, and whether all was seen that is known to lie there. */
export class SourceState {
  /** False while the place does not answer; what the index knows is shown all the same. */
  reachable = true;
  /** The index does not say all that is known to lie there. */
  unfinished = false;
  readonly #source: Pick<LibrarySource, 'place'>;
  readonly #log: FastifyBaseLogger;

  constructor(source: Pick<LibrarySource, 'place'>, log: FastifyBaseLogger) {
    this.#source = source;
    this.#log = log;
  }

  reached(): void {
    this.unfinished = false;
    if (!this.reachable) this.#log.info({ place: this.#source.place }, 'the library can be reached again');
    this.reachable = true;
  }

  /** A place that does not answer is asked again by who follows it; once is enough for the log. */
  failed(error: unknown): void {
    this.unfinished = true;
    if (error instanceof ChangedMeanwhile) return;
    if (!(error instanceof SourceUnreachable)) {
      this.#log.error({ err: error }, 'library not indexed');
      return;
    }
    const { place } = this.#source;
    if (this.reachable) this.#log.error({ place, reason: error.message }, 'the library cannot be reached');
    this.reachable = false;
  }
}
