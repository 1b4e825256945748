import { type DraftData, isWritable } from '#contract/sales/draft.ts';
import { addressText } from '#domain/sales/availability/line-address.ts';
import { productCaption, productNamed } from '#domain/sales/products/catalogue.ts';
import type { Work, WorkContext } from '#server/records/engine/definition/work.ts';

const day = 86_400_000;
/** Drafts in progress are left alone for this long. */
export const untouchedFor = 2 * day;
/** How long before a customer's link ends the partner can still call the customer. */
const remindBefore = 3 * day;

/**
 * A complete draft becomes a work item at once, an incomplete one after a pause, an expired one while it can be
 * renewed.
 */
export function draftWork(draft: DraftData, on: Pick<WorkContext, 'modified'>): readonly Work[] {
  return [...partnerWork(draft, on), ...lineWork(draft)];
}

/** An employee checks the line of a draft. */
function lineWork({ state, availabilityRequest, customerName }: DraftData): readonly Work[] {
  if (!availabilityRequest || !isWritable(state)) return [];
  const title = [addressText(availabilityRequest.address), customerName].filter(Boolean).join(' · ');
  return [{ side: 'staff', task: 'checkLine', title, customer: customerName, from: availabilityRequest.at }];
}

function partnerWork(draft: DraftData, { modified }: Pick<WorkContext, 'modified'>): readonly Work[] {
  const { state, additionalDsl, customerName, expires: due, confirmation } = draft;
  const title = [productCaption(draft, additionalDsl), customerName].filter(Boolean).join(' · ');
  const partner = (item: Omit<Work, 'side' | 'title' | 'customer'>): readonly Work[] => [
    { side: 'partner', title, customer: customerName, ...item },
  ];
  switch (state) {
    case 'open':
      return partner({ task: 'complete', from: modified + untouchedFor, due });
    case 'complete':
      return partner({ task: 'send', due });
    case 'submitting': {
      if (!confirmation) return [];
      return partner({ task: 'remindCustomer', from: confirmation.expires - remindBefore, due: confirmation.expires });
    }
    case 'expired':
      return productNamed(draft).creatable ? partner({ task: 'renew' }) : [];
    case 'submitted':
      return [];
  }
}
