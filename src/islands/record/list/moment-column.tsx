import { formatClock, formatDay } from '#domain/date/date-format.ts';
import { pageLocale } from '#i18n/client.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import type { ListColumn } from './list-screen.ts';

/** `18.11.2026 14:05`, which a German spreadsheet takes for a date in any language of the portal. */
const spreadsheetMoment = (ms: number) => `${formatDay(ms, 'de')} ${formatClock(ms)}`;

/** A column of a record's own times, as a date or as how long ago it was. */
export function momentColumn<Name extends 'created' | 'modified'>(
  name: Name,
  header: string,
  look: 'day' | 'ago',
): ListColumn<Record<Name, number>> {
  return {
    id: name,
    header,
    sort: name,
    rank: 'date',
    text: (row) => spreadsheetMoment(row[name]),
    cell: (row) =>
      look === 'ago' ? (
        <Ago at={row[name]} />
      ) : (
        <time dateTime={new Date(row[name]).toISOString()}>{formatDay(row[name], pageLocale())}</time>
      ),
  };
}
