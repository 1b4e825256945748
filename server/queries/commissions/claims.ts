import { and, between, desc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { ClaimKind } from '#contract/commissions/complaint.ts';
import type { CommissionKind, LineState } from '#contract/commissions/line.ts';
import { type LineEvent, lineEvents } from '#domain/commissions/line-states.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionClaims } from '#server/db/tables/claim-table.ts';
import { commissionLines, commissionStatements } from '#server/db/tables/commission-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { changeLines } from './change-lines.ts';

export type ClaimRow = typeof commissionClaims.$inferSelect;
const { search: _search, ...lineColumns } = getTableColumns(commissionLines);

const statementOf = and(
  eq(commissionStatements.trid, commissionLines.trid),
  eq(commissionStatements.importId, commissionLines.importId),
  eq(commissionStatements.vo, commissionLines.vo),
);
const ticketOf = and(eq(records.trid, commissionLines.trid), eq(records.id, commissionLines.ticketId));

/** Lines of a foundation by their ids, each with the end of the time for complaints and the number of its ticket. */
export const linesNamed = (db: Db | Tx, trid: string, ids: readonly number[]) =>
  db
    .select({ ...lineColumns, deadline: commissionStatements.deadline, ticketNumber: records.foreignid })
    .from(commissionLines)
    .leftJoin(commissionStatements, statementOf)
    .leftJoin(records, ticketOf)
    .where(and(eq(commissionLines.trid, trid), inArray(commissionLines.id, [...ids])))
    .orderBy(commissionLines.id);
export type NamedLine = Awaited<ReturnType<typeof linesNamed>>[number];

/** The last day for complaints about an operator's statement of a month. */
export async function deadlineOf(
  db: Db | Tx,
  trid: string,
  { operator, vo, month }: { readonly operator: string; readonly vo: string; readonly month: string },
): Promise<string | undefined> {
  const own = commissionStatements;
  const [deadlineRow] = await db
    .select({ deadline: max(own.deadline) })
    .from(own)
    .where(and(eq(own.trid, trid), eq(own.operator, operator), eq(own.vo, vo), eq(own.month, month)));
  return deadlineRow?.deadline ?? undefined;
}

/** What is complained about already of these lines, orders or gaps, with the tickets' numbers. */
export const claimsNamed = (db: Db | Tx, trid: string, of: ClaimKind, ids: readonly string[]) =>
  db
    .select({ ...getTableColumns(commissionClaims), ticketNumber: records.foreignid })
    .from(commissionClaims)
    .leftJoin(records, and(eq(records.trid, commissionClaims.trid), eq(records.id, commissionClaims.ticketId)))
    .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.of, of), inArray(commissionClaims.id, [...ids])));

/** What a ticket complains about. */
export const claimsOfTicket = (db: Db | Tx, trid: string, ticketId: string): Promise<ClaimRow[]> =>
  db
    .select()
    .from(commissionClaims)
    .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.ticketId, ticketId)))
    .orderBy(commissionClaims.month, commissionClaims.of, commissionClaims.id);

/** Adds claims that do not exist yet; returns the added ones. */
export async function insertClaims(tx: Tx, claims: readonly ClaimRow[]): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const added = await tx
    .insert(commissionClaims)
    .values([...claims])
    .onConflictDoNothing()
    .returning({ id: commissionClaims.id, of: commissionClaims.of });
  return new Set(added.map(({ id, of }) => `${of} ${id}`));
}

/** Holds lines until the transaction ends; answers the states that they are in. */
export async function holdLines(tx: Tx, trid: string, ids: readonly number[]): Promise<Map<number, LineState>> {
  const rows = await tx
    .select({ id: commissionLines.id, state: commissionLines.state })
    .from(commissionLines)
    .where(and(eq(commissionLines.trid, trid), inArray(commissionLines.id, [...ids])))
    .orderBy(commissionLines.id)
    .for('update');
  return new Map(rows.map(({ id, state }) => [id, state as LineState]));
}

/** Lines that were held are complained about by a ticket from now on. */
export const complainAbout = (tx: Tx, trid: string, ids: readonly number[], ticketId: string): Promise<void> =>
  changeLines(tx, trid, ids, { state: lineEvents.complained.open, ticketId });

