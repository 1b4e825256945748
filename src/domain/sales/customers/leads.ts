import type { LeadState, ShownStage } from '#contract/sales/customer.ts';
import type { CustomerFields } from './customer-form.ts';

/** What can become of a lead, and of a prospect that the partner has found. */
export const leadMoves = {
  offerLead: { from: ['none', 'declined'], to: 'offered' },
  acceptLead: { from: ['offered'], to: 'accepted' },
  declineLead: { from: ['offered'], to: 'declined' },
  winLead: { from: ['accepted', 'none'], to: 'won' },
  loseLead: { from: ['accepted', 'none'], to: 'lost' },
  reviveLead: { from: ['lost', 'won'], to: 'accepted' },
} as const satisfies Record<string, { from: readonly LeadState[]; to: LeadState }>;
export type LeadAct = keyof typeof leadMoves;

export const mayMove = (act: LeadAct, state: LeadState): boolean =>
  (leadMoves[act].from as readonly LeadState[]).includes(state);

/** A prospect's progress as lists show it; an established customer has none. */
export function shownStage(
  customerType: string,
  leadState: LeadState,
  stage: CustomerFields['prospectStage'],
): ShownStage | undefined {
  if (customerType === 'established') return undefined;
  if (leadState === 'offered') return 'leadOffered';
  if (leadState === 'declined') return 'leadDeclined';
  if (leadState === 'won' || leadState === 'lost') return leadState;
  return stage ?? 'new';
}
