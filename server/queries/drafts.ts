import { and, count, desc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import type { Draft, DraftInput } from '../../src/contract/draft.ts';
import { formDrafts, userDrafts } from '../db/draft-table.ts';
import type { Db, Tx } from '../db/open.ts';

/** How long a draft is kept after its last change, in ms (30 days). */
export const draftLifetime = 30 * 24 * 3_600_000;

export interface DraftPlace {
  readonly userId: string;
  readonly trid: string;
  readonly key: string;
}

const here = ({ trid, userId, key }: DraftPlace, table: typeof formDrafts | typeof userDrafts = formDrafts) =>
  and(eq(table.trid, trid), eq(table.userId, userId), eq(table.key, key));

const asDraft = ({ key, version, modified, data }: typeof formDrafts.$inferSelect): Draft => ({
  key,
  version,
  modified,
  data: data as Draft['data'],
});

/** The user's drafts for a foundation, the latest first; of one form where its key is given. */
export async function listDrafts(
  db: Db,
  { userId, trid, key }: Omit<DraftPlace, 'key'> & { readonly key: string | undefined },
): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.trid, trid),
        eq(formDrafts.userId, userId),
        key === undefined ? undefined : eq(formDrafts.key, key),
      ),
    )
    .orderBy(desc(formDrafts.modified));
  return rows.map(asDraft);
}

export async function findDraft(db: Db, place: DraftPlace): Promise<Draft | undefined> {
  const [row] = await db.select().from(formDrafts).where(here(place));
  return row && asDraft(row);
}

/** How many drafts the user has beside this one, in all organisations, and how many bytes they take. */
export async function otherDrafts(db: Db, place: DraftPlace): Promise<{ drafts: number; bytes: number }> {
  const bytes = sql<number>`coalesce(sum(${userDrafts.bytes}), 0)`.mapWith(Number);
  const others = and(eq(userDrafts.userId, place.userId), not(here(place, userDrafts) ?? sql`false`));
  const [found] = await db.select({ drafts: count(), bytes }).from(userDrafts).where(others);
  return found ?? { drafts: 0, bytes: 0 };
}

/** Keeps a draft where nobody changed it meanwhile, or where it is gone; answers undefined where somebody did. */
export function keepDraft(
  db: Db,
  place: DraftPlace,
  { version, data }: DraftInput,
  now: number,
): Promise<Draft | undefined> {
  return db.transaction(async (tx) => {
    const row = await store(tx, place, version, { version: version + 1, data, modified: now });
    if (row) await noteForUser(tx, place, data, now);
    return row && asDraft(row);
  });
}

async function store(tx: Tx, place: DraftPlace, version: number, next: DraftInput & { modified: number }) {
  const [changed] = await tx
    .update(formDrafts)
    .set(next)
    .where(and(here(place), eq(formDrafts.version, version)))
    .returning();
  if (changed) return changed;
  const [made] = await tx
    .insert(formDrafts)
    .values({ ...place, ...next })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** As the server names uploads. */
const uploadId = /\b[0-9a-f]{32}\b/g;

async function noteForUser(tx: Tx, place: DraftPlace, data: DraftInput['data'], modified: number): Promise<void> {
  const text = JSON.stringify(data);
  const set = { bytes: Buffer.byteLength(text), uploads: [...new Set(text.match(uploadId))], modified };
  const target = [userDrafts.userId, userDrafts.trid, userDrafts.key];
  await tx
    .insert(userDrafts)
    .values({ ...place, ...set })
    .onConflictDoUpdate({ target, set });
}

export async function deleteDraft(db: Db, place: DraftPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(formDrafts).where(here(place));
    await tx.delete(userDrafts).where(here(place, userDrafts));
  });
}

/** Deletes the drafts for these foundations that were changed last at or before `until` (ms). */
export async function deleteDraftsUntil(db: Db, trids: string[], until: number): Promise<void> {
  await db.delete(formDrafts).where(and(inArray(formDrafts.trid, trids), lte(formDrafts.modified, until)));
}

/** Forgets what users must know of the drafts that were changed last at or before `until` (ms). */
export async function forgetDraftsUntil(db: Db, until: number): Promise<void> {
  await db.delete(userDrafts).where(lte(userDrafts.modified, until));
}
