import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import type { Tx } from '../db/open.ts';
import { findCertificate, insertCertificate, recordLesson, recordReminder } from '../queries/academy.ts';
import type { DemoPerson } from './insert-ticket.ts';
import { type Calendar, workingDayBefore } from './office-moment.ts';

const course = 'cloud-telephony';
const title = 'Cloud-Telefonie beraten und verkaufen';
const lessons = ['needs', 'connection'];
/** As the course says. */
const months = 24;

/** Who passed the course that some orders ask for, and for how many days the certificate holds yet. */
const holders = [{ userId: '1001/sp.user', daysLeft: 12, number: 'DEMAHK7TQ2WX' }];

export async function insertDemoCertificates(
  tx: Tx,
  calendar: Calendar,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  for (const { userId, daysLeft, number } of holders) {
    const end = addDays(berlinDay(calendar.clock()), daysLeft);
    const issuedOn = workingDayBefore(calendar, addDays(monthsAfter(end, -months), 1), 1);
    const issued = berlinMoment(`${issuedOn} 10:00`);
    const validUntil = monthsAfter(issuedOn, months);
    const { id } = person(userId);
    for (const lesson of lessons) await recordLesson(tx, { userId: id, course, lesson }, { done: true }, issued);
    await insertCertificate(tx, { userId: id, course, title, number, issued, validUntil });
    const row = await findCertificate(tx, id, course);
    if (row) await recordReminder(tx, row, 'endsSoon');
  }
}
