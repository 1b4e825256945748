import type { TicketRow } from '../../../contract/record.ts';
import { formatDay } from '../../../domain/date/date-format.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import type { Column } from '../../ui/table/table-types.ts';
import { Ago } from '../../ui/text/Ago.tsx';
import { TicketStatusPill } from '../TicketStatusPill.tsx';
import { TicketSubject } from './TicketSubject.tsx';

export function ticketColumns(): Column<TicketRow>[] {
  const t = texts('tickets');
  return [
    { id: 'number', header: t('column.foreignid'), sort: 'foreignid', primary: true, cell: (row) => row.foreignid },
    { id: 'type', header: t('column.type'), sort: 'value5', nowrap: true, cell: (row) => t(`type.${row.value5}`) },
    { id: 'subject', header: t('column.subject'), sort: 'value1', cell: (row) => <TicketSubject row={row} /> },
    {
      id: 'status',
      header: t('column.status'),
      sort: 'value2',
      cell: (row) => <TicketStatusPill status={row.value2} />,
    },
    {
      id: 'created',
      header: t('column.created'),
      sort: 'created',
      minor: true,
      nowrap: true,
      cell: (row) => <time dateTime={new Date(row.created).toISOString()}>{formatDay(row.created, pageLocale())}</time>,
    },
    {
      id: 'modified',
      header: t('column.modified'),
      sort: 'modified',
      nowrap: true,
      cell: (row) => <Ago at={row.modified} />,
    },
  ];
}
