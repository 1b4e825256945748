import { href } from '../../../src/domain/access/routes.ts';
import { anySignedIn, defineRecord, employee } from '../define-record.ts';
import { ticketRecordActions } from './ticket-actions.ts';
import { ticketColumns, ticketSearchText } from './ticket-columns.ts';
import { beginTicket, checkTicketFiles, ticketFiles } from './ticket-create.ts';
import { ticketCreate } from './ticket-data.ts';

/** §3 "Ticket". */
export const tickets = defineRecord('hd.ticket', {
  number: { first: 100_001 },
  create: ticketCreate,
  begin: beginTicket,
  files: ticketFiles,
  check: checkTicketFiles,
  columns: ticketColumns,
  searchText: ticketSearchText,
  tallied: ['value2', 'value5'],
  created: 'ticket.created',
  link: (id) => href('EtcTicketEdit', 'de', { id }),
  access: { read: anySignedIn, write: anySignedIn, actions: { status: employee } },
  actions: ticketRecordActions,
});
