import { ticketCalls } from '#api/tickets.ts';
import { ticketList } from '#domain/tickets/ticket-list.ts';
import { recordList } from '../data/record-list.ts';

/** The tickets of the selected foundation. */
export const tickets = recordList({ name: 'tickets', rules: ticketList, calls: ticketCalls });
