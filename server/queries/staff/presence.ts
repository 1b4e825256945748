import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { deskPresence } from '#server/db/tables/staff-tables.ts';
import { users } from '#server/db/tables/tables.ts';

type Row = typeof deskPresence.$inferSelect;
type Place = Pick<Row, 'trid' | 'recordId'>;

/** How long (ms) a sign of presence counts: two of them may be lost. */
const presenceLifetime = 35_000;

const at = ({ trid, recordId }: Place) => and(eq(deskPresence.trid, trid), eq(deskPresence.recordId, recordId));

/** Also removes what is outdated there, so that nothing but the records of the last readers stays. */
export async function savePresence(db: Db, row: Row): Promise<void> {
  const { time, isTyping } = row;
  const key = [deskPresence.trid, deskPresence.recordId, deskPresence.userId];
  await db.insert(deskPresence).values(row).onConflictDoUpdate({ target: key, set: { time, isTyping } });
  await db.delete(deskPresence).where(and(at(row), lt(deskPresence.time, time - presenceLifetime)));
}

/** Who else has the record open now, by name. */
export const listOthers = (db: Db, place: Place, { userId, now }: { userId: string; now: number }) =>
  db
    .select({ name: users.displayName, isTyping: deskPresence.isTyping })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.userId))
    .where(and(at(place), ne(deskPresence.userId, userId), gte(deskPresence.time, now - presenceLifetime)))
    .orderBy(asc(users.displayName));
