import pg from 'pg';
import { cutConnection } from './silence.ts';
import { StatementNames } from './statement-names.ts';

const ignore = () => undefined;
const common: pg.PoolConfig = {
  /** What waits longer is asked to come again. */
  connectionTimeoutMillis: 4000,
  /** A host that is gone without a word is noticed within half a minute. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

const pools = new Set<pg.Pool>();

/** Of all pools of this process: connections that are lent out, and callers that wait for one. */
export function connectionFigures(): { readonly lent: number; readonly waiting: number } {
  let [lent, waiting] = [0, 0];
  for (const { totalCount, idleCount, waitingCount, ended } of pools) {
    if (ended) continue;
    lent += totalCount - idleCount;
    waiting += waitingCount;
  }
  return { lent, waiting };
}

type Ask = (query: unknown, ...others: unknown[]) => unknown;

const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Lets a connection prepare what it is asked often, or nothing; one that answers no more is cut, so that no rollback waits behind. */
function shapeQueries(client: pg.PoolClient, shape: (query: unknown) => unknown): void {
  const ask: Ask = client.query.bind(client);
  client.query = (query: unknown, ...others: unknown[]) => {
    const answer = ask(shape(query), ...others);
    if (answer instanceof Promise) answer.catch((error: unknown) => isLate(error) && cutConnection(client));
    return answer as never;
  };
}

/** A pooler gives the next transaction a connection that has prepared something else. */
const nameless = (query: unknown) =>
  typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;

/**
 * Connections to a PostgreSQL. One that the database ends, as at its restart, would end this process, whether it is idle
 * or in the middle of a transaction: the pool takes its listener away while it lends a connection out. The call that
 * uses the connection fails by itself, and the next one opens another.
 */
export function openPool(connection: pg.PoolConfig, { isPooled = false } = {}): pg.Pool {
  const pool = new pg.Pool({ ...common, ...connection });
  for (const one of pools) if (one.ended) pools.delete(one);
  pools.add(pool);
  pool.on('error', ignore);
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', ignore);
    shapeQueries(client, isPooled ? nameless : (query) => names.named(query));
  });
  return pool;
}
