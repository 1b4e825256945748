import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { CannotStart } from '#server/core/cannot-start.ts';
import type { Db } from '#server/db/open.ts';
import { holdLease, namesOfLeases, releaseLease } from '#server/queries/leases.ts';

/** How long (ms) a server counts as running after it said so last. */
const lifetime = 30_000;
const prefix = 'files in ';

/** Where this server keeps its files: servers on one database must have the same place. */
export const placeOfFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string =>
  s3 ? `${s3.endpoint}/${s3.bucket}` : `${hostname()}:${dataDir}`;

export class SplitStorageError extends CannotStart {
  constructor(own: string, others: readonly string[]) {
    super(
      `Ein anderer Server arbeitet auf derselben Datenbank, hat seine Dateien aber an einem anderen Ort (${others.join(', ')}; hier ${own}). Uploads und Anhänge wären abwechselnd da und nicht da. Nennen Sie beiden denselben Speicher (S3_ENDPOINT), oder beenden Sie den anderen; wurde er abgebrochen, starten Sie in einer halben Minute noch einmal.\n` +
        `Another server works on the same database but keeps its files elsewhere (${others.join(', ')}; here ${own}). Uploads and attachments would be there and not there by turns. Name the same store for both (S3_ENDPOINT), or end the other one; if it was killed, start again in half a minute.`,
    );
  }
}

interface Given {
  db: Db;
  config: Pick<Config, 's3' | 'dataDir'>;
  log: FastifyBaseLogger;
  /** Told whenever others keep their files elsewhere, or do so no more. */
  changed: (areApart: boolean) => void;
}

/**
 * Says in the database where this server keeps its files, and looks whether others say something else. Throws
 * `SplitStorageError` where one does at the start; those that start at the same moment notice each other later.
 */
export async function watchSharedStorage({ db, config, log, changed }: Given): Promise<() => Promise<void>> {
  const own = placeOfFiles(config);
  let apart = false;

  async function look(): Promise<string[]> {
    await holdLease(db, prefix + own, own, lifetime);
    const names = await namesOfLeases(db, prefix);
    return names.map((name) => name.slice(prefix.length)).filter((place) => place !== own);
  }
  const others = await look();
  if (others.length > 0) {
    await releaseLease(db, prefix + own, own);
    throw new SplitStorageError(own, others);
  }

  async function again(): Promise<void> {
    try {
      const places = await look();
      if (places.length > 0 && !apart) log.error({ own, others: places }, 'servers on one database keep files apart');
      apart = places.length > 0;
      changed(apart);
    } catch (error) {
      log.warn({ err: error }, 'not known whether other servers keep their files elsewhere');
    }
  }
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = again();
  }, lifetime / 3).unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await releaseLease(db, prefix + own, own).catch(() => undefined);
  };
}
