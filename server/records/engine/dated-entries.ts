import { isDeepStrictEqual } from 'node:util';
import { type CalendarEntry, mailedKinds } from '#domain/calendar/calendar-entry.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { calendarFile, type DatedEntry } from '#server/calendar/calendar-file.ts';
import type { Mail } from '#server/queries/outbox.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { RecordType } from './definition/define-record.ts';

/** An entry of a record's calendar with what tells it from others; `base` is the portal's address. */
export function datedEntry(record: RecordType, row: RecordRow, entry: CalendarEntry, base: string): DatedEntry {
  const number = row.foreignid ?? undefined;
  const link = base + withTrid(record.link(row.id), row.trid);
  return { ...entry, key: number ?? row.id, number, link, version: row.version, changed: row.modified };
}

const entriesOf = ({ calendar = [] }: RecordType, { data }: RecordRow) =>
  calendar.flatMap(({ entry }) => entry(data) ?? []).filter(({ kind }) => mailedKinds.includes(kind));

const momentOf = ({ kind, day, hours, isCancelled }: CalendarEntry) => ({ kind, day, hours, isCancelled });

/** A change of a record: as it was, and as it is. */
interface Moved {
  readonly before: RecordRow;
  readonly after: RecordRow;
}

/** The dates that a change sets, moves or strikes out, as a file for calendars; none where it touches no date. */
export function movedDates(
  record: RecordType,
  { before, after }: Moved,
  base: string,
): NonNullable<Mail['attachments']> {
  const [old, present] = [entriesOf(record, before), entriesOf(record, after)];
  const isAmong = (entries: readonly CalendarEntry[], entry: CalendarEntry) =>
    entries.some((one) => isDeepStrictEqual(momentOf(one), momentOf(entry)));
  const givenUp = old
    .filter(({ kind }) => !present.some((entry) => entry.kind === kind))
    .map((entry) => ({ ...entry, isCancelled: true }));
  const moved = [...present.filter((entry) => !isAmong(old, entry)), ...givenUp];
  if (moved.length === 0) return [];
  const entries = moved.map((entry) => datedEntry(record, after, entry, base));
  const text = calendarFile(entries, { locale: 'de', hasNames: true });
  return [{ name: 'Termin.ics', mimetype: 'text/calendar; charset=utf-8; method=PUBLISH', bytes: Buffer.from(text) }];
}
