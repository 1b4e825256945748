import { ticketData } from '#contract/ticket-record.ts';
import { href } from '#domain/access/routes.ts';
import { anySignedIn, employee, partner } from '#server/records/engine/definition/access.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { ticketRecordActions } from './ticket-actions.ts';
import { moveClaimsOfTicket } from './ticket-claims.ts';
import { ticketSearchText, ticketValues } from './ticket-columns.ts';
import { inspectTicketFiles, notifyColleagues, prepareTicket, ticketFiles } from './ticket-create.ts';
import { ticketCreate } from './ticket-request.ts';
import { ticketStates } from './ticket-states.ts';
import { ticketWork } from './ticket-work.ts';

/** A ticket (§3-1). */
export const tickets = defineType('hd.ticket', {
  owned: {
    of: ({ owner }) => owner?.id,
    given: (data, { id, name, email }) => ({ ...data, owner: { id, name, email } }),
  },
  number: { first: 100_001, numeric: true },
  data: ticketData,
  create: ticketCreate,
  prepare: prepareTicket,
  inspect: inspectTicketFiles,
  sideEffects: notifyColleagues,
  files: ticketFiles,
  states: ticketStates,
  work: ticketWork,
  columns: ticketValues,
  searchText: ticketSearchText,
  tallied: ['state', 'kind'],
  created: 'ticket.created',
  link: (id) => href('EtcTicketEdit', 'de', { id }),
  access: {
    read: anySignedIn,
    write: anySignedIn,
    actions: { status: employee, takeBack: partner, remind: partner, withdraw: partner },
  },
  belongsTo: ({ customerId }) => (customerId ? [customerId] : []),
  actions: ticketRecordActions,
  changed: moveClaimsOfTicket,
});
