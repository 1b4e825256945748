import { and, desc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { AvailabilityAnswer, AvailabilityCheck } from '#contract/sales/availability.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { availabilityChecks } from '#server/db/tables/availability-tables.ts';

/** Time (ms) after which a check is deleted. */
export const availabilityLifetime = 365 * 86_400_000;

type Row = typeof availabilityChecks.$inferSelect;

/** Which checks a caller sees: all of the organisation, or only a user's own. */
export interface CheckScope {
  readonly trid: string;
  readonly ownOnly?: string | undefined;
}

const checkOf = ({ id, address, source, created, checkedAt, number, technologies }: Row): AvailabilityCheck => ({
  ...{ id, address, source, created, technologies },
  ...(checkedAt !== null && { checkedAt }),
  ...(number !== null && { number }),
});

const inScope = ({ trid, ownOnly }: CheckScope) =>
  and(eq(availabilityChecks.trid, trid), ...(ownOnly === undefined ? [] : [eq(availabilityChecks.userId, ownOnly)]));

export async function insertCheck(
  db: Db | Tx,
  check: AvailabilityCheck,
  { trid, userId, addressKey }: { readonly trid: string; readonly userId: string; readonly addressKey: string },
): Promise<void> {
  const { checkedAt = null, number = null, ...rest } = check;
  await db.insert(availabilityChecks).values({ ...rest, checkedAt, number, trid, userId, addressKey });
}

export async function findCheck(db: Db | Tx, scope: CheckScope, id: string): Promise<AvailabilityCheck | undefined> {
  const [row] = await db
    .select()
    .from(availabilityChecks)
    .where(and(inScope(scope), eq(availabilityChecks.id, id)));
  return row && checkOf(row);
}

/** The latest result for an address since a moment (ms). */
export async function latestCheck(
  db: Db | Tx,
  scope: CheckScope,
  addressKey: string,
  since: number,
): Promise<AvailabilityCheck | undefined> {
  const [row] = await db
    .select()
    .from(availabilityChecks)
    .where(
      and(
        inScope(scope),
        eq(availabilityChecks.addressKey, addressKey),
        isNotNull(availabilityChecks.checkedAt),
        gte(availabilityChecks.checkedAt, since),
      ),
    )
    .orderBy(desc(availabilityChecks.checkedAt), desc(availabilityChecks.id))
    .limit(1);
  return row && checkOf(row);
}

/** Enters what an employee found out, once; undefined where no check of the organisation waits for it. */
export async function answerCheck(
  db: Db | Tx,
  trid: string,
  { checkId, technologies, number }: AvailabilityAnswer,
  now: number,
): Promise<AvailabilityCheck | undefined> {
  const [row] = await db
    .update(availabilityChecks)
    .set({ checkedAt: now, technologies, number: number || null })
    .where(
      and(eq(availabilityChecks.trid, trid), eq(availabilityChecks.id, checkId), isNull(availabilityChecks.checkedAt)),
    )
    .returning();
  return row && checkOf(row);
}

/** The checks that a user asked for. */
export const ownChecks = async (db: Db, userId: string, trid: string): Promise<AvailabilityCheck[]> =>
  (
    await db
      .select()
      .from(availabilityChecks)
      .where(inScope({ trid, ownOnly: userId }))
  ).map(checkOf);

export async function deleteChecksUntil(db: Db, trids: readonly string[], until: number): Promise<void> {
  await db
    .delete(availabilityChecks)
    .where(and(inArray(availabilityChecks.trid, [...trids]), lt(availabilityChecks.created, until)));
}