const lineIdsOf = (claims: readonly Pick<ClaimRow, 'of' | 'id'>[]) =>
  claims.flatMap(({ of, id }) => (of === 'line' ? [Number(id)] : []));

/** What happens to a ticket happens to what it complains about, in the same transaction. */
export async function moveClaims(tx: Tx, trid: string, ticketId: string, event: LineEvent): Promise<void> {
  const own = and(eq(commissionClaims.trid, trid), eq(commissionClaims.ticketId, ticketId));
  const claims = await tx.select().from(commissionClaims).where(own).orderBy(commissionClaims.id).for('update');
  const moved = Map.groupBy(claims, ({ state }) => (lineEvents[event] as Partial<Record<string, LineState>>)[state]);
  for (const [state, some] of moved) {
    if (state === undefined) continue;
    const ids = some.map(({ id }) => id);
    const these = and(own, inArray(commissionClaims.id, ids));
    await holdLines(tx, trid, lineIdsOf(some));
    await changeLines(tx, trid, lineIdsOf(some), { state, ...(state === 'open' && { ticketId: null }) });
    // An open line has no claim any more, and may later belong to another ticket.
    if (state === 'open') await tx.delete(commissionClaims).where(these);
    else await tx.update(commissionClaims).set({ state }).where(these);
  }
}

/** Claims of a foundation that wait for a correction; held until the transaction ends. */
export const waitingClaims = (tx: Tx, trid: string): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(commissionClaims)
    .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.state, 'complained')))
    .orderBy(commissionClaims.id)
    .for('update');

/** A claim that a later line puts right: both know of each other, and the sums of what was won. */
export async function payClaim(tx: Tx, claim: ClaimRow, lineId: number, won: number): Promise<void> {
  const { trid, of, id, ticketId } = claim;
  const state = lineEvents.corrected.complained;
  await tx
    .update(commissionClaims)
    .set({ state, correctedBy: lineId, won })
    .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.of, of), eq(commissionClaims.id, id)));
  if (of === 'line') {
    await changeLines(tx, trid, [Number(id)], { state, correctedBy: lineId, won });
    await changeLines(tx, trid, [lineId], { corrects: Number(id) });
    return;
  }
  // An order or a gap has no line of its own: what it won stands at the one that pays for it.
  await changeLines(tx, trid, [lineId], { state, ticketId, won });
}

/** Lines that an import brought to a foundation and that put nothing right yet. */
export const linesOfImport = (tx: Db | Tx, trid: string, importId: number) =>
  tx
    .select(lineColumns)
    .from(commissionLines)
    .where(
      and(
        eq(commissionLines.trid, trid),
        eq(commissionLines.importId, importId),
        eq(commissionLines.state, 'open'),
        sql`${commissionLines.amount} > 0 and ${commissionLines.corrects} is null`,
      ),
    )
    .orderBy(commissionLines.id);

/** Claims that lines between two ids put right. */
export const claimsCorrectedBy = (tx: Tx, trid: string, first: number, last: number): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(commissionClaims)
    .where(and(eq(commissionClaims.trid, trid), between(commissionClaims.correctedBy, first, last)))
    .orderBy(commissionClaims.id)
    .for('update');

/** A claim waits again, because the line that had put it right counts no more. */
export async function unpayClaim(tx: Tx, { trid, of, id }: ClaimRow): Promise<void> {
  await tx
    .update(commissionClaims)
    .set({ state: 'complained', correctedBy: null, won: null })
    .where(and(eq(commissionClaims.trid, trid), eq(commissionClaims.of, of), eq(commissionClaims.id, id)));
  if (of === 'line') await changeLines(tx, trid, [Number(id)], { state: 'complained', correctedBy: null, won: null });
}

/** Lines of a foundation from an operator that pay for one kind of thing, the newest first. */
export const linesOfKind = (tx: Db | Tx, trid: string, operator: string, kind: CommissionKind) =>
  tx
    .select(lineColumns)
    .from(commissionLines)
    .where(and(eq(commissionLines.trid, trid), eq(commissionLines.operator, operator), eq(commissionLines.kind, kind)))
    .orderBy(desc(commissionLines.month), commissionLines.id);
