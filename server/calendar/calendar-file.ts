import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Locale } from '#domain/access/routes.ts';
import { type CalendarEntry, entryTitle } from '#domain/calendar/calendar-entry.ts';

/** An entry with the record or page that it is about. */
export interface DatedEntry extends CalendarEntry {
  /** The same in the feed and in each mail about it: a calendar then moves the entry instead of adding one. */
  readonly key: string;
  readonly number?: string | undefined;
  /** Absolute address. */
  readonly link: string;
  /** Counts up with each change (RFC 5545, SEQUENCE). */
  readonly version: number;
  /** When (ms) it was changed last. */
  readonly changed: number;
}

interface CalendarText {
  /** How calendar programs list it. */
  readonly name?: string;
  readonly locale: Locale;
  readonly hasNames: boolean;
}

/** The library takes the UTC day, wherever the server stands. */
const wholeDay = (day: string) => new Date(day);

const timesOf = ({ day, hours }: CalendarEntry) =>
  hours
    ? { start: new Date(hours.from), end: new Date(hours.to) }
    : { start: wholeDay(day), allDay: true, transparency: ICalEventTransparency.TRANSPARENT };

/** The text of an iCalendar file (RFC 5545). */
export function calendarFile(entries: readonly DatedEntry[], { name, locale, hasNames }: CalendarText): string {
  const calendar = ical({
    name: name ?? null,
    prodId: '//partner-portal//calendar//DE',
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const entry of entries) {
    const { key, link, version, changed, number, isCancelled } = entry;
    calendar.createEvent({
      ...timesOf(entry),
      id: `${entry.kind}-${key}@${new URL(link).hostname}`,
      sequence: version,
      stamp: new Date(changed),
      summary: entryTitle(entry, { locale, number, hasNames }),
      url: link,
      description: link,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    });
  }
  return calendar.toString();
}
