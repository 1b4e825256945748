import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { statementCount } from './statement-count.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const on = (connections: pg.Pool | pg.PoolClient) => drizzle(connections, { logger: statementCount });

/**
 * The database behind a pool. It lends connections to transactions itself, since drizzle never returns one after a
 * failed `begin`, for example if PostgreSQL ends at that moment: after ten of them every call would wait forever
 * (drizzle-orm issue 6341, open in 0.45.4).
 */
export function databaseOf(pool: pg.Pool): ReturnType<typeof on> {
  const db = on(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await on(client).transaction(work, config);
    } catch (error) {
      // Another connection may lead to the database that took over.
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
