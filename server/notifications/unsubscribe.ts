import { notificationEvents } from '#contract/me/settings.ts';
import type { Db } from '../db/open.ts';
import type { Subscription } from '../mail/notification-mails.ts';
import { changeSettings, settingsOf } from '../queries/me/settings.ts';

/** Ends mails about one event, or about all that come with the daily mail; under the bell they stay. */
export async function unsubscribe(
  db: Db,
  { userId, subscription }: { readonly userId: string; readonly subscription: Subscription },
  now: number,
): Promise<void> {
  const { mails } = await settingsOf(db, userId);
  const ended = notificationEvents.filter((event) =>
    subscription === 'digest' ? mails[event] === 'daily' : event === subscription,
  );
  const off = Object.fromEntries(ended.map((event) => [event, 'off' as const]));
  await changeSettings(db, userId, { mails: { ...mails, ...off } }, now);
}
