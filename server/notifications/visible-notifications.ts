import { mayAccess } from '#domain/access/access.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { accessOf } from '#domain/access/routes.ts';
import { visibleEntries } from '../content/visible-entries.ts';
import { folderLabel } from '../library/index/folder-label.ts';
import { filesNamed } from '../queries/library/files-named.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { foundationsFor, guardsOf, type NotificationRow } from '../queries/me/notifications.ts';
import { actingDeputies } from '../queries/records/acting-deputies.ts';
import { findCaller } from '../queries/session/actors.ts';
import { tagsOf } from '../queries/session/foundations.ts';
import { maySee } from '../records/engine/definition/access.ts';
import { type ActingUser, type Standing, standingIn } from '../session/actor.ts';
import { findDeputy } from '../session/deputy.ts';
import { aboutNotices } from './about-notices.ts';
import type { Judges } from './notification-services.ts';

export interface VisibleNotification {
  readonly row: NotificationRow;
  /** How the foundation that it concerns calls itself. */
  readonly foundation?: string | undefined;
  /** The documents that the user may see of those it tells of. */
  readonly documents: readonly { readonly name: string; readonly folder: string }[];
}

type VisibleRows = readonly VisibleNotification[];
const none: VisibleRows = [];

/** Records of foundations that the user acts for: no notifications about records that the user may not open now. */
async function aboutRecords(
  services: Judges,
  user: ActingUser,
  rows: readonly NotificationRow[],
): Promise<VisibleRows> {
  const trids = [...new Set(rows.map(({ trid }) => trid ?? ''))];
  if (trids.length === 0) return none;
  const all = await standingsIn(services, user, trids);
  const visibleByFoundation = await Promise.all(all.map((standing) => inFoundation(services, standing, rows)));
  return visibleByFoundation.flat();
}

/** As what a user acts in foundations at this moment, the user's own standing first, then those of users represented there. */
export async function standingsIn(
  services: Pick<Judges, 'db' | 'clock'>,
  user: ActingUser,
  trids: readonly string[],
): Promise<Standing[]> {
  const standings = (await foundationsFor(services.db, user.id, [...trids])).flatMap(
    (one) => standingIn(user, one) ?? [],
  );
  const represented = await Promise.all(standings.map((standing) => representedIn(services, standing)));
  return [...standings, ...represented.flat()];
}

/**
 * The users represented in a foundation at this moment: their deputy gets notifications about the records that they may
 * open.
 */
async function representedIn(
  { db, clock }: Pick<Judges, 'db' | 'clock'>,
  { user, foundation: { trid }, employee }: Standing,
) {
  if (employee) return [];
  const absent = await actingDeputies(db, { trid, as: 'deputy', userId: user.id }, clock());
  const deputyStandings = await Promise.all(
    absent.map(async (one): Promise<Standing[]> => {
      const claim = { by: user.id, session: '', trid, record: one.id };
      const caller = await findCaller(db, one.absent.id, '', trid);
      const deputy = caller && (await findDeputy({ db, clock }, claim, caller.user));
      const standing = deputy && standingIn({ ...caller.user, ownOnly: deputy.ownOnly }, caller);
      return standing ? [{ ...standing, deputy }] : [];
    }),
  );
  return deputyStandings.flat();
}

async function inFoundation(
  services: Judges,
  standing: Standing,
  rows: readonly NotificationRow[],
): Promise<VisibleRows> {
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

async function aboutDocuments(
  { db }: Judges,
  user: ActingUser,
  rows: readonly NotificationRow[],
): Promise<VisibleRows> {
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

/** What editors wrote: newsletters, and courses of the academy. */
async function aboutEntries(
  services: Judges,
  user: ActingUser,
  { collection, rows, idOf }: AboutEntries,
): Promise<VisibleRows> {
  if (rows.length === 0) return none;
  const roles = [...user.roles, ...(await tagsOf(services.db, user.id))];
  const entries = await visibleEntries(services, collection, roles);
  const ids = new Set(entries.map(({ id }) => id));
  return rows.filter((row) => ids.has(idOf(row) ?? '')).map((row) => ({ row, documents: [] }));
}

interface AboutEntries {
  readonly collection: 'newsletters' | 'academy';
  readonly rows: readonly NotificationRow[];
  readonly idOf: (row: NotificationRow) => string | null;
}

/**
 * Notifications without a record, about a page of foundations that the user may see: billing documents for statements, and for
 * those for employees; drafts for a new catalogue.
 */
async function aboutPages(
  { db }: Judges,
  user: ActingUser,
  route: 'EtcBillingDocuments' | 'Drafts',
  rows: readonly NotificationRow[],
): Promise<VisibleRows> {
  const trids = [...new Set(rows.flatMap(({ trid }) => trid ?? []))];
  const standings =
    trids.length === 0 ? [] : (await foundationsFor(db, user.id, trids)).flatMap((one) => standingIn(user, one) ?? []);
  const access = accessOf(route);
  return rows.flatMap((row): VisibleRows => {
    if (row.trid === null) return isEmployee(user.roles) ? [{ row, documents: [] }] : [];
    const standing = standings.find((one) => one.foundation.trid === row.trid);
    if (!standing || !mayAccess(access, standing.user.roles, standing.foundation.type)) return [];
    const { foundation } = standing;
    return [{ row, foundation: foundation.title ?? foundation.trid, documents: [] }];
  });
}

/** About the user's own access: always delivered, regardless of rights. */
const aboutHimself = (rows: readonly NotificationRow[]): VisibleRows => rows.map((row) => ({ row, documents: [] }));

/** Of what is in a list, what a user may see at this moment, in the order of the list. */
export async function visibleNotifications(
  services: Judges,
  user: ActingUser,
  rows: readonly NotificationRow[],
): Promise<VisibleNotification[]> {
  if (user.disabled || rows.length === 0) return [];
  const of = (isOne: (row: NotificationRow) => boolean) => rows.filter(isOne);
  const visibleGroups = await Promise.all([
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
    aboutEntries(services, user, {
      collection: 'newsletters',
      rows: of(({ newsletter }) => newsletter !== null),
      idOf: ({ newsletter }) => newsletter,
    }),
    aboutEntries(services, user, {
      collection: 'academy',
      rows: of(({ course }) => course !== null),
      idOf: ({ course }) => course,
    }),
    aboutPages(
      services,
      user,
      'EtcBillingDocuments',
      of(({ event }) => event === 'statement'),
    ),
    aboutPages(
      services,
      user,
      'Drafts',
      of(({ event, notice, trid }) => event === 'notice' && notice === null && trid !== null),
    ),
    aboutNotices(
      services,
      user,
      of(({ notice }) => notice !== null),
    ),
    aboutHimself(of(({ event, recordId }) => event === 'rights' && recordId === null)),
  ]);
  const visibleById = new Map(visibleGroups.flat().map((one) => [one.row.id, one]));
  return rows.flatMap(({ id }) => visibleById.get(id) ?? []);
}
