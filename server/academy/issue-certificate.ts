import { randomInt } from 'node:crypto';
import { certificateState, nextEnd } from '#domain/content/certificate-validity.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Db } from '../db/open.ts';
import {
  type CertificateRow,
  findCertificate,
  finishedLessons,
  insertCertificate,
  renewCertificate,
} from '../queries/academy.ts';
import type { findCourse } from './find-course.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Easy to read out, and too many to guess one of another user. */
const newNumber = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

type Course = Pick<Awaited<ReturnType<typeof findCourse>>, 'id' | 'title' | 'validMonths' | 'lessons'>;

/** Whether a certificate may be renewed on a day: it has ended, or ends soon. */
export const isRenewable = ({ validUntil }: Pick<CertificateRow, 'validUntil'>, today: string): boolean =>
  certificateState(validUntil ?? undefined, today) !== 'valid';

/**
 * The certificate that a user has of a course: a first one once all lessons are finished, another one once all were finished
 * again after the last was issued and it is about to end, or has. Undefined where there is none yet.
 */
export async function issueCertificate(
  db: Db,
  { userId, course, now }: { readonly userId: string; readonly course: Course; readonly now: number },
): Promise<CertificateRow | undefined> {
  const finished = await finishedLessons(db, userId, course.id);
  const times = course.lessons.map(({ id }) => finished.get(id));
  if (times.includes(undefined)) return findCertificate(db, userId, course.id);
  const today = berlinDay(now);
  return db.transaction(async (tx) => {
    const earlierCertificate = await findCertificate(tx, userId, course.id, true);
    const isPassedAgain =
      earlierCertificate !== undefined && times.every((time = 0) => time > earlierCertificate.issued);
    if (earlierCertificate && !(isPassedAgain && isRenewable(earlierCertificate, today))) return earlierCertificate;
    const row = {
      userId,
      course: course.id,
      title: course.title,
      number: newNumber(),
      issued: now,
      validUntil: course.validMonths
        ? nextEnd(earlierCertificate?.validUntil ?? undefined, today, course.validMonths)
        : null,
    };
    await (earlierCertificate ? renewCertificate(tx, row) : insertCertificate(tx, row));
    return findCertificate(tx, userId, course.id);
  });
}
