import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { academyCertificates, academyProgress } from '../db/tables/content-tables.ts';
import { users } from '../db/tables/tables.ts';

interface LessonPlace {
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
export async function recordLesson(db: Db | Tx, place: LessonPlace, note: LessonNote, now: number): Promise<void> {
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

/** When the user finished the lessons of a course, by their names. */
export async function finishedLessons(db: Db | Tx, userId: string, course: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ lesson: academyProgress.lesson, done: academyProgress.done })
    .from(academyProgress)
    .where(
      and(eq(academyProgress.userId, userId), eq(academyProgress.course, course), isNotNull(academyProgress.done)),
    );
  return new Map(rows.map(({ lesson, done }) => [lesson, done ?? 0]));
}

/** Restarts a course: forgets the progress up to a time (ms). */
export async function reopenLessons(db: Db, userId: string, course: string, until: number): Promise<void> {
  const { done, opened: openedColumn } = academyProgress;
  await db
    .delete(academyProgress)
    .where(
      and(
        eq(academyProgress.userId, userId),
        eq(academyProgress.course, course),
        lte(sql`coalesce(${done}, ${openedColumn})`, until),
      ),
    );
}

export type CertificateRow = typeof academyCertificates.$inferSelect;

export const listCertificates = (db: Db, userId: string): Promise<CertificateRow[]> =>
  db.select().from(academyCertificates).where(eq(academyCertificates.userId, userId));

const ofCourse = (userId: string, course: string) =>
  and(eq(academyCertificates.userId, userId), eq(academyCertificates.course, course));

export async function findCertificate(
  db: Db | Tx,
  userId: string,
  course: string,
  lock = false,
): Promise<CertificateRow | undefined> {
  const query = db.select().from(academyCertificates).where(ofCourse(userId, course));
  const [progressRow] = lock ? await query.for('update') : await query;
  return progressRow;
}

type NewCertificate = Omit<typeof academyCertificates.$inferInsert, 'reminded'>;

/** The user's first certificate for a course; one that is there already stays. */
export async function insertCertificate(db: Db | Tx, row: NewCertificate): Promise<void> {
  await db.insert(academyCertificates).values(row).onConflictDoNothing();
}

/** The certificate of a course that was passed again takes the place of the one before. */
export async function renewCertificate(db: Db | Tx, { userId, course, ...row }: NewCertificate): Promise<void> {
  await db
    .update(academyCertificates)
    .set({ ...row, reminded: null })
    .where(ofCourse(userId, course));
}

/** Certificates of a course from before it had an end get theirs. */
export async function setMissingEnds(db: Db, course: string, months: number): Promise<void> {
  await db.execute(sql`
    update academy_certificates set valid_until = to_char(
      (to_timestamp(issued / 1000.0) at time zone 'Europe/Berlin') + make_interval(months => ${months}::int), 'YYYY-MM-DD')
    where course = ${course} and valid_until is null`);
}

/** Certificates of some courses that expire by a day and that still need a reminder. */
export const certificatesToRemindOf = (
  db: Db,
  { courses, today, soon, limit }: { courses: readonly string[]; today: string; soon: string; limit: number },
) =>
  db
    .select({ certificate: academyCertificates, email: users.email })
    .from(academyCertificates)
    .innerJoin(users, eq(users.id, academyCertificates.userId))
    .where(
      and(
        inArray(academyCertificates.course, [...courses]),
        lte(academyCertificates.validUntil, soon),
        or(
          isNull(academyCertificates.reminded),
          and(eq(academyCertificates.reminded, 'endsSoon'), lt(academyCertificates.validUntil, today)),
        ),
      ),
    )
    .orderBy(academyCertificates.userId, academyCertificates.course)
    .limit(limit);

/** Notes that a user is told; false where that was done meanwhile. */
export async function recordReminder(tx: Tx, row: CertificateRow, to: 'endsSoon' | 'ended'): Promise<boolean> {
  const written = await tx
    .update(academyCertificates)
    .set({ reminded: to })
    .where(
      and(
        ofCourse(row.userId, row.course),
        eq(academyCertificates.number, row.number),
        row.reminded === null ? isNull(academyCertificates.reminded) : eq(academyCertificates.reminded, row.reminded),
      ),
    )
    .returning({ course: academyCertificates.course });
  return written.length > 0;
}
