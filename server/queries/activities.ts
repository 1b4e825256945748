import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Activity } from '../../src/contract/foundation.ts';
import type { Db, Tx } from '../db/open.ts';
import { activities } from '../db/tables.ts';
import { uuidv7 } from '../db/uuid.ts';

export interface NewActivity extends Activity {
  readonly userId: string;
  /** Undefined for what concerns the user alone. */
  readonly trid: string | undefined;
}

/** How long activities are kept, in ms (90 days). */
export const activityLifetime = 90 * 86_400_000;

export async function insertActivities(db: Db | Tx, rows: readonly NewActivity[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(activities).values(rows.map((row) => ({ ...row, id: uuidv7(row.time) })));
}

/** What happened in a foundation, and the user's own logins; newest first. */
export async function listActivities(db: Db, trid: string, userId: string, now: number, limit: number) {
  return await db
    .select({
      time: activities.time,
      actor: activities.actor,
      kind: activities.kind,
      text: activities.text,
      link: activities.link,
    })
    .from(activities)
    .where(
      and(
        or(eq(activities.trid, trid), and(isNull(activities.trid), eq(activities.userId, userId))),
        gt(activities.time, now - activityLifetime),
      ),
    )
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(limit);
}
