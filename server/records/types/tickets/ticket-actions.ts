import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import { maxFiles, type TicketEvent, type TicketStatus, ticketActions } from '#contract/ticket.ts';
import type { TicketData } from '#contract/ticket-record.ts';
import { mayRemind } from '#domain/tickets/answer-target.ts';
import { mayReopen, takesFiles } from '#domain/tickets/ticket-rules.ts';
import { invalidFields } from '#server/core/errors.ts';
import { ticketMail } from '#server/mail/templates.ts';
import {
  type Action,
  type ActionContext,
  type ActionState,
  action,
  type Change,
  type ClaimedFiles,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { withAnswerTime } from './answer-time.ts';
import { subjectOf } from './ticket-columns.ts';

const happened = ({ by, now }: ActionContext) => ({ at: now, by: by.name, staff: by.staff });

const withEvents = (ticket: TicketData, ...events: TicketEvent[]): TicketData => ({
  ...ticket,
  history: [...ticket.history, ...events],
});

/** A rule of a ticket that derives the expected answer from the action. */
const timed = <Input>(definition: Action<TicketData, Input>) =>
  action({
    ...definition,
    run: async (ticket: TicketData, input: Input, at, actionState) => {
      const change = await definition.run(ticket, input, at, actionState);
      return { ...change, ...(change.data && { data: withAnswerTime(change.data, at) }) };
    },
  });

const withNote = (ticket: TicketData, text: string, at: ActionContext) =>
  withEvents(ticket, { kind: 'note', ...happened(at), text });

function withFiles(ticket: TicketData, { fileQueue: added = [] }: ClaimedFiles, at: ActionContext): TicketData {
  if (added.length === 0) return ticket;
  if (!takesFiles(ticket.value5)) throw new RuleViolation('Eine Rückrufbitte nimmt keine Dateien auf.');
  const files = added.map((file) => file.name);
  return { ...withEvents(ticket, { kind: 'attached', ...happened(at), files }), files: ticket.files + files.length };
}

/** With the status that the state table gives it, and the time of its closing while it is closed. */
function withStatus(ticket: TicketData, to: string, at: ActionContext): TicketData {
  const { closedAt: _closedAt, ...open } = ticket;
  return { ...open, status: to as TicketStatus, ...(to === 'closed' && { closedAt: at.now }) };
}

function moved(ticket: TicketData, { from, to }: ActionState, at: ActionContext, isRefused?: true): TicketData {
  if (from === to) return ticket;
  const event = { kind: 'status', ...happened(at), from: from as TicketStatus, to: to as TicketStatus } as const;
  return withEvents(withStatus(ticket, to, at), { ...event, ...(isRefused && { refused: isRefused }) });
}

function checkReopen(ticket: TicketData, at: ActionContext): void {
  if (!mayReopen(ticket.status, ticket.closedAt ?? 0, at.now))
    throw new RuleViolation(
      'Das Ticket ist seit mehr als 90 Tagen abgeschlossen. Bitte legen Sie ein neues Ticket an.',
    );
}

/** Where news of a ticket go, each address once. */
const recipientsOf = ({ contactEmail, owner, copies = [] }: TicketData): string[] => {
  const all = [contactEmail, ...(owner ? [owner.email] : []), ...copies.map(({ email }) => email)];
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
};

/** Notifies everyone involved in the ticket about the distributor's action. */
const news = (
  ticket: TicketData,
  at: ActionContext,
  note?: string,
  status?: TicketStatus,
): Change<TicketData>['mail'] =>
  at.by.staff
    ? ({ number, link }) =>
        recipientsOf(ticket).map((recipient) =>
          ticketMail({ recipient, subject: subjectOf(ticket), number, link, note, status }),
        )
    : undefined;

const mailInput = z.strictObject({
  note: z.string(),
  refused: z.array(z.strictObject({ name: z.string(), fault: z.string() })),
  fileQueue: z.optional(uploadIds(0, maxFiles)),
  takenBy: z.optional(z.string()),
  waitingMails: z.optional(z.number()),
});
export type MailInput = z.infer<typeof mailInput>;

function withMailsWaiting(ticket: TicketData, waitingMails: number | undefined): TicketData {
  const { waitingMails: _before, ...others } = ticket;
  return waitingMails ? { ...others, waitingMails } : others;
}

const append = timed({
  input: ticketActions.append,
  event: (_input, { by }) => (by.staff ? 'note' : 'answer'),
  run: (ticket: TicketData, { note }, at, actionState) => ({
    data: moved(withFiles(withNote(ticket, note, at), actionState.files, at), actionState, at),
    activity: 'ticket.note',
    text: note,
    mail: news(ticket, at, note),
  }),
});

/** An answer that came by mail; a closed ticket stays closed. */
const appendMail = timed({
  input: mailInput,
  internal: true,
  event: () => 'answer',
  run: (ticket: TicketData, { note, refused, takenBy, waitingMails }, at, actionState) => {
    const mail = { ...(takenBy && { takenBy }), ...(refused.length > 0 && { refused }) };
    const noted = withEvents(ticket, { kind: 'note', ...happened(at), text: note, mail });
    const changed = withMailsWaiting(withFiles(noted, actionState.files, at), waitingMails ?? ticket.waitingMails);
    return { data: moved(changed, actionState, at), activity: 'ticket.note', text: note };
  },
});

/** How many messages by mail wait beside the ticket. */
const mailsWait = action({
  input: z.strictObject({ waitingMails: z.number() }),
  internal: true,
  run: (ticket: TicketData, { waitingMails }) => ({ data: withMailsWaiting(ticket, waitingMails) }),
});

const reopen = timed({
  input: ticketActions.reopen,
  run: (ticket: TicketData, { reason }, at, { to }) => {
    checkReopen(ticket, at);
    return {
      data: withEvents(withStatus(ticket, to, at), { kind: 'reopened', ...happened(at), reason }),
      activity: 'ticket.reopened',
      text: reason,
      mail: news(ticket, at, reason, 'reopened'),
    };
  },
});

const attach = action({
  input: ticketActions.attach,
  run: (ticket: TicketData, _input, at, { files }) => ({
    data: withFiles(ticket, files, at),
    activity: 'ticket.attached',
  }),
});

/** §4-8: a wrong file goes again for as long as no employee has it. */
const takeBack = action({
  input: ticketActions.takeBack,
  file: ({ file }) => file,
  run: (ticket: TicketData, _input, at, { file }) => {
    if (!file) throw new RuleViolation('Diese Datei gibt es nicht mehr.');
    if (file.staff) throw new RuleViolation('Diese Datei ist nicht von Ihnen. Sie kann nicht zurückgenommen werden.');
    if (file.read !== null)
      throw new RuleViolation(
        'Diese Datei wurde schon geöffnet und kann nicht mehr zurückgenommen werden. Schreiben Sie bitte eine Notiz dazu.',
      );
    return {
      data: {
        ...withEvents(ticket, { kind: 'takenBack', ...happened(at), file: file.name }),
        files: Math.max(0, ticket.files - 1),
      },
      removesFiles: [file.id],
      activity: 'ticket.takenBack',
    };
  },
});

/** A partner asks what became of a late answer: the ticket comes back to those who look at new things. */
const remind = action({
  input: ticketActions.remind,
  run: (ticket: TicketData, _input, at) => {
    if (!mayRemind(ticket, at.now, at.holidays))
      throw new RuleViolation('Nachfragen können Sie einmal am Tag, wenn eine Antwort überfällig ist.');
    return { data: withEvents(ticket, { kind: 'reminded', ...happened(at) }), activity: 'ticket.note' };
  },
});

/** Each side has a day of its own: what one plans is no news for the other. */
const followUp = action({
  input: ticketActions.followUp,
  run: (ticket: TicketData, { followUpDate }, { by, today }) => {
    if (followUpDate !== undefined && followUpDate < today) throw invalidFields({ followUpDate: 'inPast' });
    const { [by.staff ? 'staff' : 'partner']: _before, ...others } = ticket.followUps ?? {};
    const followUps = { ...others, ...(followUpDate && { [by.staff ? 'staff' : 'partner']: followUpDate }) };
    const { followUps: _all, ...rest } = ticket;
    return { data: Object.keys(followUps).length > 0 ? { ...rest, followUps } : rest };
  },
});

const withdraw = timed({
  input: ticketActions.withdraw,
  run: (ticket: TicketData, { reason }, at, { to }) => ({
    data: withEvents(withStatus(ticket, to, at), { kind: 'withdrawn', ...happened(at), ...(reason && { reason }) }),
    activity: 'ticket.withdrawn',
    text: reason || undefined,
  }),
});

const status = timed({
  input: ticketActions.status,
  event: ({ status: to }) => `status.${to}`,
  run: (ticket: TicketData, { status: to, note, refused: isRefused }, at, actionState) => {
    if (to === 'reopened') checkReopen(ticket, at);
    if (isRefused && !(to === 'closed' && ticket.value5 === 'etcProvisionComplain'))
      throw new RuleViolation('Abgelehnt wird nur eine Provisionsreklamation, und nur, wenn sie abgeschlossen wird.');
    const updatedTicket = withFiles(note ? withNote(ticket, note, at) : ticket, actionState.files, at);
    return {
      data: moved(updatedTicket, actionState, at, isRefused),
      activity: 'ticket.status',
      mail: news(ticket, at, note, to),
    };
  },
});

export const ticketRecordActions = {
  ...{ append, appendMail, mailsWait, reopen, attach, takeBack, remind, followUp, withdraw, status },
} as const;
