import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './open.ts';

const minute = 60_000;

/**
 * The embedded database has no process that makes checkpoints: until it is closed its log would only grow, and the
 * start after a crash would read all of it. One costs a few ms where little was written.
 */
export function startCheckpoints({ db, embedded }: OpenDatabase, log: FastifyBaseLogger): () => void {
  if (!embedded) return () => undefined;
  const timer = setInterval(() => {
    db.execute(sql`checkpoint`).catch((error: unknown) => log.error({ err: error }, 'checkpoint failed'));
  }, minute).unref();
  return () => clearInterval(timer);
}
