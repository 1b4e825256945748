import pg from 'pg';
import { StatementNames } from './statement-names.ts';

const ignore = () => undefined;
/** Longest wait (ms) for a connection; who waits longer is asked to come again. */
const patience = 10_000;

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

/** Lets a connection prepare what it is asked often. */
function prepareOften(client: pg.PoolClient, names: StatementNames): void {
  const ask: Ask = client.query.bind(client);
  client.query = (query: unknown, ...others: unknown[]) => ask(names.named(query), ...others) as never;
}

/**
 * Connections to a PostgreSQL. One that the database ends, as at its restart, would end this process, whether it is idle
 * or in the middle of a transaction: the pool takes its listener away while it lends a connection out. The call that
 * uses the connection fails by itself, and the next one opens another.
 */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: patience, ...connection });
  for (const one of pools) if (one.ended) pools.delete(one);
  pools.add(pool);
  pool.on('error', ignore);
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', ignore);
    prepareOften(client, names);
  });
  return pool;
}
