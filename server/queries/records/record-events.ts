import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ActivityKind } from '#contract/foundation.ts';
import type { EventText } from '#contract/timeline.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { recordEvents, records } from '#server/db/tables/record-tables.ts';

interface NewEvent {
  readonly trid: string;
  readonly recordId: string;
  readonly time: number;
  readonly actor: string;
  readonly staff: boolean;
  readonly kind: ActivityKind;
  /** A user's own words, or a name. */
  readonly text: string | null;
  readonly said: EventText | null;
  /** Of a comment. */
  readonly recipients?: string[];
}

/** Writes an event into the timeline of each of the records that it belongs to. */
export async function insertEvent(tx: Tx, event: NewEvent, subjects: Iterable<string>): Promise<void> {
  const id = uuidv7(event.time);
  const rows = [...new Set(subjects)].map((subject) => ({ ...event, id, subject }));
  if (rows.length > 0) await tx.insert(recordEvents).values(rows);
}

/** The records that a caller may read: whole types, or the records of a type for one of the caller's keys. */
interface ReadableType {
  readonly type: string;
  readonly keys: readonly string[] | undefined;
}

const forOneOf = (keys: readonly string[] | undefined): SQL | undefined =>
  keys && sql`${records.audience} && ${sql.param(keys)}::text[]`;
const ofType = ({ type, keys }: ReadableType): SQL | undefined => and(eq(records.type, type), forOneOf(keys));

/** A record's timeline before an event's id, newest first, with events of readable records only. */
export async function listEvents(
  db: Db,
  { trid, subject, before, limit }: { trid: string; subject: string; before: string | undefined; limit: number },
  readable: readonly ReadableType[],
) {
  const { id, time, actor, staff, kind, text, said: saidColumn } = recordEvents;
  return db
    .select({
      id,
      time,
      actor,
      staff,
      kind: sql<ActivityKind>`${kind}`,
      text,
      said: saidColumn,
      record: { id: records.id, type: records.type, foreignid: records.foreignid },
    })
    .from(recordEvents)
    .innerJoin(records, and(eq(records.trid, recordEvents.trid), eq(records.id, recordEvents.recordId)))
    .where(
      and(
        eq(recordEvents.trid, trid),
        eq(recordEvents.subject, subject),
        before === undefined ? undefined : lt(id, before),
        or(...readable.map(ofType)),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Forgets what happened to a record and its own timeline. */
export async function deleteEvents(tx: Tx, trid: string, recordId: string): Promise<void> {
  const own = inArray(recordEvents.recordId, [recordId]);
  await tx.delete(recordEvents).where(and(eq(recordEvents.trid, trid), or(own, eq(recordEvents.subject, recordId))));
}
