import type pg from 'pg';

/** How long the database may take, in ms. */
export interface DatabaseLimits {
  /** Without a word to a question that costs nothing; then calls are refused until it speaks again. */
  readonly silenceMs: number;
  /** For a statement of a call. */
  readonly statementMs: number;
  /** True behind a pooler that gives each transaction another connection: what a session keeps is lost there. */
  readonly isPooled: boolean;
}

export const defaultLimits: DatabaseLimits = { silenceMs: 2000, statementMs: 30_000, isPooled: false };

const lockMs = 10_000;
/** A process that stands still in a transaction holds up all others; reading a large statement takes less. */
const idleInTransactionMs = 120_000;
/** Beyond the database's own limit: a connection that is dead without a word. */
const graceMs = 5000;

/** Connections for the calls of users. A pooler takes no settings of a session; it has limits of its own. */
export function callConnections({ statementMs, isPooled }: DatabaseLimits): pg.PoolConfig {
  return {
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
