import { type ConsentKey, consentKeys } from '#contract/sales/submission.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { type ConsentText, currentText } from './consent-texts.ts';

/** Of an order and its customer, what decides on its declarations. */
interface ConsentCase {
  readonly isPrivate: boolean;
  /** § 71 (3) TKG: protected as a consumer is, unless the customer waived it. */
  readonly isProtected: boolean;
  readonly hasPorting: boolean;
  readonly hasDebit: boolean;
}

const protectedSizes: readonly unknown[] = ['micro', 'small', 'nonprofit'];
const portingModes: readonly unknown[] = ['port', 'both'];
const isPorted = (values: Values) => portingModes.includes(values['numberMode']);

/** Numbers are ported by the order itself, with a card, or with the landline number beside it. */
export const hasPorting = (order: Values): boolean =>
  isPorted(order) ||
  rowsIn(order['cards']).map(valuesIn).some(isPorted) ||
  (order['homeLine'] === true && portingModes.includes(order['homeNumberMode']));

export const hasDebit = (order: Values): boolean => order['paymentMethod'] === 'debit';

const caseOf = (customer: Values, order: Values): ConsentCase => ({
  isPrivate: customer['clientKind'] === 'private',
  isProtected: protectedSizes.includes(customer['tkgSize']) && order['tkgWaiver'] !== true,
  hasPorting: hasPorting(order),
  hasDebit: hasDebit(order),
});

/** Whether an order needs a declaration, offers it, or has no use for it (`docs/domain/order-submission.md#declarations`). */
type Need = 'demanded' | 'offered' | undefined;
const requiredIf = (is: boolean): Need => (is ? 'demanded' : undefined);

const needs: Record<ConsentKey, (order: ConsentCase) => Need> = {
  consentAuthority: () => 'demanded',
  consentTerms: () => 'demanded',
  consentSummary: ({ isPrivate, isProtected }) => requiredIf(isPrivate || isProtected),
  consentPrivacy: () => 'demanded',
  consentPorting: (order) => requiredIf(order.hasPorting),
  consentSepa: (order) => requiredIf(order.hasDebit),
  consentWithdrawal: ({ isPrivate }) => requiredIf(isPrivate),
  consentEarlyStart: ({ isPrivate }) => (isPrivate ? 'offered' : undefined),
  consentCredit: () => 'demanded',
};

export interface AskedConsent extends ConsentText {
  readonly key: ConsentKey;
  readonly isDemanded: boolean;
}

/** The declarations that an order asks for, in the order of `docs/domain/order-submission.md#declarations`, with their texts. */
export function consentsOf(customer: unknown, order: unknown): AskedConsent[] {
  const orderCase = caseOf(valuesIn(customer), valuesIn(order));
  return consentKeys.flatMap((key) => {
    const need = needs[key](orderCase);
    return need ? [{ key, isDemanded: need === 'demanded', ...currentText(key) }] : [];
  });
}

/** The demanded declarations that are missing in what was given. */
export const missingConsents = (
  requestedConsents: readonly AskedConsent[],
  answers: Partial<Record<ConsentKey, boolean>>,
) => requestedConsents.filter(({ key, isDemanded }) => isDemanded && answers[key] !== true).map(({ key }) => key);
