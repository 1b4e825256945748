import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { auditChain, auditEntries } from '#server/db/tables/audit-tables.ts';
import type { AuditRecord } from './audit-entries.ts';

type AuditChain = typeof auditChain.$inferSelect;

/** What the first entry follows. */
export const noHash = '0'.repeat(64);

const begin = { id: 1, seq: 0, hash: noHash, anchorSeq: 0, anchorHash: noHash };
const empty: AuditChain = { ...begin, checked: null, faultSeq: null, fault: null };

export async function readChain(db: Db | Tx): Promise<AuditChain> {
  const [chain] = await db.select().from(auditChain);
  return chain ?? empty;
}

/** The ends of the chain, held until the transaction ends; undefined while another process holds them. */
export async function holdChain(tx: Tx): Promise<AuditChain | undefined> {
  await tx.insert(auditChain).values(begin).onConflictDoNothing();
  const [chain] = await tx.select().from(auditChain).for('update', { skipLocked: true });
  return chain;
}

export async function changeChain(tx: Db | Tx, change: Partial<AuditChain>): Promise<void> {
  await tx.update(auditChain).set(change).where(eq(auditChain.id, 1));
}

export const hasUnsealed = async (db: Db): Promise<boolean> =>
  (await db.select({ id: auditEntries.id }).from(auditEntries).where(isNull(auditEntries.seq)).limit(1)).length > 0;

export const countUnsealed = (db: Db): Promise<number> => db.$count(auditEntries, isNull(auditEntries.seq));

export const unsealedEntries = (tx: Tx, most: number): Promise<AuditRecord[]> =>
  tx.select().from(auditEntries).where(isNull(auditEntries.seq)).orderBy(asc(auditEntries.id)).limit(most);

export interface Seal {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
}

export async function writeSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  const [ids, seqs, hashes] = [seals.map(({ id }) => id), seals.map(({ seq }) => seq), seals.map(({ hash }) => hash)];
  await tx.execute(
    sql`update ${auditEntries} set seq = s.seq, hash = s.hash from unnest(${sql.param(ids)}::text[], ${sql.param(seqs)}::bigint[], ${sql.param(hashes)}::text[]) as s(id, seq, hash) where ${auditEntries.id} = s.id`,
  );
}

/** Sealed entries behind a place in the chain, in its order. */
export const sealedAfter = (db: Db | Tx, seq: number, most: number): Promise<AuditRecord[]> =>
  db.select().from(auditEntries).where(gt(auditEntries.seq, seq)).orderBy(asc(auditEntries.seq)).limit(most);

/** Hashes by their places, of those that are still kept. */
export async function hashesAt(db: Db | Tx, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { seq, hash } = auditEntries;
  const chainRows = await db
    .select({ seq, hash })
    .from(auditEntries)
    .where(inArray(seq, [...seqs]));
  return new Map(
    chainRows.flatMap((one) => (one.seq !== null && one.hash !== null ? [[one.seq, one.hash] as const] : [])),
  );
}

/** What the newest entry about deleted entries says. */
export async function newestExpiry(db: Db | Tx): Promise<string | undefined> {
  const { kind, text, id } = auditEntries;
  const [expiryEntry] = await db
    .select({ text })
    .from(auditEntries)
    .where(eq(kind, 'expired'))
    .orderBy(desc(id))
    .limit(1);
  return expiryEntry?.text ?? undefined;
}

/** The last entry of the beginning of the chain in which all are older than a moment (ms). */
export async function lastBefore(tx: Tx, chain: AuditChain, moment: number): Promise<AuditRecord | undefined> {
  const { seq, time } = auditEntries;
  const [first] = await tx
    .select({ seq: sql<number | null>`min(${seq})::float8` })
    .from(auditEntries)
    .where(and(isNotNull(seq), gt(time, moment)));
  const last = first?.seq ? first.seq - 1 : chain.seq;
  const [lastEntry] = await tx.select().from(auditEntries).where(eq(seq, last));
  return lastEntry;
}

export async function deleteSealedUntil(tx: Tx, seq: number): Promise<number> {
  const deletedRows = await tx
    .delete(auditEntries)
    .where(lte(auditEntries.seq, seq))
    .returning({ id: auditEntries.id });
  return deletedRows.length;
}
