import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Activity } from '#contract/foundation.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { activities, userActivities } from '#server/db/tables/tables.ts';

interface NewActivity extends Activity {
  readonly userId: string;
  /** Undefined for what concerns the user alone. */
  readonly trid: string | undefined;
}

/** How long activities are kept, in ms (90 days). */
export const activityLifetime = 90 * 86_400_000;

export async function insertActivities(db: Db | Tx, rows: readonly NewActivity[]): Promise<void> {
  const all = rows.map((row) => ({ ...row, id: uuidv7(row.time) }));
  const shared = all.flatMap(({ trid, ...row }) => (trid === undefined ? [] : [{ ...row, trid }]));
  const own = all.filter(({ trid }) => trid === undefined);
  if (shared.length > 0) await db.insert(activities).values(shared);
  if (own.length > 0) await db.insert(userActivities).values(own);
}

const columnsOf = ({ id, time, actor, kind, text, number, link }: typeof activities | typeof userActivities) => ({
  id,
  time,
  actor,
  kind,
  text,
  number,
  link,
});

interface ActivityReader {
  readonly trid: string;
  readonly userId: string;
  /** Of the foundation only what this user did. */
  readonly doneBy?: string | undefined;
}

/** What happened in a foundation, and the user's own logins; newest first. */
export async function listActivities(db: Db, { trid, userId, doneBy }: ActivityReader, now: number, limit: number) {
  const since = now - activityLifetime;
  const shared = db
    .select(columnsOf(activities))
    .from(activities)
    .where(
      and(
        eq(activities.trid, trid),
        gt(activities.time, since),
        doneBy === undefined ? undefined : eq(activities.userId, doneBy),
      ),
    )
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(limit);
  const own = db
    .select(columnsOf(userActivities))
    .from(userActivities)
    .where(and(eq(userActivities.userId, userId), gt(userActivities.time, since)))
    .orderBy(desc(userActivities.time), desc(userActivities.id))
    .limit(limit);
  const rows = await unionAll(shared, own).orderBy(desc(activities.time), desc(activities.id)).limit(limit);
  return rows.map(({ id: _id, ...row }) => row);
}

/** Deletes what happened in these foundations until a time (ms). */
export async function deleteActivitiesUntil(db: Db, trids: string[], until: number): Promise<void> {
  await db.delete(activities).where(and(inArray(activities.trid, trids), lte(activities.time, until)));
}

export async function deleteUserActivitiesUntil(db: Db, until: number): Promise<void> {
  await db.delete(userActivities).where(lte(userActivities.time, until));
}
