import { maxFiles, maxProofFiles } from '../../../src/contract/ticket.ts';
import { ticketData } from '../../../src/contract/ticket-data.ts';
import { href } from '../../../src/domain/access/routes.ts';
import { spreadsheetExtensions } from '../../../src/domain/documents/upload-rules.ts';
import { anySignedIn, employee } from '../access.ts';
import { defineRecord } from '../define-record.ts';
import { ticketRecordActions } from './ticket-actions.ts';
import { ticketColumns, ticketSearchText } from './ticket-columns.ts';
import { beginTicket, checkTicketFiles, ticketFiles } from './ticket-create.ts';
import { ticketCreate } from './ticket-request.ts';
import { ticketStates } from './ticket-states.ts';

/** §3 "Ticket". */
export const tickets = defineRecord('hd.ticket', {
  number: { first: 100_001 },
  data: ticketData,
  create: ticketCreate,
  begin: beginTicket,
  uploads: ticketFiles,
  check: checkTicketFiles,
  files: {
    max: maxFiles,
    archive: 'Ticket',
    slots: {
      fileQueue: { label: '', max: maxFiles },
      // §3: the filled template of a commission complaint is a spreadsheet.
      excelFile: { label: 'Ausgefüllte Vorlage', max: 1, extensions: spreadsheetExtensions },
      proofFiles: { label: 'Nachweis', max: maxProofFiles },
    },
  },
  states: ticketStates,
  columns: ticketColumns,
  searchText: ticketSearchText,
  created: 'ticket.created',
  link: (id) => href('EtcTicketEdit', 'de', { id }),
  access: { read: anySignedIn, write: anySignedIn, actions: { status: employee } },
  actions: ticketRecordActions,
});
