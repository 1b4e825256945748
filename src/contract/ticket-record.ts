import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from './columns.ts';
import { time } from './fields.ts';
import { businessKinds, goals, networks, phoneChoices, ticketEvent, ticketStatuses, ticketTypes } from './ticket.ts';

const text = z.string();

const person = z.object({ id: text, name: text, email: text });

/** What every ticket keeps. Texts were judged when they were sent: rules that came later do not make old tickets unreadable. */
const kept = {
  category: text,
  contactLastName: text,
  contactFirstName: text,
  contactEmail: text,
  contactPhone: text,
  /** The owner of the ticket if a colleague created it, and the colleagues who are notified too. */
  owner: z.optional(person),
  copies: z.optional(z.array(person)),
  /** Which of the partner's customers it is about (`hfo.vp.customer`). */
  customerId: z.optional(text),
  status: z.enum(ticketStatuses),
  /** Number of attachments. */
  files: z.number(),
  /** When it was closed (ms), while it is. */
  closedAt: z.optional(time),
  /** By when an answer is expected (ms), while one is. */
  answerBy: z.optional(time),
  /** When each side looks at it again (YYYY-MM-DD). */
  followUps: z.optional(z.object({ partner: z.optional(text), staff: z.optional(text) })),
  /** How many messages by mail wait until an employee has looked at them. */
  waitingMails: z.optional(z.number()),
  /** Oldest first. */
  history: z.array(ticketEvent),
};

/** What a ticket keeps under `data`: the request without its files, and what became of it. */
export const ticketData = z.discriminatedUnion('value5', [
  z.object({ value5: z.literal('etcBillingRequest'), ...kept, customerOrContract: text }),
  z.object({ value5: z.literal('etcCallBackRequest'), ...kept, description: text }),
  z.object({
    value5: z.literal('etcProjectRequest'),
    ...kept,
    businessKind: z.enum(businessKinds),
    network: z.enum(networks),
    operatorVo: text,
    customerCompany: z.optional(text),
    customerContact: text,
    street: text,
    streetNumber: text,
    zip: text,
    town: text,
    goal: z.optional(z.enum(goals)),
    withPhone: z.optional(z.enum(phoneChoices)),
    neededBy: text,
    message: z.optional(text),
    /** §5-10: who confirmed the data protection duties, and when (ms); older tickets do not say which text and what it covers. */
    consent: z.optional(
      z.object({
        at: time,
        by: text,
        userId: text,
        version: z.optional(text),
        text: z.optional(text),
        scope: z.optional(text),
      }),
    ),
  }),
  z.object({ value5: z.literal('etcProvisionComplain'), ...kept, description: text, operator: text }),
]);
export type TicketData = z.infer<typeof ticketData>;

/** `kind` is the type of ticket, `answerBy` the moment (ms) by which an answer is expected, `customerId` the customer that it is about. */
export const ticketColumns = {
  subject: 'value1',
  state: 'value2',
  contact: 'value3',
  answerBy: 'value4',
  kind: 'value5',
  category: 'value6',
  fileCount: 'value7',
  neededBy: 'value8',
  customerId: 'value9',
} as const satisfies ColumnMap;

const ticketFields = {
  id: z.string(),
  foreignid: z.number(),
  subject: z.string(),
  state: z.enum(ticketStatuses),
  contact: z.optional(text),
  answerBy: z.optional(text),
  kind: z.enum(ticketTypes),
  category: z.string(),
  fileCount: z.optional(text),
  neededBy: z.optional(text),
  customerId: z.optional(text),
  version: z.number(),
  created: time,
  modified: time,
};
/** A ticket in a list. */
export const ticketRow = rowOf(ticketColumns, { ...ticketFields, owner: z.optional(text) });
export type TicketRow = z.infer<typeof ticketRow>;
export type WireTicketRow = z.input<typeof ticketRow>;

export const ticketRecord = rowOf(ticketColumns, {
  ...ticketFields,
  createdBy: z.string(),
  modifiedBy: z.string(),
  data: ticketData,
});
export type TicketRecord = z.infer<typeof ticketRecord>;
export type WireTicketRecord = z.input<typeof ticketRecord>;
