import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';

/** Leads while no other server does; answers how to end it. */
export type Lead = (begin: () => () => void) => () => Promise<void>;

/** The one server that there is leads at once. */
export const leadAlone: Lead = (begin) => {
  const end = begin();
  return async () => end();
};

/** Names of the servers on the database that run, the one that started first at the beginning. */
export async function runningServers(boss: Pick<PgBoss, 'getInstances'>): Promise<string[]> {
  const instances = await boss.getInstances();
  return instances.filter(({ live }) => live).map(({ name }) => name ?? '');
}

interface Given {
  readonly boss: Pick<PgBoss, 'getInstances'>;
  readonly ownName: string;
  readonly log: FastifyBaseLogger;
  /** Told the names of the other servers at each look. */
  readonly changed?: (others: readonly string[]) => void;
  /** ms between two looks. */
  readonly intervalMs?: number;
}

/**
 * Looks again and again which servers work on the database. Of all of them the one that has run for longest leads; another
 * one takes its place when it ends or has not said for long that it runs.
 */
export function watchServers({ boss, ownName, log, changed, intervalMs = 10_000 }: Given) {
  let begin: (() => () => void) | undefined;
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function resign(): void {
    end?.();
    end = undefined;
  }

  async function look(): Promise<void> {
    let isFirst = false;
    try {
      const names = await runningServers(boss);
      isFirst = names[0] === ownName;
      if (!isStopped) changed?.(names.filter((name) => name !== ownName));
    } catch (error) {
      // A server that cannot look may have been followed by another.
      log.warn({ err: error }, 'not known which other servers run');
    }
    if (isStopped) return;
    if (!isFirst) resign();
    else if (begin && !end) end = begin();
    timer = setTimeout(() => {
      looking = look();
    }, intervalMs).unref();
  }
  let looking = look();

  const lead: Lead = (beginLeading) => {
    begin = beginLeading;
    clearTimeout(timer);
    looking = looking.then(() => {
      clearTimeout(timer);
      return look();
    });
    return async () => {
      begin = undefined;
      await looking;
      resign();
    };
  };
  return {
    lead,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      resign();
    },
  };
}
