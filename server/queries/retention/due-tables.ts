import { and, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { commissionClaims } from '#server/db/tables/claim-table.ts';
import { commissionImports, commissionLines } from '#server/db/tables/commission-tables.ts';
import { recordMails } from '#server/db/tables/record-mail-table.ts';
import { personRequests } from '#server/db/tables/retention-tables.ts';

interface Due {
  readonly count: number;
  readonly oldest: number | null;
}
/** What is due in a table beside records: counted, and done some rows at a time. Answers how many it did. */
export interface DueTable {
  /** Once for all organisations, or for some of them at a time. */
  readonly isGlobal?: true;
  readonly count: (db: Db | Tx, trids: readonly string[], before: number) => Promise<Due>;
  readonly apply: (tx: Tx, trids: readonly string[], before: number, limit: number) => Promise<number>;
}

const counted = { count: sql<number>`count(*)::int` };
const due = (row: { count: number; oldest: number | null } | undefined): Due => row ?? { count: 0, oldest: null };
const berlinMonth = (ms: number) => monthOfDay(berlinDay(ms));
const noon = (month: string | null) => (month === null ? null : Date.parse(`${month}-01T12:00:00Z`));

const namedLines = (trids: readonly string[], before: number): SQL | undefined =>
  and(
    inArray(commissionLines.trid, [...trids]),
    lt(commissionLines.month, berlinMonth(before)),
    or(isNotNull(commissionLines.customer), isNotNull(commissionLines.phone)),
  );

/** Lines keep contract, tariff and amount: sums stay what they were. */
const commissions: DueTable = {
  count: async (db, trids, before) => {
    const [row] = await db
      .select({ ...counted, oldest: sql<string | null>`min(${commissionLines.month})` })
      .from(commissionLines)
      .where(namedLines(trids, before));
    return due(row && { count: row.count, oldest: noon(row.oldest) });
  },
  apply: async (tx, trids, before, limit) => {
    const some = tx
      .select({ id: commissionLines.id })
      .from(commissionLines)
      .where(namedLines(trids, before))
      .limit(limit);
    const blanked = await tx
      .update(commissionLines)
      .set({ customer: null, phone: null, text: null, search: sql`''::tsvector` })
      .where(and(inArray(commissionLines.trid, [...trids]), inArray(commissionLines.id, some)))
      .returning({ id: commissionLines.id });
    await tx
      .update(commissionClaims)
      .set({ customer: null, phone: null })
      .where(and(inArray(commissionClaims.trid, [...trids]), lt(commissionClaims.month, berlinMonth(before))));
    await tx
      .update(commissionImports)
      .set({ sample: [] })
      .where(lt(commissionImports.month, berlinMonth(before)));
    return blanked.length;
  },
};

const mailsSent: DueTable = {
  count: async (db, trids, before) => {
    const [row] = await db
      .select({ ...counted, oldest: sql<number | null>`min(${recordMails.created})::float8` })
      .from(recordMails)
      .where(and(inArray(recordMails.trid, [...trids]), lt(recordMails.created, before)));
    return due(row);
  },
  apply: async (tx, trids, before, limit) => {
    const place = sql`(${recordMails.trid}, ${recordMails.recordId}, ${recordMails.id})`;
    const old = and(inArray(recordMails.trid, [...trids]), lt(recordMails.created, before));
    const some = sql`(select ${recordMails.trid}, ${recordMails.recordId}, ${recordMails.id} from ${recordMails} where ${old} limit ${limit})`;
    const deleted = await tx
      .delete(recordMails)
      .where(and(old, sql`${place} in ${some}`))
      .returning({ id: recordMails.id });
    return deleted.length;
  },
};

const oldApprovals = (before: number) => and(ne(approvals.state, 'prepared'), lt(approvals.prepared, before));
const approvalRows: DueTable = {
  isGlobal: true,
  count: async (db, _trids, before) => {
    const [row] = await db
      .select({ ...counted, oldest: sql<number | null>`min(${approvals.prepared})::float8` })
      .from(approvals)
      .where(oldApprovals(before));
    return due(row);
  },
  apply: async (tx, _trids, before) =>
    (await tx.delete(approvals).where(oldApprovals(before)).returning({ id: approvals.id })).length,
};

const oldRequests = (before: number) => and(isNotNull(personRequests.finished), lt(personRequests.finished, before));
const requestRows: DueTable = {
  isGlobal: true,
  count: async (db, _trids, before) => {
    const [row] = await db
      .select({ ...counted, oldest: sql<number | null>`min(${personRequests.finished})::float8` })
      .from(personRequests)
      .where(oldRequests(before));
    return due(row);
  },
  apply: async (tx, _trids, before) =>
    (await tx.delete(personRequests).where(oldRequests(before)).returning({ id: personRequests.id })).length,
};

/** By the rules that are about tables and released by an administrator. */
export const dueTables: Readonly<Record<string, DueTable>> = {
  commissions,
  mailsSent,
  approvals: approvalRows,
  personRequests: requestRows,
};
