import { and, asc, count, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/open.ts';
import { libraryFavourites, libraryFiles, libraryFollows } from '#server/db/tables/library-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { inView } from './library-view.ts';
import type { View } from './view.ts';

export async function setFavourite(db: Db, userId: string, path: string, on: boolean, now: number): Promise<void> {
  if (on) await db.insert(libraryFavourites).values({ userId, path, created: now }).onConflictDoNothing();
  else
    await db
      .delete(libraryFavourites)
      .where(and(eq(libraryFavourites.userId, userId), eq(libraryFavourites.path, path)));
}

/** The favourites that the user may still see; latest mark first. */
export async function favouriteFiles(db: Db, userId: string, view: View) {
  const rows = await db
    .select({ file: libraryFiles })
    .from(libraryFavourites)
    .innerJoin(libraryFiles, eq(libraryFiles.path, libraryFavourites.path))
    .where(and(eq(libraryFavourites.userId, userId), inView(libraryFiles.audience, view)))
    .orderBy(desc(libraryFavourites.created), asc(libraryFiles.path));
  return rows.map(({ file }) => file);
}

/** What changed before the user began to follow is not news. */
export async function setFollow(db: Db, userId: string, folder: string, on: boolean, now: number): Promise<void> {
  if (on) await db.insert(libraryFollows).values({ userId, folder, seen: now, mailed: now }).onConflictDoNothing();
  else await db.delete(libraryFollows).where(and(eq(libraryFollows.userId, userId), eq(libraryFollows.folder, folder)));
}

export const followsOf = (db: Db, userId: string) =>
  db.select().from(libraryFollows).where(eq(libraryFollows.userId, userId)).orderBy(asc(libraryFollows.folder));
type Follow = Awaited<ReturnType<typeof followsOf>>[number];

const changedIn = (folder: string, since: number): SQL =>
  and(
    gt(libraryFiles.changed, since),
    or(eq(libraryFiles.folder, folder), sql`starts_with(${libraryFiles.folder}, ${`${folder}/`})`),
  ) as SQL;

/** Files in followed folders that changed since a time that each follow names; newest change first. */
export async function newsFor(
  db: Db | Tx,
  view: View,
  follows: readonly Follow[],
  since: (follow: Follow) => number,
  limit: number,
) {
  if (follows.length === 0) return { items: [], total: 0 };
  const where = and(
    or(...follows.map((follow) => changedIn(follow.folder, since(follow)))),
    inView(libraryFiles.audience, view),
  );
  const items = await db
    .select()
    .from(libraryFiles)
    .where(where)
    .orderBy(desc(libraryFiles.changed), desc(libraryFiles.id))
    .limit(limit);
  const [all] = await db.select({ n: count() }).from(libraryFiles).where(where);
  return { items, total: all?.n ?? 0 };
}

/** The user has seen what is new in a folder: in the follows of it, of those above and of those below. */
export async function markSeen(db: Db, userId: string, folder: string, now: number): Promise<void> {
  await db
    .update(libraryFollows)
    .set({ seen: now })
    .where(
      and(
        eq(libraryFollows.userId, userId),
        or(eq(libraryFollows.folder, folder), sql`starts_with(${libraryFollows.folder}, ${`${folder}/`})`),
      ),
    );
}

/** Users with follows that were not checked for a mail since a time (ms). */
export async function dueFollowers(db: Db, mailedUntil: number, limit: number) {
  return await db
    .selectDistinct({ id: users.id, email: users.email, roles: users.roles, disabled: users.disabled })
    .from(libraryFollows)
    .innerJoin(users, eq(users.id, libraryFollows.userId))
    .where(lte(libraryFollows.mailed, mailedUntil))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Says that a mail about all follows is being written; answers them as they were, or none where no look lies that far back (ms) any more. */
export async function recordMailed(tx: Tx, userId: string, mailedUntil: number, now: number): Promise<Follow[]> {
  const own = eq(libraryFollows.userId, userId);
  const follows = await tx.select().from(libraryFollows).where(own).for('update');
  if (!follows.some(({ mailed }) => mailed <= mailedUntil)) return [];
  await tx.update(libraryFollows).set({ mailed: now }).where(own);
  return follows;
}
