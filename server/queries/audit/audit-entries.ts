import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { auditEntries, auditLabels, throttledGuesses } from '#server/db/tables/audit-tables.ts';
import type { FieldTerm, SearchTerms } from '#server/text-folding/search-terms.ts';

export type AuditRecord = typeof auditEntries.$inferSelect;
export type NewAuditRecord = typeof auditEntries.$inferInsert;

const listeners = new Set<() => void>();

/** Tells of entries that this process wrote; one of a transaction is not committed yet. Answers how to end it. */
export function onAuditEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Twice the same entry is one: a file of orders may be read in again after a fall. */
export async function insertAuditEntries(db: Db | Tx, rows: readonly NewAuditRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(auditEntries)
    .values([...rows])
    .onConflictDoNothing({ target: auditEntries.id });
  for (const listener of listeners) listener();
}

/** How the fields of a list are called in the table (`contract/staff/audit.ts`). */
const columns = {
  value1: auditEntries.actor,
  value2: auditEntries.kind,
  value3: auditEntries.trid,
  value4: auditEntries.recordType,
  value5: auditEntries.recordId,
  value6: auditEntries.text,
  value7: auditEntries.address,
  value8: auditEntries.userId,
  value9: auditEntries.number,
} as const;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

function termCondition(term: FieldTerm): SQL | undefined {
  if (term.field === 'created' && 'from' in term) {
    const { from, to } = term;
    return and(
      from ? sql`${auditEntries.time} >= ${from}::bigint` : undefined,
      to ? sql`${auditEntries.time} <= ${to}::bigint` : undefined,
    );
  }
  const column = Object.hasOwn(columns, term.field) ? columns[term.field as keyof typeof columns] : undefined;
  if (!column || 'from' in term) return sql`false`;
  if ('start' in term) return sql`${column} ilike ${`${escaped(term.start)}%`}`;
  return sql`${column} = any (${sql.param([...term.anyOf])}::text[])`;
}

/** Words that an entry says in full, the last one of each by its beginning: `sp.us` finds `sp.user`. */
const wordCondition = (word: string): SQL | undefined => {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const query = parts.map((part, at) => (at < parts.length - 1 ? `'${part}'` : `'${part}':*`)).join(' & ');
  return query === '' ? undefined : sql`${auditLabels(auditEntries)} @@ to_tsquery('simple'::regconfig, ${query})`;
};

const conditions = ({ fields, words }: SearchTerms) => and(...fields.map(termCondition), ...words.map(wordCondition));

/** Most entries that are counted: what lies behind them is found by narrower questions. */
const maxCounted = 100_000;

interface AuditWindow {
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function listAuditEntries(db: Db, terms: SearchTerms, { newestFirst, limit, offset }: AuditWindow) {
  const entryConditions = conditions(terms);
  const way = newestFirst ? desc : asc;
  const items = await db
    .select()
    .from(auditEntries)
    .where(entryConditions)
    .orderBy(way(auditEntries.time), way(auditEntries.id))
    .limit(limit)
    .offset(offset);
  const some = db.select({ one: sql`1` }).from(auditEntries).where(entryConditions).limit(maxCounted).as('some');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return { items, total: counted?.total ?? 0 };
}

export async function findAuditEntry(db: Db, id: string): Promise<AuditRecord | undefined> {
  const [entryRow] = await db.select().from(auditEntries).where(eq(auditEntries.id, id));
  return entryRow;
}

/** Counts one more guess that was refused unseen; answers how many there were from the address on that day. */
export async function countThrottled(db: Db | Tx, address: string, day: string): Promise<number> {
  const [counted] = await db
    .insert(throttledGuesses)
    .values({ address, day, n: 1 })
    .onConflictDoUpdate({
      target: [throttledGuesses.address, throttledGuesses.day],
      set: { n: sql`${throttledGuesses.n} + 1` },
    })
    .returning({ n: throttledGuesses.n });
  return counted?.n ?? 1;
}

/** Takes the counts of the days before one. */
export const takeThrottled = (tx: Tx, today: string) =>
  tx.delete(throttledGuesses).where(lt(throttledGuesses.day, today)).returning();
