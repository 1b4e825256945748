import { createHash } from 'node:crypto';
import { clockSlack } from '#server/core/clock-slack.ts';
import { keyReused, stillRunning } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import type { Tx } from '#server/db/open.ts';
import { noteAfterRollback } from '#server/files/storage/check-file.ts';
import { findKey, type KeyOfUser, keepAnswer, keyLifetime, lockKey } from '#server/queries/records/idempotency-keys.ts';

export interface Intent {
  readonly trid: string;
  readonly userId: string;
  /** The `Idempotency-Key` header; without one every call is a new intent. */
  readonly key: string | undefined;
  /** Everything that makes the call what it is: path and body. */
  readonly content: unknown;
}

const running = new WeakMap<object, Set<string>>();

/** Keys that this process works on right now. */
function runningKeys(services: BaseServices): Set<string> {
  const keys = running.get(services.db) ?? new Set();
  running.set(services.db, keys);
  return keys;
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * Two changes that lock the same records in different orders wait for each other; the one that the database cancels is
 * retried.
 */
async function transact<T>(services: BaseServices, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await services.db.transaction(work);
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      if (code === '40P01' && left > 0) continue;
      await noteAfterRollback(services, error);
      throw error;
    }
  }
}

/**
 * Does a write once per intent, in a transaction that also keeps the answer: a crash leaves neither. The same key and
 * content answer the kept answer; `prepare` is not even called.
 */
export async function exactlyOnce<Answer extends object>(
  services: BaseServices,
  { trid, userId, key, content }: Intent,
  prepare: () => Promise<(tx: Tx) => Promise<Answer>>,
): Promise<Answer> {
  if (!key) {
    const work = await prepare();
    return transact(services, work);
  }
  const keys = runningKeys(services);
  const name = `${trid} ${userId} ${key}`;
  if (keys.has(name)) throw stillRunning();
  keys.add(name);
  try {
    const owner = { trid, userId, key };
    const bodyHash = hashOf(content);
    const now = services.clock();
    const keptResponse = await keptAnswer<Answer>(services.db, owner, bodyHash, now);
    if (keptResponse) return keptResponse;
    const work = await prepare();
    return await transact(services, async (tx) => {
      if (!(await lockKey(tx, owner))) throw stillRunning();
      const meanwhile = await keptAnswer<Answer>(tx, owner, bodyHash, now);
      if (meanwhile) return meanwhile;
      const answered = await work(tx);
      // One-time secrets are never stored.
      const { secret: _secret, ...answer } = answered as Answer & { secret?: unknown };
      await keepAnswer(tx, { ...owner, bodyHash, answer, created: now });
      return answered;
    });
  } finally {
    keys.delete(name);
  }
}

async function keptAnswer<Answer>(
  db: BaseServices['db'] | Tx,
  owner: KeyOfUser,
  bodyHash: string,
  now: number,
): Promise<Answer | undefined> {
  const keyRow = await findKey(db, owner);
  if (!keyRow || keyRow.created <= now - keyLifetime - clockSlack) return undefined;
  if (keyRow.bodyHash !== bodyHash) throw keyReused();
  return keyRow.answer as Answer;
}
