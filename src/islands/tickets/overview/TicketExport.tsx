import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { ApiError } from '../../../api/api-error.ts';
import { csv } from '../../../domain/csv.ts';
import { berlinDay } from '../../../domain/needed-by-date.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $isEmployee } from '../../../stores/foundation.ts';
import { saveFile } from '../../../stores/save-file.ts';
import { $ticketExport, type ExportedTickets, exportTickets } from '../../../stores/ticket-export.ts';
import { toast } from '../../../stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { island } from '../../ui/island.tsx';
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
