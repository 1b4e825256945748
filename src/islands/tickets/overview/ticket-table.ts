import type { TicketRow } from '../../../contract/record.ts';
import { formatCalendarDay, formatClock, formatDay } from '../../../domain/date/date-format.ts';
import { texts } from '../../../i18n/client.ts';
import { categoryName, statusName } from '../ticket-words.ts';

/** `18.11.2026 14:05`, which a German spreadsheet takes for a date in any language of the portal. */
const cellMoment = (ms: number) => `${formatDay(ms, 'de')} ${formatClock(ms, 'de')}`;

/** The tickets as a table of texts, with its head. */
export function ticketTable(tickets: readonly TicketRow[], employee: boolean): string[][] {
  const t = texts('tickets');
  const columns: readonly [string, (row: TicketRow) => string][] = [
    [t('column.foreignid'), (row) => row.foreignid],
    [t('column.type'), (row) => t(`type.${row.value5}`)],
    [t('column.category'), (row) => categoryName(row.value5, row.value6)],
    [t('column.subject'), (row) => row.value1],
    [t('column.status'), (row) => statusName(row.value2, employee)],
    [t('column.contact'), (row) => row.value3 ?? ''],
    [t('column.files'), (row) => row.value7 ?? ''],
    [t('column.neededBy'), (row) => formatCalendarDay(row.value8 ?? '', 'de')],
    [t('column.created'), (row) => cellMoment(row.created)],
    [t('column.modified'), (row) => cellMoment(row.modified)],
  ];
  return [columns.map(([head]) => head), ...tickets.map((row) => columns.map(([, cell]) => cell(row)))];
}
