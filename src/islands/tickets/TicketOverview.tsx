import type { TicketStatus } from '#contract/ticket.ts';
import type { TicketRow } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { waitingFor } from '#domain/tickets/ticket-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { tickets } from '#stores/tickets/tickets.ts';
import { ExportButton } from '../record/list/ExportButton.tsx';
import { ListPage } from '../record/list/ListPage.tsx';
import type { ListScreen } from '../record/list/list-screen.ts';
import { momentColumn } from '../record/list/moment-column.tsx';
import { TicketStatusPill } from '../record/ticket/TicketStatusPill.tsx';
import { answerTime, categoryName, statusName, subjectOf } from '../record/ticket/ticket-labels.ts';
import { island } from '../ui/page/island.tsx';
import { Ago } from '../ui/text/Ago.tsx';
import { UnsentTickets } from './UnsentTickets.tsx';

/** What a ticket is about, with its attachments and date in small letters. */
function TicketSubject({ row }: { row: TicketRow }) {
  const t = texts('tickets');
  const files = Number(row.fileCount ?? 0);
  const facts = [
    files > 0 && t('overview.files', { count: files }),
    answerTime(row),
    row.neededBy && t('overview.neededBy', { day: formatCalendarDay(row.neededBy, pageLocale()) }),
  ].filter(Boolean);
  return (
    <>
      {subjectOf(row)}
      {facts.length > 0 && <span className="block text-muted text-sm">{facts.join(' · ')}</span>}
    </>
  );
}

/** A ticket on a narrow screen, under its number. */
function TicketCard({ row }: { row: TicketRow }) {
  const t = texts('tickets');
  return (
    <>
      <p className="text-muted text-sm">{t(`type.${row.kind}`)}</p>
      <p>
        <TicketSubject row={row} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <TicketStatusPill status={row.state} />
        <span className="text-muted text-sm">
          {t('overview.changed')} <Ago at={row.modified} />
        </span>
      </div>
    </>
  );
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
        id: 'number',
        header: t('column.foreignid'),
        sort: 'foreignid',
        primary: true,
        text: (row) => String(row.foreignid),
      },
      { id: 'type', header: t('column.type'), sort: 'kind', nowrap: true, text: (row) => t(`type.${row.kind}`) },
      {
        id: 'category',
        header: t('column.category'),
        extra: true,
        text: (row) => categoryName(row.kind, row.category),
      },
      {
        id: 'subject',
        header: t('column.subject'),
        sort: 'subject',
        text: (row) => row.subject,
        cell: (row) => <TicketSubject row={row} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        sort: 'state',
        text: (row) => status(row.state),
        cell: (row) => <TicketStatusPill status={row.state} />,
      },
      { id: 'contact', header: t('column.contact'), extra: true, text: (row) => row.contact ?? '' },
      { id: 'files', header: t('column.files'), extra: true, align: 'end', text: (row) => row.fileCount ?? '' },
      {
        id: 'neededBy',
        header: t('column.neededBy'),
        extra: true,
        text: (row) => formatCalendarDay(row.neededBy ?? '', 'de'),
      },
      {
        id: 'answerBy',
        header: t('column.answerBy'),
        sort: 'answerBy',
        extra: true,
        text: (row) => (row.answerBy ? formatMoment(Number(row.answerBy), 'de') : ''),
      },
      momentColumn('created', t('column.created'), 'day'),
      momentColumn('modified', t('column.modified'), 'ago'),
    ],
    tabs: {
      label: t('overview.scope'),
      shown: ['open', 'mine', 'closed', 'all'],
      caption: (tab) => t(`overview.${tab as 'open'}`),
      empty: (tab) => t(`empty.${tab as 'open'}`, { defaultValue: t('empty.status', { status: status(tab) }) }),
      select: { label: t('column.status'), option: status },
    },
    filters: {
      type: { label: t('column.type'), option: (value) => t(`type.${value as TicketRow['kind']}`) },
      customer: { label: t('column.customer'), option: () => t('thisCustomer') },
    },
    link: ({ id }) => href('EtcTicketEdit', pageLocale(), { id }),
    isTinted: ({ state }) => waitingFor(employee).includes(state),
    card: (row) => <TicketCard row={row} />,
    create: href('EtcTicketEdit', pageLocale()),
  };
}

/** The tickets of the selected foundation. */
export const TicketOverview = island(() => (
  <>
    <UnsentTickets />
    <ListPage of={ticketScreen} />
  </>
));
export const TicketExport = island(() => <ExportButton of={ticketScreen} />, { look: 'line' });
