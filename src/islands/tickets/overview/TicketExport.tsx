import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { ApiError } from '../../../api/api-error.ts';
import { berlinDay } from '../../../domain/date/berlin-day.ts';
import { csv } from '../../../domain/text/csv.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { saveFile } from '../../../stores/files/save-file.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { $ticketExport, type ExportedTickets, exportTickets } from '../../../stores/tickets/ticket-export.ts';
import { failureText } from '../../ui/page/failure-text.ts';
import { island } from '../../ui/page/island.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { ticketTable } from './ticket-table.ts';

function save({ trid, tickets, total }: ExportedTickets): void {
  const t = texts('tickets');
  if (tickets.length === 0) {
    toast('info', t('export.nothing'));
    return;
  }
  const file = `Tickets_${trid}_${berlinDay(Date.now())}.csv`;
  saveFile(file, csv(ticketTable(tickets, $isEmployee.get())), 'text/csv;charset=utf-8');
  const number = new Intl.NumberFormat(pageLocale()).format;
  if (tickets.length < total) toast('warn', t('export.cut', { limit: number(tickets.length), total: number(total) }));
  else toast('ok', t('export.done', { count: tickets.length, file }));
}

/** Saves every ticket that the overview's filter matches, not only the page shown. */
function ExportButton() {
  const t = texts('tickets');
  const progress = useStore($ticketExport);
  const run = () =>
    exportTickets().then(
      (found) => found && save(found),
      (cause) => toast('danger', failureText(ApiError.from(cause))),
    );
  return (
    <Button
      icon={<Icon of={Download} />}
      busy={progress !== undefined}
      busyLabel={progress?.total ? t('export.busy', progress) : t('export.starting')}
      onClick={run}
    >
      {t('export.button')}
    </Button>
  );
}

export const TicketExport = island(ExportButton, { look: 'line' });
