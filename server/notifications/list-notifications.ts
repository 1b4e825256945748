import {
  maxUnread,
  type Notification,
  type NotificationPage,
  type NotificationQuery,
} from '#contract/me/notifications.ts';
import { notificationsOf, placeOf } from '../queries/me/notifications.ts';
import type { ActingUser } from '../session/actor.ts';
import type { Judges } from './notification-services.ts';
import { type VisibleNotification, visibleNotifications } from './visible-notifications.ts';

const defaultLimit = 20;
/** How many are looked at to fill a page, or to count, where many are not for the user any more. */
const maxRounds = 10;

const answerOf = ({ row, foundation }: VisibleNotification): Notification => ({
  id: row.id,
  event: row.event,
  title: row.title,
  ...(row.trid !== null && { trid: row.trid, foundation }),
  created: row.created,
  unread: row.read === null,
  link: row.link,
});

/** The first so many that the user may see. */
async function firstOf(services: Judges, user: ActingUser, query: NotificationQuery, most: number) {
  const visibleRows: VisibleNotification[] = [];
  let { after } = query;
  for (let round = 0; round < maxRounds && visibleRows.length < most; round += 1) {
    const rows = await notificationsOf(services.db, user.id, { ...query, after }, most);
    visibleRows.push(...(await visibleNotifications(services, user, rows)));
    const last = rows.at(-1);
    if (!last || rows.length < most) break;
    after = placeOf(last);
  }
  return visibleRows.slice(0, most);
}

/** How many a user has not read, as far as they are counted. */
export const countUnread = async (services: Judges, user: ActingUser): Promise<number> =>
  (await firstOf(services, user, { unread: '1' }, maxUnread)).length;

export async function listNotifications(
  services: Judges,
  user: ActingUser,
  query: NotificationQuery,
): Promise<NotificationPage> {
  const { limit = defaultLimit } = query;
  const visibleRows = limit > 0 ? await firstOf(services, user, query, limit + 1) : [];
  const pageRows = visibleRows.slice(0, limit);
  const last = pageRows.at(-1);
  return {
    items: pageRows.map(answerOf),
    ...(last && visibleRows.length > limit && { next: placeOf(last.row) }),
    unread: await countUnread(services, user),
  };
}
