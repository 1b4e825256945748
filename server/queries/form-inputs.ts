import { and, count, desc, eq, inArray, lte, not, or, sql } from 'drizzle-orm';
import type { FormInputBody, StoredFormInput } from '#contract/form-input.ts';
import type { Db, Tx } from '../db/open.ts';
import { formInputs, userFormInputs } from '../db/tables/form-input-table.ts';

/** How long a form input is kept after its last change, in ms (30 days). */
export const formInputLifetime = 30 * 24 * 3_600_000;

interface FormInputPlace {
  readonly userId: string;
  readonly trid: string;
  readonly key: string;
}

const here = ({ trid, userId, key }: FormInputPlace, table: typeof formInputs | typeof userFormInputs = formInputs) =>
  and(eq(table.trid, trid), eq(table.userId, userId), eq(table.key, key));

const asFormInput = ({ key, version, modified, data }: typeof formInputs.$inferSelect): StoredFormInput => ({
  key,
  version,
  modified,
  data: data as StoredFormInput['data'],
});

/** The user's form inputs for a foundation, the latest first; of one form where its key is given. */
export async function listFormInputs(
  db: Db,
  { userId, trid, key }: Omit<FormInputPlace, 'key'> & { readonly key: string | undefined },
): Promise<StoredFormInput[]> {
  const rows = await db
    .select()
    .from(formInputs)
    .where(
      and(
        eq(formInputs.trid, trid),
        eq(formInputs.userId, userId),
        key === undefined ? undefined : eq(formInputs.key, key),
      ),
    )
    .orderBy(desc(formInputs.modified));
  return rows.map(asFormInput);
}

export async function findFormInput(db: Db, place: FormInputPlace): Promise<StoredFormInput | undefined> {
  const [row] = await db.select().from(formInputs).where(here(place));
  return row && asFormInput(row);
}

/** How many form inputs the user has beside this one, in all organisations, and how many bytes they take. */
export async function otherFormInputs(db: Db, place: FormInputPlace): Promise<{ formInputs: number; bytes: number }> {
  const bytes = sql<number>`coalesce(sum(${userFormInputs.bytes}), 0)`.mapWith(Number);
  const others = and(eq(userFormInputs.userId, place.userId), not(here(place, userFormInputs) ?? sql`false`));
  const [usageRow] = await db.select({ formInputs: count(), bytes }).from(userFormInputs).where(others);
  return usageRow ?? { formInputs: 0, bytes: 0 };
}

/** Saves a form input if it is unchanged since or deleted; returns undefined if another session changed it. */
export function keepFormInput(
  db: Db,
  place: FormInputPlace,
  { version, data, unanswered = [] }: FormInputBody,
  now: number,
): Promise<StoredFormInput | undefined> {
  return db.transaction(async (tx) => {
    const row = await store(tx, place, { version, unanswered }, { data, modified: now });
    if (row) await markForUser(tx, place, data, now);
    return row && asFormInput(row);
  });
}

async function store(
  tx: Tx,
  place: FormInputPlace,
  { version, unanswered }: { version: number; unanswered: readonly number[] },
  next: Pick<FormInputBody, 'data'> & { modified: number },
) {
  const isOwn = sql`(${formInputs.data} ->> 'savedAt')::numeric = any(${sql.param(unanswered)}::numeric[])`;
  const follows = unanswered.length > 0 ? or(eq(formInputs.version, version), isOwn) : eq(formInputs.version, version);
  const [changed] = await tx
    .update(formInputs)
    .set({ ...next, version: sql`${formInputs.version} + 1` })
    .where(and(here(place), follows))
    .returning();
  if (changed) return changed;
  const [createdInput] = await tx
    .insert(formInputs)
    .values({ ...place, ...next, version: version + 1 })
    .onConflictDoNothing()
    .returning();
  return createdInput;
}

/** As the server names uploads. */
const uploadId = /\b[0-9a-f]{32}\b/g;

async function markForUser(
  tx: Tx,
  place: FormInputPlace,
  data: FormInputBody['data'],
  modified: number,
): Promise<void> {
  const text = JSON.stringify(data);
  const set = { bytes: Buffer.byteLength(text), uploads: [...new Set(text.match(uploadId))], modified };
  const target = [userFormInputs.userId, userFormInputs.trid, userFormInputs.key];
  await tx
    .insert(userFormInputs)
    .values({ ...place, ...set })
    .onConflictDoUpdate({ target, set });
}

export async function deleteFormInput(db: Db, place: FormInputPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(formInputs).where(here(place));
    await tx.delete(userFormInputs).where(here(place, userFormInputs));
  });
}

/** Deletes the form inputs for these foundations that were changed last at or before `until` (ms). */
export async function deleteFormInputsUntil(db: Db, trids: string[], until: number): Promise<void> {
  await db.delete(formInputs).where(and(inArray(formInputs.trid, trids), lte(formInputs.modified, until)));
}

/** Forgets what users must know of the form inputs that were changed last at or before `until` (ms). */
export async function forgetFormInputsUntil(db: Db, until: number): Promise<void> {
  await db.delete(userFormInputs).where(lte(userFormInputs.modified, until));
}
