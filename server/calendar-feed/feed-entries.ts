import * as z from 'zod/mini';
import { isEmployee } from '#domain/access/roles.ts';
import { href, type Locale } from '#domain/access/routes.ts';
import { feedDays } from '#domain/calendar/calendar-entry.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import type { DatedEntry } from '../calendar/calendar-file.ts';
import type { ContentServices } from '../content/content-services.ts';
import { noticesFor } from '../notices/visible-notices.ts';
import { listCertificates } from '../queries/academy.ts';
import { datedWorkOf } from '../queries/me/dated-work.ts';
import { publishedSince } from '../queries/notices/notices.ts';
import { datedRecords } from '../queries/records/dated-records.ts';
import { activeFoundationsOf } from '../queries/session/foundations.ts';
import { datedEntry } from '../records/engine/dated-entries.ts';
import { keysOf } from '../records/engine/definition/access.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { type ActingUser, type Standing, standingIn } from '../session/actor.ts';

type FeedServices = ContentServices & Pick<RecordServices, 'records' | 'config'>;

interface Days {
  readonly from: string;
  readonly to: string;
}

interface InLanguage {
  readonly days: Days;
  readonly locale: Locale;
}

const inDays = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

async function recordEntries(
  { db, config }: Pick<FeedServices, 'db' | 'config'>,
  standing: Standing,
  { record, days }: { readonly record: RecordType; readonly days: Days },
): Promise<DatedEntry[]> {
  if (!record.calendar || record.home === 'distributor' || !record.readers(standing)) return [];
  const { type } = record;
  const { trid } = standing.foundation;
  const entriesByColumn = await Promise.all(
    record.calendar.map(async ({ column, entry: entryOf }) => {
      const rows = await datedRecords(db, { trid, type, keys: keysOf(record, standing), column, ...days });
      return rows.flatMap((row): DatedEntry[] => {
        const entry = entryOf(row.data);
        if (!entry || !inDays(entry.day, days)) return [];
        return [datedEntry(record, row, entry, config.publicBaseUrl)];
      });
    }),
  );
  return entriesByColumn.flat();
}

async function foundationEntries(services: FeedServices, user: ActingUser, at: InLanguage): Promise<DatedEntry[]> {
  const foundations = await activeFoundationsOf(services.db, user.id);
  const standings = foundations.flatMap(
    (one) => standingIn(user, { foundation: one, member: user.id, tags: one.type, ownOnly: one.ownOnly }) ?? [],
  );
  const types = [...services.records.values()].filter(({ calendar }) => calendar !== undefined);
  const entries = await Promise.all(
    standings.flatMap((standing) =>
      types.map((record) => recordEntries(services, standing, { record, days: at.days })),
    ),
  );
  return [...entries.flat(), ...(await maintenanceEntries(services, standings, at))];
}

/** Announced works of the audience that the user belongs to in any organisation. */
async function maintenanceEntries(
  { db, clock, config }: FeedServices,
  standings: readonly Standing[],
  { days, locale }: InLanguage,
): Promise<DatedEntry[]> {
  const planned = (await publishedSince(db, clock() - feedDays.past * 86_400_000)).filter(
    ({ kind }) => kind === 'maintenance',
  );
  const visible = await Promise.all(
    standings.map(({ roles, foundation }) => noticesFor(db, roles, foundation.trid, planned)),
  );
  const byId = new Map(visible.flat().map((notice) => [notice.id, notice]));
  return [...byId.values()].flatMap((notice): DatedEntry[] => {
    const { id, begin, end, title, version, modified, ended } = notice;
    const day = begin === null ? undefined : berlinDay(begin);
    if (begin === null || day === undefined || !inDays(day, days)) return [];
    return [
      {
        ...{ kind: 'maintenance', day, about: title[locale] ?? title.de, key: id, version, changed: modified },
        ...(end !== null && { hours: { from: begin, to: end } }),
        isCancelled: ended !== null && ended < begin,
        link: config.publicBaseUrl + href('Home', locale),
      },
    ];
  });
}

const titled = z.object({ title: z.string() });

/** When certificates of trainings end. */
async function certificateEntries(
  { db, content, config }: FeedServices,
  user: ActingUser,
  { days, locale }: InLanguage,
): Promise<DatedEntry[]> {
  const [certificates, courses] = await Promise.all([listCertificates(db, user.id), content.read('academy')]);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return certificates.flatMap(({ course: id, validUntil, issued }): DatedEntry[] => {
    const course = byId.get(id);
    if (!course || validUntil === null || !inDays(validUntil, days)) return [];
    const about = titled.parse(course[locale]).title;
    const link = config.publicBaseUrl + courseHref(course, locale);
    return [{ kind: 'certificateEnd', day: validUntil, about, key: id, link, version: 0, changed: issued }];
  });
}

/** What an employee has taken over, by when it should be done. */
async function taskEntries({ db, config, records }: FeedServices, user: ActingUser, days: Days): Promise<DatedEntry[]> {
  const items = await datedWorkOf(db, user.id);
  return items.flatMap(({ recordId, type, title, foreignid, due, since }): DatedEntry[] => {
    const record = records.get(type);
    const day = berlinDay(due);
    if (!record || !inDays(day, days)) return [];
    const number = foreignid ?? undefined;
    const link = config.publicBaseUrl + record.link(recordId);
    return [{ kind: 'task', day, customer: title, key: recordId, number, link, version: 0, changed: since }];
  });
}

/** The days of a user: of the organisations that they belong to, judged as when they read the portal, and their own. */
export async function feedEntries(
  services: FeedServices,
  user: ActingUser,
  locale: Locale,
): Promise<readonly DatedEntry[]> {
  const today = berlinDay(services.clock());
  const days = { from: addDays(today, -feedDays.past), to: addDays(today, feedDays.ahead) };
  const groups = await Promise.all([
    foundationEntries(services, user, { days, locale }),
    certificateEntries(services, user, { days, locale }),
    isEmployee(user.roles) ? taskEntries(services, user, days) : [],
  ]);
  return groups.flat();
}
