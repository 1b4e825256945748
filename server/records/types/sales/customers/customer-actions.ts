import * as z from 'zod/mini';
import { customerActions, establishAction, type LeadState } from '#contract/sales/customer.ts';
import { isEditable } from '#domain/sales/customers/customer-access.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { type LeadAct, leadMoves } from '#domain/sales/customers/leads.ts';
import { withoutAdditions } from '#domain/sales/drafts/customer-answers.ts';
import { invalidFields } from '#server/core/errors.ts';
import { leadAnsweredMail } from '#server/mail/lead-mails.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import {
  type ActionContext,
  type ActionState,
  action,
  type Change,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import { becomes, type StateTable } from '#server/records/engine/definition/states.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { type CustomerData, isEstablished, reminded, withFields } from './customer-data.ts';

const otherwise: Record<LeadAct, string> = {
  offerLead: 'Dieser Interessent ist schon vergeben.',
  acceptLead: 'Nur ein offener Lead wird angenommen.',
  declineLead: 'Nur ein offener Lead wird abgelehnt.',
  winLead: 'Bitte nehmen Sie den Lead zuerst an.',
  loseLead: 'Bitte nehmen Sie den Lead zuerst an.',
  reviveLead: 'Nur ein entschiedener Lead wird wieder aufgenommen.',
};

const leadStates: StateTable<LeadState> = {
  states: ['none', 'offered', 'accepted', 'declined', 'won', 'lost'],
  field: 'leadState',
  events: Object.fromEntries(
    Object.entries(leadMoves).map(([act, { from, to }]) => [
      act,
      {
        moves: becomes<LeadState>(to, ...from),
        otherwise: otherwise[act as LeadAct],
        ...(act === 'offerLead' && { by: employee }),
      },
    ]),
  ),
};

interface MoveNote {
  readonly reason?: string | undefined;
  readonly date?: string | undefined;
}

/** A lead that moves on: with actor, time and reason. */
function moved(
  customer: CustomerData,
  { by, now }: ActionContext,
  { to }: ActionState,
  moveNote: MoveNote,
): CustomerData {
  if (isEstablished(customer)) throw new RuleViolation('Ein Bestandskunde ist kein Lead mehr.');
  const { reason, date } = moveNote;
  const event = { at: now, by: by.name, state: to as LeadState, ...(reason && { reason }), ...(date && { date }) };
  return { ...customer, lead: [...(customer.lead ?? []), event] };
}

function checkToCome(day: string | undefined, { today }: ActionContext): void {
  if (day !== undefined && day < today) throw invalidFields({ followUpDate: 'inPast' });
}

/** Who offered a lead learns what the partner makes of it. */
async function answered(
  customer: CustomerData,
  answer: 'accepted' | 'declined',
  { foundation }: ActionContext,
  moveNote: MoveNote,
): Promise<Change<CustomerData>['mail']> {
  const recipient = customer.notify?.offered;
  if (!recipient) return undefined;
  const partner = await foundation();
  return ({ link }) =>
    leadAnsweredMail({ recipient, link, partner, customer: customerName(customer), answer, ...moveNote });
}

const declineLead = action({
  input: customerActions.declineLead,
  run: async (customer: CustomerData, { reason }, at, actionState) => ({
    data: moved(customer, at, actionState, { reason }),
    activity: 'lead.declined',
    text: reason,
    mail: await answered(customer, 'declined', at, { reason }),
  }),
});

const byReason = (name: 'winLead' | 'loseLead' | 'reviveLead') =>
  action<CustomerData, { reason: string }>({
    input: customerActions[name] as z.ZodMiniType<{ reason: string }>,
    run: (customer, { reason }, at, actionState) => ({
      data: moved(customer, at, actionState, { reason }),
      activity: 'record.updated',
      text: reason,
    }),
  });

const followUp = action({
  input: customerActions.followUp,
  run: (customer: CustomerData, { followUpDate, note }, at) => {
    checkToCome(followUpDate, at);
    const { followUpDate: _done, ...rest } = customer;
    const changed = { ...rest, ...(followUpDate && { followUpDate }) };
    return { data: reminded(changed, customer, at), activity: 'record.updated', text: note };
  },
});

const acceptLead = action({
  input: customerActions.acceptLead,
  run: async (customer: CustomerData, { followUpDate }, at, actionState) => {
    checkToCome(followUpDate, at);
    const data = moved(customer, at, actionState, { date: followUpDate });
    const accepted = { ...data, followUpDate, prospectStage: 'new' as const };
    return {
      data: reminded(accepted, customer, at),
      activity: 'lead.accepted',
      mail: await answered(customer, 'accepted', at, { date: followUpDate }),
    };
  },
});

const offerLead = action({
  input: customerActions.offerLead,
  run: (customer: CustomerData, { note }, at, actionState) => ({
    data: {
      ...moved(customer, at, actionState, { reason: note }),
      leadSource: 'distributor' as const,
      ...(at.by.email && { notify: { ...customer.notify, isUntold: true, offered: at.by.email } }),
    },
    activity: 'lead.offered',
    text: note,
  }),
});

/** `docs/domain/customers.md`: an order that is accepted makes a customer of a prospect, and gives it its number. */
const establish = action({
  input: establishAction,
  internal: true,
  onArchived: true,
  run: (customer: CustomerData, _input, { now }) => {
    if (isEstablished(customer)) return {};
    const { prospectStage: _stage, ...customerRest } = customer;
    return {
      data: { ...customerRest, customerType: 'established' as const, establishedAt: now },
      numbered: true,
      activity: 'record.updated',
    };
  },
});

const takeFromDraft = z.object({
  _action: z.literal('takeFromDraft'),
  draft: z.object({ id: z.string(), number: z.string() }),
  answers: z.record(z.string(), z.unknown()),
});

/** A draft was sent: its answers fill what the customer's record does not say. */
const takeAnswers = action({
  input: takeFromDraft,
  internal: true,
  run: (customer: CustomerData, { draft, answers }, { now }) => {
    const names = Object.keys(answers);
    const filled = withFields(customer, { ...customer, ...answers });
    const fromDraft = { ...draft, at: now, names, before: pick(customer, names), after: pick(filled, names) };
    return {
      data: { ...filled, fromDraft },
      activity: 'record.updated',
      text: translate('customer.fromDraft', { number: draft.number, count: String(names.length) }),
    };
  },
});

/** Takes out again what a draft has added, but for what was changed since. */
const undoDraft = action({
  input: customerActions.undoDraft,
  run: (customer: CustomerData) => {
    const { fromDraft, ...rest } = customer;
    if (!fromDraft) throw new RuleViolation('Es ist nichts rückgängig zu machen.');
    const isAllowed = (name: string) => isEditable(name, isEstablished(customer));
    const after = pick(fromDraft.after ?? {}, fromDraft.names.filter(isAllowed));
    const answers = withoutAdditions(rest, { before: fromDraft.before ?? {}, after });
    return {
      data: withFields(rest, answers),
      activity: 'record.updated',
      text: translate('customer.draftUndone', { number: fromDraft.number }),
    };
  },
});

export const customerStates = leadStates;
export const customerRecordActions = {
  followUp,
  acceptLead,
  declineLead,
  offerLead,
  winLead: byReason('winLead'),
  loseLead: byReason('loseLead'),
  reviveLead: byReason('reviveLead'),
  establish,
  takeFromDraft: takeAnswers,
  undoDraft,
} as const;
