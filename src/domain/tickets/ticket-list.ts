import type { ListRulesOf } from '#contract/list-rules.ts';
import { ticketStatuses, ticketTypes } from '#contract/ticket.ts';
import { ticketColumns } from '#contract/ticket-record.ts';
import { openStatuses, waitingFor } from './ticket-rules.ts';

/** What the overview of tickets can be asked; §9-8: newest number first. */
export const ticketList = {
  columns: ticketColumns,
  sorts: ['foreignid', 'kind', 'subject', 'state', 'answerBy', 'created', 'modified'],
  sort: '-foreignid',
  tabs: {
    name: 'status',
    field: 'state',
    values: ticketStatuses,
    groups: { open: () => openStatuses, mine: waitingFor, all: () => ticketStatuses },
    first: 'open',
  },
  filters: {
    type: { kind: 'oneOf', field: 'kind', values: ticketTypes },
    customer: { kind: 'code', field: 'customerId' },
    owner: { kind: 'code', field: 'owner' },
  },
} as const satisfies ListRulesOf<typeof ticketColumns>;
