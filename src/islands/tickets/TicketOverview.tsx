import type { TicketStatus } from '#contract/ticket.ts';
import type { TicketRow } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay, formatDayAndMonth, formatMoment } from '#domain/date/date-format.ts';
import { waitingFor } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { tickets } from '#stores/tickets/tickets.ts';
import { ListActs } from '../record/list/ListActs.tsx';
import { ListPage } from '../record/list/ListPage.tsx';
import type { ListScreen } from '../record/list/list-screen.ts';
import { momentColumn } from '../record/list/moment-column.tsx';
import { nextColumn, ownerColumn } from '../record/list/shared-columns.tsx';
import { TicketStatusPill } from '../record/ticket/TicketStatusPill.tsx';
import { categoryName, statusName, subjectOf } from '../record/ticket/ticket-labels.ts';
import { island } from '../ui/page/island.tsx';
import { UnsentTickets } from './UnsentTickets.tsx';

/** Who does what until when. */
function nextStep(row: TicketRow, employee: boolean): string {
  const t = texts('tickets');
  if (row.state === 'waiting') return t(employee ? 'overview.partnerAnswer' : 'overview.yourAnswer');
  if (!row.answerBy) return '';
  const by = Number(row.answerBy);
  return t(by < Date.now() ? 'target.late' : 'target.by', {
    moment: formatDayAndMonth(berlinDay(by), pageLocale()),
  });
}

function ticketScreen(employee: boolean): ListScreen<TicketRow> {
  const t = texts('tickets');
  const status = (value: string) => statusName(value as TicketStatus, employee);
  return {
    list: tickets,
    texts: 'tickets',
    file: 'Tickets',
    columns: [
      {
        id: 'subject',
        header: t('column.subject'),
        sort: 'subject',
        primary: true,
        text: (row) => row.subject,
        cell: subjectOf,
      },
      { id: 'type', header: t('column.type'), sort: 'kind', text: (row) => t(`type.${row.kind}`) },
      {
        id: 'category',
        header: t('column.category'),
        rank: 'detail',
        extra: true,
        text: (row) => categoryName(row.kind, row.category),
      },
      {
        id: 'status',
        rank: 'state',
        header: t('column.status'),
        sort: 'state',
        text: (row) => status(row.state),
        cell: (row) => <TicketStatusPill status={row.state} />,
      },
      nextColumn({
        text: (row) => nextStep(row, employee),
        isMine: ({ state }) => waitingFor(employee).includes(state),
      }),
      ...ownerColumn(),
      { id: 'contact', header: t('column.contact'), rank: 'detail', extra: true, text: (row) => row.contact ?? '' },
      {
        id: 'files',
        header: t('column.files'),
        rank: 'note',
        text: ({ fileCount = '0' }) => (fileCount === '0' ? '' : fileCount),
        cell: ({ fileCount }) => t('overview.files', { count: Number(fileCount) }),
      },
      {
        id: 'neededBy',
        header: t('column.neededBy'),
        rank: 'note',
        text: (row) => formatCalendarDay(row.neededBy ?? '', 'de'),
        cell: ({ neededBy = '' }) => t('overview.neededBy', { day: formatCalendarDay(neededBy, pageLocale()) }),
      },
      {
        id: 'answerBy',
        header: t('column.answerBy'),
        sort: 'answerBy',
        rank: 'date',
        extra: true,
        text: (row) => (row.answerBy ? formatMoment(Number(row.answerBy), 'de') : ''),
      },
      { ...momentColumn('created', t('column.created'), 'day'), extra: true },
      momentColumn('modified', t('column.modified'), 'ago'),
      {
        id: 'number',
        header: t('column.foreignid'),
        sort: 'foreignid',
        rank: 'number',
        align: 'end',
        text: (row) => String(row.foreignid),
      },
    ],
    tabs: {
      label: t('overview.scope'),
      shown: ['open', 'mine', 'closed', 'all'],
      caption: (tab) => t(`overview.${tab as 'open'}`, { defaultValue: status(tab) }),
      empty: (tab) => t(`empty.${tab as 'open'}`, { defaultValue: t('empty.status', { status: status(tab) }) }),
    },
    filters: {
      type: { label: t('column.type'), option: (value) => t(`type.${value as TicketRow['kind']}`) },
      customer: { label: t('column.customer'), option: () => t('thisCustomer') },
    },
    bulk: ['followUp', 'handOver', 'assign', 'answer'],
    link: ({ id }) => href('EtcTicketEdit', pageLocale(), { id }),
    isTinted: ({ state }) => waitingFor(employee).includes(state),
    create: href('EtcTicketEdit', pageLocale()),
  };
}

/** The tickets of the selected foundation. */
export const TicketOverview = island(() => {
  useCatalogue();
  return (
    <>
      <UnsentTickets />
      <ListPage of={ticketScreen} />
    </>
  );
});
export const TicketExport = island(() => <ListActs of={ticketScreen} />, { look: 'line' });
