import { noticesFor } from '../notices/visible-notices.ts';
import { foundationsFor, type NotificationRow } from '../queries/me/notifications.ts';
import { noticesNamed } from '../queries/notices/notices.ts';
import { type ActingUser, standingIn } from '../session/actor.ts';
import type { Judges } from './notification-services.ts';

interface NoticeNews {
  readonly row: NotificationRow;
  readonly foundation: string;
  readonly documents: readonly never[];
}

/** Notices of the distributor, for as long as the user is of their audience in the organisation that they were told for. */
export async function aboutNotices(
  { db }: Judges,
  user: ActingUser,
  rows: readonly NotificationRow[],
): Promise<NoticeNews[]> {
  if (rows.length === 0) return [];
  const byTrid = Map.groupBy(rows, ({ trid }) => trid ?? '');
  const standings = (await foundationsFor(db, user.id, [...byTrid.keys()])).flatMap(
    (one) => standingIn(user, one) ?? [],
  );
  const visibleByFoundation = await Promise.all(
    standings.map(async ({ foundation, roles }): Promise<NoticeNews[]> => {
      const own = byTrid.get(foundation.trid) ?? [];
      const named = await noticesNamed(db, [...new Set(own.flatMap(({ notice }) => notice ?? []))]);
      const ids = new Set((await noticesFor(db, roles, foundation.trid, named)).map(({ id }) => id));
      return own
        .filter(({ notice }) => ids.has(notice ?? ''))
        .map((row) => ({ row, foundation: foundation.title ?? foundation.trid, documents: [] }));
    }),
  );
  return visibleByFoundation.flat();
}
