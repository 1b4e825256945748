import * as z from 'zod/mini';
import { certificateState, renewalDays } from '#domain/content/certificate-validity.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { type CertificateRow, certificatesToRemindOf, recordReminder, setMissingEnds } from '../queries/academy.ts';
import { notify } from '../queries/me/notify.ts';
import type { NotificationServices } from './notification-services.ts';

type ReminderServices = Pick<NotificationServices, 'db' | 'clock' | 'content' | 'config' | 'sendMails'>;

const batchSize = 100;
const titled = z.object({ title: z.string(), validMonths: z.optional(z.number()) });

interface Course {
  readonly id: string;
  readonly restricted: boolean;
  readonly title: { readonly de: string; readonly en: string };
}

function mailOf(
  { config }: Pick<ReminderServices, 'config'>,
  {
    certificate,
    course,
    recipient,
    isOver,
  }: {
    certificate: CertificateRow;
    course: Course;
    recipient: string;
    isOver: boolean;
  },
) {
  const link = courseHref(course, 'de');
  const end = certificate.validUntil ?? '';
  const [de, en] = [formatCalendarDay(end, 'de'), formatCalendarDay(end, 'en')];
  const title = isOver
    ? { de: `Zertifikat abgelaufen: ${course.title.de}`, en: `Certificate has ended: ${course.title.en}` }
    : { de: `Zertifikat endet am ${de}: ${course.title.de}`, en: `Certificate ends on ${en}: ${course.title.en}` };
  const text = {
    de: ['Sie erneuern es, indem Sie den Kurs noch einmal abschließen.'],
    en: ['You renew it by completing the course once more.'],
  };
  const mail = noticeMail({ recipient, event: 'certificate', title, text, link: config.publicBaseUrl + link });
  return { mail, about: { link, course: course.id } };
}

/** Tells users a month before a certificate of theirs ends, and once it has; answers how many were told. */
export async function remindOfCertificates({
  db,
  clock,
  content,
  config,
  sendMails,
}: ReminderServices): Promise<number> {
  const now = clock();
  const today = berlinDay(now);
  const courses = (await content.read('academy')).map(({ id, restricted, de, en }) => {
    const [german, english] = [titled.parse(de), titled.parse(en)];
    return { id, restricted, title: { de: german.title, en: english.title }, months: german.validMonths };
  });
  for (const { id, months } of courses) if (months !== undefined) await setMissingEnds(db, id, months);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const reminderQuery = { courses: [...byId.keys()], today, soon: addDays(today, renewalDays), limit: batchSize };
  let remindedCount = 0;
  for (;;) {
    const dueCertificates = reminderQuery.courses.length > 0 ? await certificatesToRemindOf(db, reminderQuery) : [];
    for (const { certificate, email: recipient } of dueCertificates) {
      const course = byId.get(certificate.course);
      if (!course) continue;
      const isOver = certificateState(certificate.validUntil ?? undefined, today) === 'ended';
      const { mail, about } = mailOf({ config }, { certificate, course, recipient, isOver });
      await db.transaction(async (tx) => {
        if (await recordReminder(tx, certificate, isOver ? 'ended' : 'endsSoon')) await notify(tx, mail, about, now);
      });
      remindedCount += 1;
    }
    if (dueCertificates.length < batchSize) break;
  }
  if (remindedCount > 0) sendMails();
  return remindedCount;
}
