import type { FastifyBaseLogger } from 'fastify';
import type { Holidays } from '../src/domain/tickets/needed-by-date.ts';
import type { Config } from './config/config.ts';
import type { BuiltContent } from './content/built-content.ts';
import type { Metrics } from './core/metrics.ts';
import type { Db } from './db/open.ts';
import type { Storage } from './files/storage/storage.ts';
import type { Library } from './library/library.ts';
import type { TokenKeys } from './session/keys.ts';

/** What routes and rules need from outside; one object, so that a test gives its own. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly storage: Storage;
  readonly library: Library;
  readonly keys: TokenKeys;
  readonly content: BuiltContent;
  readonly metrics: Metrics;
  /** Asks for the outbox to be sent; called after a transaction that wrote a mail. */
  readonly sendMails: () => void;
  /** Goes on with work after its call was answered; shutting down waits for it. */
  readonly runInBackground: (work: Promise<void>) => void;
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
