import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { day, optionalText, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';

export const customerTypes = ['established', 'interested'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const clientKinds = ['business', 'private', 'public'] as const;
export const prospectStages = ['new', 'contacted', 'offerMade', 'followUp', 'lost'] as const;
export const leadSources = ['recommendation', 'fair', 'internet', 'distributor', 'existing'] as const;

/** Progress of a lead from the distributor; `none` if the partner found the customer. */
const leadStates = ['none', 'offered', 'accepted', 'declined', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

/** The progress of a prospect in lists: that of its lead until a partner takes it up, and again after the decision. */
export const shownStages = [...prospectStages, 'leadOffered', 'leadDeclined', 'won'] as const;
export type ShownStage = (typeof shownStages)[number];

/** What happened to a lead, oldest first. */
const leadEvent = z.object({
  at: time,
  by: z.string(),
  state: z.enum(leadStates),
  reason: z.optional(z.string()),
  date: z.optional(z.string()),
});

/** What is stored of a customer beside the fields of its form, which stand flat next to these. */
export const customerHead = {
  customerType: z.enum(customerTypes),
  leadState: z.enum(leadStates),
  lead: z.optional(z.array(leadEvent)),
  /** Milliseconds; when the first order was accepted. */
  establishedAt: z.optional(time),
  /**
   * Recipients of news about it: the user who offered the lead and the user who set the follow-up; not sent to clients.
   */
  notify: z.optional(
    z.object({
      offered: z.optional(z.string()),
      followUp: z.optional(z.string()),
      /** The partner does not know of the lead yet. */
      isUntold: z.optional(z.boolean()),
    }),
  ),
  /** What the last draft that was sent has added to it, for as long as that can be undone. */
  fromDraft: z.optional(
    z.object({
      id: z.string(),
      number: z.string(),
      at: time,
      names: z.array(z.string()),
      /** Not sent to clients. */
      before: z.optional(z.record(z.string(), z.unknown())),
      after: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
} as const;

const customerData = z.looseObject(customerHead);
/** `place` is postcode and town, `contractEnd` that of the present contract. */
export const customerColumns = {
  name: 'value1',
  place: 'value2',
  kind: 'value3',
  phone: 'value4',
  voNumber: 'value5',
  stage: 'value6',
  contractEnd: 'value7',
  followUp: 'value8',
  email: 'value9',
  city: 'city',
} as const satisfies ColumnMap;

export const customerRecord = recordOf(customerColumns, customerData);
export type CustomerRecord = z.infer<typeof customerRecord>;

const value = z.optional(z.string());
export const customerRow = rowOf(customerColumns, {
  id: z.string(),
  /** From the first accepted order on. */
  foreignid: value,
  name: z.string(),
  place: value,
  kind: z.enum(customerTypes),
  phone: value,
  voNumber: value,
  stage: z.optional(z.enum(shownStages)),
  contractEnd: value,
  followUp: value,
  email: value,
  city: value,
  owner: value,
  archived: z.boolean(),
  version: z.number(),
  modified: time,
  related: z.optional(z.record(z.string(), z.number())),
});
export type CustomerRow = z.infer<typeof customerRow>;

/** A customer that a new one looks like, in an answer that refuses it until the caller confirms. */
export const similarCustomer = z.object({
  id: z.string(),
  foreignid: z.optional(z.string()),
  title: z.string(),
  place: z.string(),
});
export type SimilarCustomer = z.infer<typeof similarCustomer>;

const reason = text(3, 500);

/** What can be done to a customer beside changing its fields. */
export const customerActions = {
  followUp: actionOf('followUp', { followUpDate: z.optional(day), note: optionalText(500) }),
  acceptLead: actionOf('acceptLead', { followUpDate: day }),
  declineLead: actionOf('declineLead', { reason }),
  offerLead: actionOf('offerLead', { note: optionalText(500) }),
  winLead: actionOf('winLead', { reason }),
  loseLead: actionOf('loseLead', { reason }),
  reviveLead: actionOf('reviveLead', { reason }),
  undoDraft: actionOf('undoDraft'),
} as const;

/** Run by an order when it is accepted. */
export const establishAction = z.object({ _action: z.literal('establish') });

/** What a caller may send beside the fields. */
export const confirmDuplicate = z.optional(z.boolean());
