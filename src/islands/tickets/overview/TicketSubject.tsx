import type { TicketRow } from '../../../contract/record.ts';
import { formatCalendarDay } from '../../../domain/date/date-format.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { subjectOf } from '../ticket-words.ts';

/** "3 Anlagen · benötigt bis 27.11.2026". */
function factsOf({ value7, value8 }: TicketRow): string {
  const t = texts('tickets');
  const files = Number(value7 ?? 0);
  return [
    files > 0 && t('overview.files', { count: files }),
    value8 && t('overview.neededBy', { day: formatCalendarDay(value8, pageLocale()) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a ticket is about, with its attachments and date in small letters. */
export function TicketSubject({ row }: { row: TicketRow }) {
  const facts = factsOf(row);
  return (
    <>
      {subjectOf(row)}
      {facts && <span className="block text-muted text-sm">{facts}</span>}
    </>
  );
}
