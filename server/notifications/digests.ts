import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { usersWithDigest, writeDigest } from '../queries/me/digests.ts';
import type { NotificationServices } from './notification-services.ts';
import { newSecret } from './unsubscribe-token.ts';

const batchSize = 100;

/** The last moment (ms) at which clocks in Berlin showed seven in the morning. */
export function lastMorning(now: number): number {
  const today = berlinMoment(`${berlinDay(now)} 07:00`);
  return today <= now ? today : berlinMoment(`${addDays(berlinDay(now), -1)} 07:00`);
}

type DigestServices = Pick<NotificationServices, 'db' | 'clock' | 'sendMails'>;

/** Writes the daily mails of all users with notifications from before seven in the morning; returns their number. */
export async function writeDigests({ db, clock, sendMails }: DigestServices): Promise<number> {
  const now = clock();
  const until = lastMorning(now);
  let written = 0;
  for (;;) {
    const users = await usersWithDigest(db, until, now, batchSize);
    for (const userId of users) {
      const isWritten = await db.transaction((tx) => writeDigest(tx, userId, { until, now, secret: newSecret() }));
      if (isWritten) written += 1;
    }
    if (users.length < batchSize) break;
  }
  if (written > 0) sendMails();
  return written;
}
