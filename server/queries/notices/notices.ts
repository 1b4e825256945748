import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { noticeMessages, noticeReaders, notices } from '#server/db/tables/notice-tables.ts';

export type NoticeRow = typeof notices.$inferSelect;
export type NoticeMessageRow = typeof noticeMessages.$inferSelect;
export type NoticeChange = Partial<Omit<NoticeRow, 'id' | 'version'>>;

/** How many of the newest notices employees see. */
const maxListed = 500;

export const listNotices = (db: Db): Promise<NoticeRow[]> =>
  db.select().from(notices).orderBy(desc(notices.modified)).limit(maxListed);

export async function findNotice(db: Db | Tx, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row;
}

export const noticesNamed = (db: Db, ids: readonly string[]): Promise<NoticeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(notices)
        .where(inArray(notices.id, [...ids]));

/** Those that were published and that did not end before a moment (ms); which of them run is told by the clock. */
export const publishedSince = (db: Db, since: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(
      and(
        isNotNull(notices.published),
        or(isNull(notices.ended), gt(notices.ended, since)),
        or(isNull(notices.resolved), gt(notices.resolved, since)),
        or(eq(notices.kind, 'disturbance'), isNull(notices.end), gt(notices.end, since)),
      ),
    )
    .orderBy(desc(notices.modified))
    .limit(maxListed);

/** False where a notice of this id exists already. */
export async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<boolean> {
  return (await tx.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id })).length > 0;
}

/** False where the notice was changed since that version. */
export async function updateNotice(
  tx: Tx,
  { id, version }: Pick<NoticeRow, 'id' | 'version'>,
  change: NoticeChange,
): Promise<boolean> {
  const rows = await tx
    .update(notices)
    .set({ ...change, version: version + 1 })
    .where(and(eq(notices.id, id), eq(notices.version, version)))
    .returning({ id: notices.id });
  return rows.length > 0;
}

/** Drafts alone go: what was published stays in the history. */
export async function deleteDraft(tx: Tx, { id, version }: Pick<NoticeRow, 'id' | 'version'>): Promise<boolean> {
  const rows = await tx
    .delete(notices)
    .where(and(eq(notices.id, id), eq(notices.version, version), isNull(notices.published)))
    .returning({ id: notices.id });
  return rows.length > 0;
}

export async function insertMessage(tx: Tx, message: Omit<NoticeMessageRow, 'id'>): Promise<void> {
  await tx.insert(noticeMessages).values({ ...message, id: uuidv7(message.time) });
}

export const messagesOf = (db: Db, ids: readonly string[]): Promise<NoticeMessageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(noticeMessages)
        .where(inArray(noticeMessages.notice, [...ids]))
        .orderBy(asc(noticeMessages.id));

/** Messages of which users are still to be notified, the oldest first. */
export const pendingMessages = (db: Db, now: number): Promise<NoticeMessageRow[]> =>
  db
    .select()
    .from(noticeMessages)
    .where(and(noticeMessages.isPending, lte(noticeMessages.time, now)))
    .orderBy(asc(noticeMessages.id))
    .limit(100);

/** False where another server has taken it. */
export async function takePending(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(noticeMessages)
    .set({ isPending: false })
    .where(and(eq(noticeMessages.id, id), noticeMessages.isPending))
    .returning({ id: noticeMessages.id });
  return rows.length > 0;
}

/** How many have seen each notice, and how many went on to a ticket. */
export const readerCounts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      notice: noticeReaders.notice,
      seen: count(),
      tickets: sql<number>`(count(*) filter (where ${noticeReaders.answer} = 'continue'))::int`,
    })
    .from(noticeReaders)
    .where(inArray(noticeReaders.notice, [...ids, '']))
    .groupBy(noticeReaders.notice);

export async function recordReaders(db: Db, userId: string, ids: readonly string[], seen: number): Promise<void> {
  if (ids.length > 0)
    await db
      .insert(noticeReaders)
      .values(ids.map((notice) => ({ notice, userId, seen })))
      .onConflictDoNothing();
}

export async function recordAnswer(
  db: Db,
  row: { notice: string; userId: string; seen: number; answer: 'wait' | 'continue' },
): Promise<void> {
  const { notice, userId } = noticeReaders;
  await db
    .insert(noticeReaders)
    .values(row)
    .onConflictDoUpdate({ target: [notice, userId], set: { answer: row.answer } });
}

export const answersOf = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .select({ notice: noticeReaders.notice, answer: noticeReaders.answer })
    .from(noticeReaders)
    .where(and(eq(noticeReaders.userId, userId), inArray(noticeReaders.notice, [...ids, ''])));

/** Who waits for news of a notice. */
export async function waitingReaders(tx: Tx, notice: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ userId: noticeReaders.userId })
    .from(noticeReaders)
    .where(and(eq(noticeReaders.notice, notice), eq(noticeReaders.answer, 'wait')));
  return new Set(rows.map(({ userId }) => userId));
}
