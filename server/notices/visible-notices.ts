import type { Announcement } from '#contract/content/announcement.ts';
import type { NoticeAnswer, PartnerNotice } from '#contract/notices/partner-notice.ts';
import { isEmployee } from '#domain/access/roles.ts';
import type { Locale } from '#domain/access/routes.ts';
import { matchesAudience } from '#domain/notices/notice-audience.ts';
import { isInBand, noticeState, resolvedFor } from '#domain/notices/notice-state.ts';
import type { ContentServices } from '../content/content-services.ts';
import { rolesFor } from '../content/visible-entries.ts';
import type { Db } from '../db/open.ts';
import { askedTogether, audienceFacts } from '../queries/notices/audience-facts.ts';
import {
  answersOf,
  messagesOf,
  type NoticeMessageRow,
  type NoticeRow,
  publishedSince,
  recordReaders,
} from '../queries/notices/notices.ts';
import type { Actor } from '../session/actor.ts';
import { announcementOf, partnerNoticeOf, timesOf } from './serialize-notice.ts';

/** How long (ms) users can read what was. */
const storyFor = 90 * 86_400_000;

/** Of some notices, those for a user with these roles in an organisation, or in none; employees see all. */
export async function noticesFor(
  db: Db,
  roles: readonly string[],
  trid: string | undefined,
  rows: readonly NoticeRow[],
): Promise<NoticeRow[]> {
  if (isEmployee(roles) || rows.length === 0) return [...rows];
  const criteria = askedTogether(rows.map(({ audience }) => audience));
  const facts = trid === undefined ? undefined : (await audienceFacts(db, [trid], criteria)).get(trid);
  return rows.filter(({ audience }) => matchesAudience(audience, roles, facts));
}

interface Reader {
  readonly actor: Actor;
  readonly trid: string | undefined;
  readonly locale: Locale;
}

async function withMessages(db: Db, rows: readonly NoticeRow[]) {
  const messages = Map.groupBy(
    await messagesOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ notice }) => notice,
  );
  return rows.map((row): [NoticeRow, NoticeMessageRow[]] => [row, messages.get(row.id) ?? []]);
}

/** What stands in the band for a reader; that a partner has seen it is kept. */
export async function bandNotices(
  services: ContentServices,
  { actor, trid, locale }: Reader,
): Promise<(Announcement & { html: string })[]> {
  const { db, clock } = services;
  const now = clock();
  const current = (await publishedSince(db, now - resolvedFor)).filter((row) => isInBand(timesOf(row), now));
  if (current.length === 0) return [];
  const rows = await noticesFor(db, await rolesFor(services, actor, trid), trid, current);
  if (!(actor.employee || actor.viewer || actor.deputy))
    await recordReaders(
      db,
      actor.user.id,
      rows.map(({ id }) => id),
      now,
    );
  return (await withMessages(db, rows)).map(([row, messages]) => announcementOf(row, messages, { locale, now }));
}

/** What runs, is announced, or was in the last 90 days, for a reader; what runs comes first. */
export async function readableNotices(
  services: ContentServices,
  { actor, trid, locale }: Reader,
): Promise<PartnerNotice[]> {
  const { db, clock } = services;
  const now = clock();
  const roles = await rolesFor(services, actor, trid);
  const visible = (await publishedSince(db, now - storyFor)).filter((row) => {
    const times = timesOf(row);
    const { begin = now, ended = now } = times;
    return isInBand(times, now) || (noticeState(times, now) === 'ended' && begin < Math.min(now, ended));
  });
  const rows = await noticesFor(db, roles, trid, visible);
  const answers = await answersOf(
    db,
    actor.user.id,
    rows.map(({ id }) => id),
  );
  const answerOf = (id: string): NoticeAnswer | undefined =>
    answers.find(({ notice }) => notice === id)?.answer ?? undefined;
  return (await withMessages(db, rows))
    .map(([row, messages]) => partnerNoticeOf(row, messages, { locale, now, answer: answerOf(row.id) }))
    .toSorted((a, b) => b.begin - a.begin);
}
