import { type TicketEvent, type TicketStatus, ticketActions } from '../../../src/contract/ticket.ts';
import { mayFollow, mayReopen, takesFiles } from '../../../src/domain/tickets/ticket-rules.ts';
import { ticketMail } from '../../mail/templates.ts';
import { type ActionContext, action, type Change, type ClaimedFiles, RuleViolation } from '../define-record.ts';
import type { TicketData } from './ticket-data.ts';

const happened = ({ by, now }: ActionContext) => ({ at: now, by: by.name, staff: by.staff });

const withEvents = (ticket: TicketData, ...events: TicketEvent[]): TicketData => ({
  ...ticket,
  history: [...ticket.history, ...events],
});

const withNote = (ticket: TicketData, text: string, at: ActionContext) =>
  withEvents(ticket, { kind: 'note', ...happened(at), text });

function withFiles(ticket: TicketData, added: ClaimedFiles[string], at: ActionContext): TicketData {
  if (added.length === 0) return ticket;
  if (!takesFiles(ticket.value5)) throw new RuleViolation('Eine Rückrufbitte nimmt keine Dateien auf.');
  const files = added.map((file) => file.name);
  return { ...withEvents(ticket, { kind: 'attached', ...happened(at), files }), files: ticket.files + files.length };
}

function withStatus(ticket: TicketData, status: TicketStatus, at: ActionContext): TicketData {
  const { closedAt: _closedAt, ...open } = ticket;
  return { ...open, status, ...(status === 'closed' && { closedAt: at.now }) };
}

const moved = (ticket: TicketData, to: TicketStatus, at: ActionContext): TicketData =>
  withEvents(withStatus(ticket, to, at), { kind: 'status', ...happened(at), from: ticket.status, to });

function checkReopen(ticket: TicketData, at: ActionContext): void {
  if (ticket.status !== 'closed')
    throw new RuleViolation('Nur ein abgeschlossenes Ticket kann wieder geöffnet werden.');
  if (!mayReopen(ticket.status, ticket.closedAt ?? 0, at.now))
    throw new RuleViolation(
      'Das Ticket ist seit mehr als 90 Tagen abgeschlossen. Bitte legen Sie ein neues Ticket an.',
    );
}

/** Tells the ticket's contact what the distributor did. */
const news = (
  ticket: TicketData,
  at: ActionContext,
  note?: string,
  status?: TicketStatus,
): Change<TicketData>['mail'] =>
  at.by.staff
    ? ({ number, link }) => ticketMail({ recipient: ticket.contactEmail, number, link, note, status })
    : undefined;

const append = action({
  input: ticketActions.append,
  files: ({ fileQueue = [] }) => ({ fileQueue }),
  run: (ticket: TicketData, { note }, at, { fileQueue = [] }) => {
    const noted = withFiles(withNote(ticket, note, at), fileQueue, at);
    const answered = ticket.status === 'waiting' && !at.by.staff;
    return {
      data: answered ? moved(noted, 'inProgress', at) : noted,
      activity: 'ticket.note',
      mail: news(ticket, at, note),
    };
  },
});

const reopen = action({
  input: ticketActions.reopen,
  run: (ticket: TicketData, { reason }, at) => {
    checkReopen(ticket, at);
    const reopened = withStatus(ticket, 'reopened', at);
    return {
      data: withEvents(reopened, { kind: 'reopened', ...happened(at), reason }),
      activity: 'ticket.reopened',
      mail: news(ticket, at, reason, 'reopened'),
    };
  },
});

const attach = action({
  input: ticketActions.attach,
  files: ({ fileQueue }) => ({ fileQueue }),
  run: (ticket: TicketData, _input, at, { fileQueue = [] }) => ({
    data: withFiles(ticket, fileQueue, at),
    activity: 'ticket.attached',
  }),
});

const status = action({
  input: ticketActions.status,
  run: (ticket: TicketData, { status: to, note }, at) => {
    if (!mayFollow(ticket.status, to)) throw new RuleViolation('Dieser Status kann auf den jetzigen nicht folgen.');
    if (to === 'reopened') checkReopen(ticket, at);
    return {
      data: moved(note ? withNote(ticket, note, at) : ticket, to, at),
      activity: 'ticket.status',
      mail: news(ticket, at, note, to),
    };
  },
});

export const ticketRecordActions = { append, reopen, attach, status } as const;
