import pg from 'pg';

const ignore = () => undefined;

/**
 * Connections to a PostgreSQL. One that the database ends, as at its restart, would end this process, whether it is idle
 * or in the middle of a transaction: the pool takes its listener away while it lends a connection out. The call that
 * uses the connection fails by itself, and the next one opens another.
 */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
