import type pg from 'pg';

/** How long the database may take, in ms. */
export interface DatabaseLimits {
  /** Without a word to a question that costs nothing; then calls are refused until it speaks again. */
  readonly silenceMs: number;
  /** For a statement of a call. */
  readonly statementMs: number;
  /** True behind a pooler that gives each transaction another connection: what a session keeps is lost there. */
  readonly isPooled: boolean;
  /** Connections for calls of users. */
  readonly poolSize: number;
}

export const defaultLimits: DatabaseLimits = { silenceMs: 2000, statementMs: 30_000, isPooled: false, poolSize: 10 };

const lockMs = 10_000;
/** A process that stands still in a transaction holds up all others; reading a large statement takes less. */
const idleInTransactionMs = 120_000;
/** Beyond the database's own limit: a connection that is dead without a word. */
const graceMs = 5000;

/** Connections for the calls of users. A pooler takes no settings of a session; it has limits of its own. */
export function callConnections({ statementMs, isPooled, poolSize }: DatabaseLimits): pg.PoolConfig {
  return {
    max: poolSize,
    query_timeout: statementMs + graceMs,
    ...(!isPooled && {
      statement_timeout: statementMs,
      lock_timeout: Math.min(lockMs, statementMs),
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
  };
}

/** Connections for work that takes as long as it takes: indexes, imports, checks of all rows. */
export const maintenanceConnections: pg.PoolConfig = { max: 3 };

/** Connections of the job queue. */
export const jobConnections: pg.PoolConfig = { max: 2 };

/** Connections for lists that are planned once. */
const listConnections = (poolSize: number): number => Math.ceil(poolSize * 0.6);

/** By default PostgreSQL would plan a list again for each call if a foundation has more records than most. */
export const plansOnce = ({ poolSize }: DatabaseLimits): pg.PoolConfig => ({
  max: listConnections(poolSize),
  onConnect: (client) => client.query('set plan_cache_mode = force_generic_plan'),
});

/** Heartbeat, word of other servers, commands, and those that PostgreSQL holds back for its administrator. */
const otherConnections = 4;

/** So many connections an embedded PostgreSQL must admit. */
export const connectionsOf = ({ poolSize }: DatabaseLimits = defaultLimits): number =>
  poolSize +
  listConnections(poolSize) +
  (maintenanceConnections.max ?? 0) +
  (jobConnections.max ?? 0) +
  otherConnections;
