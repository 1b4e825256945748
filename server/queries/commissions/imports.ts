import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ImportFault, ImportLine, ImportSource, ImportState, ImportSum } from '#contract/commissions/import.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { commissionImports } from '#server/db/tables/commission-tables.ts';

const { content: _content, ...columns } = getTableColumns(commissionImports);

type Stored = Omit<typeof commissionImports.$inferSelect, 'content'>;
/** An import without its file. */
export interface ImportOfFile extends Omit<Stored, 'sums' | 'faults' | 'sample' | 'state' | 'source'> {
  readonly sums: readonly ImportSum[];
  readonly faults: readonly ImportFault[];
  readonly sample: readonly ImportLine[];
  readonly state: ImportState;
  readonly source: ImportSource;
}
export type NewImport = Omit<typeof commissionImports.$inferInsert, 'id'>;
const typed = (row: Stored) => row as ImportOfFile;

/** Undefined where the same file counts already. */
export async function insertImport(db: Db | Tx, row: NewImport): Promise<number | undefined> {
  const [createdImport] = await db
    .insert(commissionImports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: commissionImports.id });
  return createdImport?.id;
}

interface ImportWindow {
  readonly states: readonly string[] | undefined;
  readonly words: readonly string[];
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}
export async function listImports(db: Db, { states, words, newestFirst, limit, offset }: ImportWindow) {
  const { name, operator, month, state, id } = commissionImports;
  const text = sql`lower(concat_ws(' ', ${name}, ${operator}, ${month}))`;
  const where = and(
    states && inArray(state, [...states]),
    ...words.map((word) => sql`strpos(${text}, lower(${word})) > 0`),
  );
  const [items, [all]] = await Promise.all([
    db
      .select(columns)
      .from(commissionImports)
      .where(where)
      .orderBy(newestFirst ? desc(id) : id)
      .limit(limit)
      .offset(offset),
    db.select({ n: count() }).from(commissionImports).where(where),
  ]);
  return { items: items.map(typed), total: all?.n ?? 0 };
}

export async function findImport(db: Db | Tx, id: number): Promise<ImportOfFile | undefined> {
  const [row] = await db.select(columns).from(commissionImports).where(eq(commissionImports.id, id));
  return row && typed(row);
}

/** The import for as long as the transaction lasts, with its file. */
export async function lockImport(tx: Tx, id: number) {
  const [row] = await tx.select().from(commissionImports).where(eq(commissionImports.id, id)).for('update');
  return row && { ...typed(row), content: row.content };
}

export async function changeImport(tx: Db | Tx, id: number, change: Partial<NewImport>): Promise<void> {
  await tx.update(commissionImports).set(change).where(eq(commissionImports.id, id));
}

/** Imports of the same file, newest first. */
export async function importsOfHash(db: Db | Tx, hash: string): Promise<ImportOfFile[]> {
  const rows = await db
    .select(columns)
    .from(commissionImports)
    .where(eq(commissionImports.hash, hash))
    .orderBy(desc(commissionImports.id));
  return rows.map(typed);
}

/** Imports of some files, from any source and in any state. */
export async function knownHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: commissionImports.hash })
    .from(commissionImports)
    .where(inArray(commissionImports.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

/** How many imports there are, and which was the last. */
export async function importsInAll(db: Db) {
  const { id, name, createdBy, created } = commissionImports;
  const [[all], [last]] = await Promise.all([
    db.select({ n: count() }).from(commissionImports),
    db.select({ title: name, by: createdBy, at: created }).from(commissionImports).orderBy(desc(id)).limit(1),
  ]);
  return { count: all?.n ?? 0, ...(last && { last }) };
}
