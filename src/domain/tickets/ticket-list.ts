import { ticketStatuses, ticketTypes } from '#contract/ticket.ts';
import type { ListRules } from '../records/list-view.ts';
import { openStatuses, waitingFor } from './ticket-rules.ts';

/** What the overview of tickets can be asked; §9-8: newest number first. */
export const ticketList = {
  sorts: ['foreignid', 'value5', 'value1', 'value2', 'value4', 'created', 'modified'],
  sort: '-foreignid',
  tabs: {
    name: 'status',
    field: 'value2',
    values: ticketStatuses,
    groups: { open: () => openStatuses, mine: waitingFor, all: () => ticketStatuses },
    first: 'open',
  },
  filters: {
    type: { kind: 'oneOf', field: 'value5', values: ticketTypes },
    customer: { kind: 'code', field: 'value9' },
  },
} as const satisfies ListRules;
