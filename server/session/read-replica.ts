import type { BaseServices } from '../db/base-services.ts';
import type { Db } from '../db/open.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { Actor } from './actor.ts';

type ReplicaServices = Pick<BaseServices, 'db' | 'replica' | 'metrics'>;

/** The database that a caller's list is read from: the replica once it has all that the session wrote. */
export function readableDb({ db, replica, metrics }: ReplicaServices, { token }: Pick<Actor, 'token'>): Db {
  if (!replica) return db;
  const isCurrent = replica.has(token.written);
  metrics.replicaReads.inc({ source: isCurrent ? 'replica' : 'primary' });
  return isCurrent ? replica.db : db;
}

/** The same for a read as a whole; one that the replica breaks off is read again from the database that writes. */
export async function readFromReplica<Services extends ReplicaServices, Answer>(
  services: Services,
  actor: Pick<Actor, 'token'>,
  read: (services: Services) => Promise<Answer>,
): Promise<Answer> {
  const db = readableDb(services, actor);
  if (db === services.db) return read(services);
  try {
    return await read({ ...services, db });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    services.metrics.replicaReads.inc({ source: 'primary' });
    return read(services);
  }
}
