import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/db/open.ts';
import { academyCertificates, academyProgress, dismissedAnnouncements } from '#server/db/tables/content-tables.ts';
import { formInputs } from '#server/db/tables/form-input-table.ts';
import { libraryFavourites, libraryFollows, libraryReads, libraryVisits } from '#server/db/tables/library-tables.ts';
import { listViews } from '#server/db/tables/list-view-tables.ts';
import { noticeReaders } from '#server/db/tables/notice-tables.ts';
import { termsAcceptances, userPhotos, userProfiles } from '#server/db/tables/profile-tables.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { recordVisits } from '#server/db/tables/search-tables.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { activities, foundations, memberships, uploads, userActivities, users } from '#server/db/tables/tables.ts';
import { type RecordRow, recordColumns } from '../records/record-columns.ts';

const without = <Row extends { userId: unknown }>(rows: readonly Row[]) =>
  rows.map(({ userId: _userId, ...row }) => row);

const own = async <T extends PgTable & { userId: AnyPgColumn }>(db: Db, table: T, userId: string) =>
  without(
    (await db
      .select()
      .from(table as PgTable)
      .where(eq(table.userId, userId))) as { userId: unknown }[],
  );

/** What a user has marked, learned, put away and uploaded. */
export async function ownMarks(db: Db, userId: string) {
  return {
    courses: await own(db, academyProgress, userId),
    certificates: await own(db, academyCertificates, userId),
    dismissedAnnouncements: await own(db, dismissedAnnouncements, userId),
    notices: await own(db, noticeReaders, userId),
    favourites: await own(db, libraryFavourites, userId),
    followedFolders: await own(db, libraryFollows, userId),
    visitedDocuments: await own(db, libraryVisits, userId),
    readDocuments: await own(db, libraryReads, userId),
    visitedRecords: await own(db, recordVisits, userId),
    uploadsNotSent: await own(db, uploads, userId),
  };
}

/** Profile, portrait, second factors without what proves them, and each version of the terms that was accepted. */
export async function ownPerson(db: Db, userId: string) {
  const [[profile], [portrait], factors, terms] = await Promise.all([
    db.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
    db
      .select({ mimetype: userPhotos.mimetype, bytes: userPhotos.bytes, modified: userPhotos.modified })
      .from(userPhotos)
      .where(eq(userPhotos.userId, userId)),
    db
      .select({
        kind: secondFactors.kind,
        name: secondFactors.name,
        created: secondFactors.created,
        lastUsed: secondFactors.lastUsed,
      })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .orderBy(asc(secondFactors.created)),
    db
      .select({ version: termsAcceptances.version, at: termsAcceptances.at })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, userId))
      .orderBy(asc(termsAcceptances.at)),
  ]);
  const [own = null] = profile ? without([profile]) : [];
  return { profile: own, portrait, factors, terms };
}

/** The foundations that a user belongs to. */
export const ownFoundations = (db: Db, userId: string) =>
  db
    .select({ trid: foundations.trid, title: foundations.title, active: foundations.active })
    .from(memberships)
    .innerJoin(foundations, eq(foundations.trid, memberships.trid))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(foundations.trid));

const shownActivity = <T extends typeof activities | typeof userActivities>({ time, kind, text, number, link }: T) => ({
  time,
  kind,
  text,
  number,
  link,
});

/** What a user did for no foundation, such as logins, or for one. */
export const ownActivities = (db: Db, userId: string, trid?: string) =>
  trid === undefined
    ? db.select(shownActivity(userActivities)).from(userActivities).where(eq(userActivities.userId, userId))
    : db
        .select(shownActivity(activities))
        .from(activities)
        .where(and(eq(activities.trid, trid), eq(activities.userId, userId)));

export const ownFormInputs = (db: Db, userId: string, trid: string) =>
  db
    .select({ key: formInputs.key, modified: formInputs.modified, data: formInputs.data })
    .from(formInputs)
    .where(and(eq(formInputs.trid, trid), eq(formInputs.userId, userId)));

export const ownListViews = (db: Db, userId: string, trid: string) =>
  db
    .select({
      list: listViews.list,
      name: listViews.name,
      content: listViews.content,
      isShared: listViews.isShared,
      modified: listViews.modified,
    })
    .from(listViews)
    .where(and(eq(listViews.trid, trid), eq(listViews.userId, userId)));

/** Whether another user has the same name: records identify their author by it. */
export async function hasNamesake(
  db: Db | Tx,
  { id, displayName }: { id: string; displayName: string },
): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.displayName, displayName), ne(users.id, id)))
    .limit(1);
  return other !== undefined;
}

const batchSize = 200;

/** Some of the records of some types that a user of this name created, in order, starting after a given one. */
export const recordsMadeBy = (
  db: Db,
  { trid, types, name }: { readonly trid: string; readonly types: readonly string[]; readonly name: string },
  after: string,
): Promise<RecordRow[]> =>
  db
    .select(recordColumns)
    .from(records)
    .where(
      and(
        eq(records.trid, trid),
        inArray(records.type, [...types]),
        eq(records.createdBy, name),
        gt(records.id, after),
      ),
    )
    .orderBy(asc(records.id))
    .limit(batchSize);
