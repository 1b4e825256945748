import { useStore } from '@nanostores/react';
import { ticketStatuses, ticketTypes } from '../../../contract/ticket.ts';
import { countOf, type TicketScope, type TicketView } from '../../../domain/tickets/ticket-view.ts';
import { texts } from '../../../i18n/client.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { ticketQuery } from '../../../stores/tickets/tickets.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PlainSelect } from '../../ui/form/PlainSelect.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { statusName } from '../ticket-words.ts';

const chips = ['open', 'mine', 'closed', 'all'] as const;

interface Props {
  view: TicketView;
  /** Number of tickets per status, once known. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** What narrows the list. A search replaces the step of the Back button, so that it leads out of it and not letter by letter. */
export function TicketToolbar({ view, counts }: Props) {
  const t = texts('tickets');
  const employee = useStore($isEmployee);
  const show = (status: TicketScope) => ticketQuery.set({ status, page: '1' }, 'push');
  const isStatus = ticketStatuses.some((status) => status === view.scope);
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-2.5 print:hidden">
      <SearchField
        label={t('overview.search')}
        value={view.search}
        onSearch={(search) => ticketQuery.set({ search, page: '1' }, view.search ? 'replace' : 'push')}
        className="w-full sm:w-82"
      />
      <Chips
        always
        label={t('overview.scope')}
        selected={chips.find((chip) => chip === view.scope)}
        onSelect={(chip) => chip && show(chip)}
        chips={chips.map((value) => ({
          value,
          label: t(`overview.${value}`),
          count: counts && countOf(value, counts, employee),
        }))}
      />
      <div className="flex w-full gap-2.5 *:flex-1 sm:w-auto">
        <PlainSelect
          small
          aria-label={t('overview.type')}
          placeholder={t('overview.anyType')}
          value={view.type}
          options={ticketTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(event) => ticketQuery.set({ type: event.target.value, page: '1' }, 'push')}
        />
        <PlainSelect
          small
          aria-label={t('overview.status')}
          placeholder={t('overview.anyStatus')}
          value={isStatus ? view.scope : ''}
          options={ticketStatuses.map((value) => ({ value, label: statusName(value, employee) }))}
          onChange={(event) => show((event.target.value || 'all') as TicketScope)}
        />
      </div>
    </div>
  );
}
