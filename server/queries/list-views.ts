import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { ListViewMarks, ViewedList } from '#contract/list-view.ts';
import type { Db, Tx } from '../db/open.ts';
import { listViewMarks, listViews, type ViewContent } from '../db/tables/list-view-tables.ts';
import { users } from '../db/tables/tables.ts';

/** A user who sees own views, and those that are shared in the organisation. */
interface Reader {
  readonly trid: string;
  readonly userId: string;
}

export interface ListViewRow extends ListViewMarks {
  readonly id: string;
  readonly userId: string;
  readonly list: ViewedList;
  readonly name: string;
  readonly content: ViewContent;
  readonly isShared: boolean;
  readonly version: number;
  readonly modified: number;
  readonly author: string | null;
}

const viewAt = (trid: string, id: string) => and(eq(listViews.trid, trid), eq(listViews.id, id));

/** The views that a user sees, by name; one alone, or those of one list. */
export async function findListViews(
  db: Db | Tx,
  { trid, userId }: Reader,
  { id, list }: { readonly id?: string; readonly list?: ViewedList | undefined } = {},
): Promise<ListViewRow[]> {
  const rows = await db
    .select({
      id: listViews.id,
      userId: listViews.userId,
      list: listViews.list,
      name: listViews.name,
      content: listViews.content,
      isShared: listViews.isShared,
      version: listViews.version,
      modified: listViews.modified,
      isPinned: listViewMarks.isPinned,
      isDefault: listViewMarks.isDefault,
      author: users.displayName,
    })
    .from(listViews)
    .leftJoin(
      listViewMarks,
      and(eq(listViewMarks.trid, trid), eq(listViewMarks.viewId, listViews.id), eq(listViewMarks.userId, userId)),
    )
    .leftJoin(users, eq(users.id, listViews.userId))
    .where(
      and(
        eq(listViews.trid, trid),
        or(eq(listViews.userId, userId), eq(listViews.isShared, true)),
        id === undefined ? undefined : eq(listViews.id, id),
        list === undefined ? undefined : eq(listViews.list, list),
      ),
    )
    .orderBy(asc(listViews.name), asc(listViews.id));
  return rows.map((row) => ({ ...row, isPinned: row.isPinned ?? false, isDefault: row.isDefault ?? false }));
}

/** How many views the user saved in the organisation. */
export async function countListViews(db: Db | Tx, { trid, userId }: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(listViews)
    .where(and(eq(listViews.trid, trid), eq(listViews.userId, userId)));
  return row?.total ?? 0;
}

export async function insertListView(tx: Tx, row: typeof listViews.$inferInsert): Promise<void> {
  await tx.insert(listViews).values(row);
}

/** False if it was changed since `version`. */
export async function changeListView(
  tx: Tx,
  { trid, id, version }: { readonly trid: string; readonly id: string; readonly version: number },
  change: Pick<typeof listViews.$inferInsert, 'name' | 'content' | 'isShared' | 'modified'>,
): Promise<boolean> {
  const changed = await tx
    .update(listViews)
    .set({ ...change, version: version + 1 })
    .where(and(viewAt(trid, id), eq(listViews.version, version)))
    .returning({ id: listViews.id });
  return changed.length > 0;
}

/** Takes the marks of colleagues from a view that is theirs no more. */
export async function deleteForeignMarks(tx: Tx, { trid, userId }: Reader, id: string): Promise<void> {
  await tx
    .delete(listViewMarks)
    .where(and(eq(listViewMarks.trid, trid), eq(listViewMarks.viewId, id), ne(listViewMarks.userId, userId)));
}

/** What a user wants of a view; a default takes the place of the one before. */
export async function markListView(
  tx: Tx,
  { trid, userId }: Reader,
  { id, list }: Pick<ListViewRow, 'id' | 'list'>,
  marks: ListViewMarks,
): Promise<void> {
  if (marks.isDefault) {
    const others = tx
      .select({ id: listViews.id })
      .from(listViews)
      .where(and(eq(listViews.trid, trid), eq(listViews.list, list)));
    await tx
      .update(listViewMarks)
      .set({ isDefault: false })
      .where(
        and(eq(listViewMarks.trid, trid), eq(listViewMarks.userId, userId), inArray(listViewMarks.viewId, others)),
      );
  }
  await tx
    .insert(listViewMarks)
    .values({ trid, userId, viewId: id, ...marks })
    .onConflictDoUpdate({ target: [listViewMarks.trid, listViewMarks.userId, listViewMarks.viewId], set: marks });
}

export async function deleteListView(tx: Tx, trid: string, id: string): Promise<void> {
  await tx.delete(listViewMarks).where(and(eq(listViewMarks.trid, trid), eq(listViewMarks.viewId, id)));
  await tx.delete(listViews).where(viewAt(trid, id));
}
