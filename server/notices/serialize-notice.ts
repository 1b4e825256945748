import type { Announcement } from '#contract/content/announcement.ts';
import type { Bilingual, Notice, NoticeMessage } from '#contract/notices/notice.ts';
import type { NoticeAnswer, PartnerNotice } from '#contract/notices/partner-notice.ts';
import { href, type Locale } from '#domain/access/routes.ts';
import { bandLine, storyLink } from '#domain/notices/band-line.ts';
import { bandEnd, levelOf, type NoticeTimes } from '#domain/notices/notice-state.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { NoticeMessageRow, NoticeRow } from '../queries/notices/notices.ts';

const timeNames = ['begin', 'visibleFrom', 'promise', 'end', 'resolved', 'ended', 'corrected'] as const;

export function timesOf(row: NoticeRow): NoticeTimes & Pick<Notice, 'corrected'> {
  const entries = timeNames.flatMap((name) => (row[name] === null ? [] : [[name, row[name]] as const]));
  return { ...Object.fromEntries(entries), kind: row.kind, isPublished: row.published !== null };
}

const messageOf = ({ id, time, kind, text, promised, author }: NoticeMessageRow): NoticeMessage => ({
  id,
  time,
  kind,
  author,
  ...(text && { text }),
  ...(promised !== null && { promised }),
});

interface Counts {
  readonly seen: number;
  readonly tickets: number;
}

/** A notice as employees see it. */
export const noticeOf = (row: NoticeRow, messages: readonly NoticeMessageRow[], counts?: Counts): Notice => ({
  ...timesOf(row),
  id: row.id,
  version: row.version,
  title: row.title,
  text: row.text,
  audience: row.audience,
  channels: row.channels,
  modified: row.modified,
  reach: row.reach,
  messages: messages.map(messageOf),
  seen: counts?.seen ?? 0,
  tickets: counts?.tickets ?? 0,
});

const wordsIn = (locale: Locale, { de, en }: Bilingual): string => (locale === 'de' ? de : (en ?? de));
const isGerman = (locale: Locale, { en }: Bilingual): boolean => locale === 'en' && en === undefined;

/** A notice as its audience reads it; what was said later than now is not said yet. */
export function partnerNoticeOf(
  row: NoticeRow,
  messages: readonly NoticeMessageRow[],
  {
    locale,
    now,
    answer,
  }: { readonly locale: Locale; readonly now: number; readonly answer?: NoticeAnswer | undefined },
): PartnerNotice {
  const { isPublished: _isPublished, visibleFrom: _visibleFrom, begin = row.modified, ...times } = timesOf(row);
  return {
    ...times,
    id: row.id,
    begin,
    title: wordsIn(locale, row.title),
    text: wordsIn(locale, row.text),
    german: (['title', 'text'] as const).filter((name) => isGerman(locale, row[name])),
    messages: messages
      .filter(({ time }) => time <= now)
      .map(({ id, time, kind, text }) => ({
        ...{ id, time, kind },
        ...(text && { text: wordsIn(locale, text) }),
        isGerman: text !== null && isGerman(locale, text),
      })),
    operators: row.audience.operators,
    products: row.audience.products,
    isForTickets: row.channels.tickets,
    ...(answer && { answer }),
  };
}

/** A notice in the band at the head of pages; its newest message stands in place of its text. */
export function announcementOf(
  row: NoticeRow,
  messages: readonly NoticeMessageRow[],
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Announcement & { html: string } {
  const times = timesOf(row);
  const spoken = messages.filter(({ kind, text, time }) => text && kind !== 'corrected' && time <= now).at(-1);
  const text = spoken?.kind === 'begin' ? row.text : (spoken?.text ?? row.text);
  const validUntil = bandEnd(times);
  const translate = translatorIn(locale, 'notices');
  const line = bandLine(times, now, locale, translate);
  return {
    id: row.id,
    html: '',
    title: wordsIn(locale, row.title),
    text: wordsIn(locale, text),
    german: [...(isGerman(locale, row.title) ? ['title'] : []), ...(isGerman(locale, text) ? ['text'] : [])],
    level: levelOf(times),
    ...(line && { line }),
    link: { text: storyLink(translate), link: `${href('Notices', 'de')}#${row.id}` },
    ...(validUntil !== undefined && { validUntil }),
  };
}
