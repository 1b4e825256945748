import type { TicketRow } from '../../../contract/record.ts';
import { texts } from '../../../i18n/client.ts';
import { Ago } from '../../ui/text/Ago.tsx';
import { TicketStatusPill } from '../TicketStatusPill.tsx';
import { TicketSubject } from './TicketSubject.tsx';

/** A ticket on a narrow screen, under its number. */
export function TicketCard({ row }: { row: TicketRow }) {
  const t = texts('tickets');
  return (
    <>
      <p className="text-muted text-sm">{t(`type.${row.value5}`)}</p>
      <p>
        <TicketSubject row={row} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <TicketStatusPill status={row.value2} />
        <span className="text-muted text-sm">
          {t('overview.changed')} <Ago at={row.modified} />
        </span>
      </div>
    </>
  );
}
