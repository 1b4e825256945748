import { type DraftData, draftHead, hiddenAnswer, hiddenAnswers } from '#contract/sales/draft.ts';
import type { ProductRef } from '#contract/sales/product.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import { withFiles } from '#domain/form/form-files.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isUnset } from '#domain/form/unset.ts';
import { answersOf, draftCompleteness, formOf, percentOf } from '#domain/sales/drafts/draft-form.ts';
import { maySell, productNamed } from '#domain/sales/products/catalogue.ts';
import { oldPricesFor, priceListOn } from '#domain/sales/products/price-guard.ts';
import { invalidFields } from '#server/core/errors.ts';
import { type ActionContext, RuleViolation } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import { priceListsOf } from '../price-lists.ts';
import { withCustomer } from './draft-customer.ts';

export const day = 86_400_000;

/** How far a draft is, kept beside it for lists. */
export function withProgress(draft: DraftData, at: ActionContext): DraftData {
  const percent = percentOf(draftCompleteness(draft, at));
  return { ...draft, percent, state: percent === 100 ? 'complete' : 'open' };
}

/** Without answers that the product's form does not ask for. */
function removeUnknownFields(draft: DraftData): DraftData {
  const fields = fieldsOf(formOf(draft));
  const remainingEntries = Object.entries(draft).filter(
    ([name]) => Object.hasOwn(draftHead, name) || Object.hasOwn(fields, name),
  );
  const group = fields['customerData'];
  return {
    ...(Object.fromEntries(remainingEntries) as DraftData),
    // What the customer's record has answered meanwhile is asked for no more.
    ...(group?.kind === 'group' && {
      customerData: pick(valuesIn(draft['customerData']), Object.keys(group.fields)),
    }),
  };
}

const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*');

export const hiddenMask = (answer: string): string => answer && hiddenAnswer;

/** Answers to writes show a mask; sent back, it means what there is. */
function withHidden(draft: DraftData, before: DraftData): DraftData {
  const [bank, was] = [draft, before].map((one) => one['bank'] as Record<string, unknown> | undefined);
  const hidden = hiddenAnswers.filter((name) => draft[name] === hiddenAnswer);
  return {
    ...draft,
    ...Object.fromEntries(hidden.map((name) => [name, before[name] ?? ''])),
    ...(bank && isMasked(bank['iban']) && { bank: { ...bank, iban: was?.['iban'] ?? '' } }),
  };
}

/** What the customer's record says comes before what is usual. */
export async function begunDraft(
  { productType, product, ...answers }: ProductRef & Readonly<Record<string, unknown>>,
  at: ActionContext,
  defaults: Readonly<Record<string, unknown>> = {},
): Promise<DraftData> {
  const sold: ProductRef = { productType, ...(product !== undefined && product !== productType && { product }) };
  if (!productNamed(sold).creatable) throw invalidFields({ productType: 'productNotCreatable' });
  if (!maySell(sold, await at.tags())) throw invalidFields({ productType: 'productNotYours' });
  const list = priceListOn(await priceListsOf(at), at.today);
  if (!list)
    throw new RuleViolation('Für heute gibt es keine Preisliste. Bitte wenden Sie sich an die Partnerbetreuung.');
  const head = { ...sold, state: 'open' as const, priceListId: list.id, pricesUntil: at.now + oldPricesFor * day };
  const draft = await withCustomer({ ...answers, ...head }, at);
  return withProgress(removeUnknownFields({ ...defaults, ...draft }), at);
}

/** Who enters a result needs none of an employee. */
function withoutRequest({ availabilityRequest, ...draft }: DraftData, before: DraftData): DraftData {
  const { technology, maxRate } = valuesIn(draft['availability']);
  const isEntered =
    !isUnset(technology) && !isUnset(maxRate) && !isSameAnswer(draft['availability'], before['availability']);
  return { ...draft, ...(availabilityRequest && !isEntered && { availabilityRequest }) } as DraftData;
}

export const changedDraft = async (draft: DraftData, at: ActionContext, before: DraftData): Promise<DraftData> =>
  withProgress(
    withoutRequest(withHidden(removeUnknownFields(await withCustomer(draft, at, before)), before), before),
    at,
  );

/** A new draft with the same answers and files, at today's prices. */
export const copiedDraft = (draft: DraftData, at: ActionContext, fileOf: (id: string) => string): Promise<DraftData> =>
  begunDraft(
    { ...withFiles(formOf(draft), answersOf(draft), fileOf), productType: draft.productType, product: draft.product },
    at,
  );
