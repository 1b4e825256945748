import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { academyCertificates, academyProgress } from '../db/tables/content-tables.ts';

export interface LessonPlace {
  readonly userId: string;
  readonly course: string;
  readonly lesson: string;
}

export const listProgress = (db: Db, userId: string) =>
  db
    .select()
    .from(academyProgress)
    .where(eq(academyProgress.userId, userId))
    .orderBy(desc(academyProgress.opened), academyProgress.course, academyProgress.lesson);

interface LessonNote {
  readonly done: boolean;
  /** Where the film is, in seconds. */
  readonly second?: number | undefined;
}

/** Notes that a lesson was opened and, with `done`, finished; what was finished once stays so, and so does a place in a film. */
export async function noteLesson(db: Db, place: LessonPlace, note: LessonNote, now: number): Promise<void> {
  const finished = note.done ? now : null;
  const second = note.second ?? null;
  await db
    .insert(academyProgress)
    .values({ ...place, opened: now, done: finished, second })
    .onConflictDoUpdate({
      target: [academyProgress.userId, academyProgress.course, academyProgress.lesson],
      set: {
        opened: now,
        done: sql`coalesce(${academyProgress.done}, ${finished}::bigint)`,
        second: sql`coalesce(${second}::integer, ${academyProgress.second})`,
      },
    });
}

/** Names of the lessons of a course that a user has finished. */
export async function finishedLessons(db: Db, userId: string, course: string): Promise<string[]> {
  const rows = await db
    .select({ lesson: academyProgress.lesson })
    .from(academyProgress)
    .where(
      and(eq(academyProgress.userId, userId), eq(academyProgress.course, course), isNotNull(academyProgress.done)),
    );
  return rows.map(({ lesson }) => lesson);
}

export const listCertificates = (db: Db, userId: string) =>
  db.select().from(academyCertificates).where(eq(academyCertificates.userId, userId));

/** The user's certificate for a course: the one there is, else the given one. */
export async function keepCertificate(db: Db, row: typeof academyCertificates.$inferInsert) {
  await db.insert(academyCertificates).values(row).onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(academyCertificates)
    .where(and(eq(academyCertificates.userId, row.userId), eq(academyCertificates.course, row.course)));
  return kept ?? row;
}
