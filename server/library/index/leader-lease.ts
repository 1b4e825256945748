import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/open.ts';
import { holdLease, releaseLease } from '#server/queries/leases.ts';

/** Who leads says so again three times within the time (ms) after which another process takes over. */
const lifetime = 30_000;
const name = 'library index';

interface Given {
  db: Db;
  log: FastifyBaseLogger;
  /** ms between two looks at who leads. */
  pause?: number;
  /** Begins to lead; answers how to end it. */
  begin: () => () => void;
}

/** Of all processes on one database one follows the library, the others show what it wrote; another one takes its place when it ends. */
export function holdLeaderLease({ db, log, pause = lifetime / 3, begin }: Given): () => Promise<void> {
  const holder = randomUUID();
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let leads = false;
    try {
      leads = await holdLease(db, name, holder, Math.max(lifetime, 3 * pause));
    } catch (error) {
      // Who cannot say that it leads may have been followed by another.
      log.warn({ err: error }, 'not known who follows the library');
    }
    if (stopped) return;
    if (leads && !end) end = begin();
    if (!leads) {
      end?.();
      end = undefined;
    }
    timer = setTimeout(() => {
      looking = look();
    }, pause).unref();
  }
  let looking = look();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    // It may be saying again that it leads.
    await looking;
    end?.();
    if (end) await releaseLease(db, name, holder).catch(() => undefined);
  };
}
