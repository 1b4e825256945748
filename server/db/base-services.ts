import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Db } from './open.ts';
import type { Replica } from './replica.ts';

/** What every level needs from outside. Each level names what it needs beside it, so that a test gives one object of its own. */
export interface BaseServices {
  readonly config: Config;
  readonly db: Db;
  /** A copy of the database for reads that may be a moment old. */
  readonly replica?: Replica | undefined;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Goes on with work after its call was answered; shutting down waits for it. */
  readonly runInBackground: (work: Promise<void>) => void;
}
