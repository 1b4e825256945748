import * as z from 'zod/mini';
import type { WorkItem } from '#contract/staff/work.ts';
import { certificateState, renewalDays } from '#domain/content/certificate-validity.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import type { ContentServices } from '../content/content-services.ts';
import { visibleEntries } from '../content/visible-entries.ts';
import { listCertificates } from '../queries/academy.ts';
import { tagsOf } from '../queries/session/foundations.ts';
import type { Actor } from '../session/actor.ts';

/** For so many days after its end a certificate is missed; then its user can do without. */
const missedFor = 90;
const titled = z.object({ title: z.string() });

/**
 * Certificates of the caller that expire soon or have expired, if their courses are still open: taking the course
 * renews the certificate.
 */
export async function waitingCertificates(
  services: Pick<ContentServices, 'db' | 'clock' | 'content'>,
  { user }: Pick<Actor, 'user'>,
): Promise<WorkItem[]> {
  const today = berlinDay(services.clock());
  const ending = (await listCertificates(services.db, user.id)).flatMap(({ course, validUntil, issued }) =>
    validUntil !== null && certificateState(validUntil, today) !== 'valid' && addDays(validUntil, missedFor) >= today
      ? [{ course, validUntil, issued }]
      : [],
  );
  if (ending.length === 0) return [];
  const roles = [...user.roles, ...(await tagsOf(services.db, user.id))];
  const courses = await visibleEntries(services, 'academy', roles);
  return ending.flatMap(({ course: id, validUntil, issued }) => {
    const course = courses.find((one) => one.id === id);
    if (!course) return [];
    return [
      {
        kind: 'academy.certificate',
        id,
        trid: '',
        foundation: '',
        title: titled.parse(course.de).title,
        why: 'renewCertificate' as const,
        since: Math.max(issued, berlinMoment(addDays(validUntil, -renewalDays))),
        due: berlinMoment(addDays(validUntil, 1)) - 1,
        link: courseHref(course, 'de'),
      },
    ];
  });
}
