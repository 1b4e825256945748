import type { PaymentTerms } from '#domain/commissions/missing-commissions.ts';
import { addDays } from '#domain/date/berlin-day.ts';

/** The last day to complain about a commission that is missing of an order. */
export const deadlineAfter = (terms: PaymentTerms | undefined, activated: string): string | undefined =>
  terms?.complaintDays === undefined ? undefined : addDays(activated, terms.paidAfterDays + terms.complaintDays);
