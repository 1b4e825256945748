import { visibleEntries } from '../content/visible-entries.ts';
import { folderLabel } from '../library/index/folder-label.ts';
import { filesNamed } from '../queries/library/files-named.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { foundationsFor, guardsOf, type NotificationRow } from '../queries/me/notifications.ts';
import { tagsOf } from '../queries/session/foundations.ts';
import { maySee } from '../records/definition/access.ts';
import { type ActingUser, type Standing, standingIn } from '../session/actor.ts';
import type { Judges } from './notification-services.ts';

export interface VisibleNotification {
  readonly row: NotificationRow;
  /** How the foundation that it concerns calls itself. */
  readonly foundation?: string | undefined;
  /** The documents that the user may see of those it tells of. */
  readonly documents: readonly { readonly name: string; readonly folder: string }[];
}

type Found = readonly VisibleNotification[];
const none: Found = [];

/** Records of foundations that he acts for: what he may not open now he is not told of either. */
async function aboutRecords(services: Judges, user: ActingUser, rows: readonly NotificationRow[]): Promise<Found> {
  const trids = [...new Set(rows.map(({ trid }) => trid ?? ''))];
  if (trids.length === 0) return none;
  const standings = (await foundationsFor(services.db, user.id, trids)).flatMap((one) => standingIn(user, one) ?? []);
  const found = await Promise.all(standings.map((standing) => inFoundation(services, standing, rows)));
  return found.flat();
}

async function inFoundation(services: Judges, standing: Standing, rows: readonly NotificationRow[]): Promise<Found> {
  const { trid, title } = standing.foundation;
  const own = rows.filter((row) => row.trid === trid);
  const ids = own.map(({ recordId }) => recordId ?? '');
  const guards = new Map((await guardsOf(services.db, trid, ids)).map((guard) => [guard.id, guard]));
  return own.flatMap((row) => {
    const guard = guards.get(row.recordId ?? '');
    const record = guard && services.records.get(guard.type);
    return record && maySee(record, standing, guard) ? [{ row, foundation: title ?? trid, documents: [] }] : [];
  });
}

async function aboutDocuments({ db }: Judges, user: ActingUser, rows: readonly NotificationRow[]): Promise<Found> {
  if (rows.length === 0) return none;
  const paths = [...new Set(rows.flatMap(({ documents }) => documents))];
  const files = await filesNamed(db, await viewOf(db, user), paths);
  return rows.flatMap((row) => {
    const documents = files
      .filter(({ path }) => row.documents.includes(path))
      .map(({ name, folder }) => ({ name, folder: folderLabel(folder) }));
    return documents.length > 0 ? [{ row, documents }] : [];
  });
}

async function aboutNewsletters(services: Judges, user: ActingUser, rows: readonly NotificationRow[]): Promise<Found> {
  if (rows.length === 0) return none;
  const roles = [...user.roles, ...(await tagsOf(services.db, user.id))];
  const entries = await visibleEntries(services, 'newsletters', roles);
  const ids = new Set(entries.map(({ id }) => id));
  return rows.filter(({ newsletter }) => ids.has(newsletter ?? '')).map((row) => ({ row, documents: [] }));
}

/** Of what is in a list, what a user may see at this moment, in the order of the list. */
export async function visibleNotifications(
  services: Judges,
  user: ActingUser,
  rows: readonly NotificationRow[],
): Promise<VisibleNotification[]> {
  if (user.disabled || rows.length === 0) return [];
  const of = (isOne: (row: NotificationRow) => boolean) => rows.filter(isOne);
  const found = await Promise.all([
    aboutRecords(
      services,
      user,
      of(({ recordId }) => recordId !== null),
    ),
    aboutDocuments(
      services,
      user,
      of(({ documents }) => documents.length > 0),
    ),
    aboutNewsletters(
      services,
      user,
      of(({ newsletter }) => newsletter !== null),
    ),
  ]);
  const seen = new Map(found.flat().map((one) => [one.row.id, one]));
  return rows.flatMap(({ id }) => seen.get(id) ?? []);
}
