import type { ComplaintCategory, SuggestedClaim } from '#contract/commissions/complaint.ts';
import type { CommissionKind } from '#contract/commissions/line.ts';
import { typedAmount } from '../text/amount.ts';

/** What a line of a kind is complained about for, unless the partner says otherwise. */
const categoryOfKind: Record<CommissionKind, ComplaintCategory> = {
  closing: 'tooLow',
  renewal: 'renewal',
  option: 'tooLow',
  airtime: 'airtime',
  bonus: 'campaign',
  hardware: 'hardwareBonus',
  chargeback: 'chargeback',
  correction: 'tooLow',
  other: 'other',
};

/** What stands as the reason in an operator's template, which is German. */
const reasonOf: Record<ComplaintCategory, string> = {
  missing: 'Provision fehlt',
  tooLow: 'Provision zu niedrig',
  chargeback: 'Rückbelastung unberechtigt',
  hardwareBonus: 'Hardwarebonus fehlt oder zu niedrig',
  renewal: 'VVL-Provision fehlt oder zu niedrig',
  airtime: 'Airtime- oder Bestandsprovision fehlt oder zu niedrig',
  wrongVo: 'Über falsche VO-Nummer abgerechnet',
  campaign: 'Aktions- oder Staffelbonus fehlt oder zu niedrig',
  other: 'Abrechnung unklar, bitte prüfen',
};

export const suggestedReason = (category: ComplaintCategory): string => reasonOf[category];

/** Of an order that nothing was paid for, it is that the commission is missing. */
export const suggestedCategory = (kind: CommissionKind | undefined): ComplaintCategory =>
  kind === undefined ? 'missing' : categoryOfKind[kind];

/** The category that most of a complaint's lines suggest; of several the one that comes first. */
export function commonCategory(kinds: readonly (CommissionKind | undefined)[]): ComplaintCategory {
  const counted = Map.groupBy(kinds.map(suggestedCategory), (category) => category);
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'other';
}

/** What a complaint is said to be about: orders without a commission, lines of one statement, or of several. */
export function describedAs(claims: readonly Pick<SuggestedClaim, 'of' | 'month'>[]): 'orders' | 'statement' | 'lines' {
  if (claims.every(({ of }) => of === 'order')) return 'orders';
  return new Set(claims.map(({ month }) => month)).size > 1 ? 'lines' : 'statement';
}

/** What a line should have paid, in cents, where that follows from the line itself: an unjust chargeback should have been none. */
export const expectedOf = ({ kind, amount }: { kind: CommissionKind; amount: number }): number | undefined =>
  kind === 'chargeback' && amount < 0 ? 0 : undefined;

/** `1234,56` as it stands in a cell of a German template. */
export const templateAmount = (cents: number): string => typedAmount(cents, 'de');
