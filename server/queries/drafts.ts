import { and, count, desc, eq, lte, not, sql } from 'drizzle-orm';
import type { Draft, DraftInput } from '../../src/contract/draft.ts';
import { formDrafts } from '../db/draft-table.ts';
import type { Db } from '../db/open.ts';

/** How long a draft is kept after its last change, in ms (30 days). */
export const draftLifetime = 30 * 24 * 3_600_000;

export interface DraftPlace {
  readonly userId: string;
  readonly trid: string;
  readonly key: string;
}

const here = ({ userId, trid, key }: DraftPlace) =>
  and(eq(formDrafts.userId, userId), eq(formDrafts.trid, trid), eq(formDrafts.key, key));

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
        eq(formDrafts.userId, userId),
        eq(formDrafts.trid, trid),
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
  const bytes = sql<number>`coalesce(sum(octet_length(${formDrafts.data}::text)), 0)`.mapWith(Number);
  const others = and(eq(formDrafts.userId, place.userId), not(here(place) ?? sql`false`));
  const [found] = await db.select({ drafts: count(), bytes }).from(formDrafts).where(others);
  return found ?? { drafts: 0, bytes: 0 };
}

/** Keeps a draft where nobody changed it meanwhile, or where it is gone; answers undefined where somebody did. */
export async function keepDraft(
  db: Db,
  place: DraftPlace,
  { version, data }: DraftInput,
  now: number,
): Promise<Draft | undefined> {
  const next = { version: version + 1, data, modified: now };
  const [changed] = await db
    .update(formDrafts)
    .set(next)
    .where(and(here(place), eq(formDrafts.version, version)))
    .returning();
  if (changed) return asDraft(changed);
  const [made] = await db
    .insert(formDrafts)
    .values({ ...place, ...next })
    .onConflictDoNothing()
    .returning();
  return made && asDraft(made);
}

export async function deleteDraft(db: Db, place: DraftPlace): Promise<void> {
  await db.delete(formDrafts).where(here(place));
}

/** Deletes the drafts changed last at or before `until` (ms). */
export async function deleteDraftsUntil(db: Db, until: number): Promise<void> {
  await db.delete(formDrafts).where(lte(formDrafts.modified, until));
}
