import type { DraftData } from '#contract/sales/draft.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { newerNames } from '#domain/sales/drafts/answer-origins.ts';
import { answersFrom, orderCustomerFrom, withAnswersFrom } from '#domain/sales/drafts/begun-draft.ts';
import { isBlank } from '#domain/sales/drafts/customer-answers.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext, SeenOf } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import { areaCodeOfTown } from '#server/records/types/wholesale/numbers/area-codes.ts';

export const customerTypeName = 'hfo.vp.customer';
export type SeenCustomer = SeenOf<typeof customerTypeName>;

export const findCustomer = (at: ActionContext, id: string | undefined): Promise<SeenCustomer | undefined> =>
  id ? at.look.find(customerTypeName, id) : Promise.resolve(undefined);

/** Of the customer's own place, as it is dialled. */
function areaCodeOf(customer: Readonly<Record<string, unknown>>): string | undefined {
  const { city, country = 'DE' } = valuesIn(customer['address']);
  const code = country === 'DE' && areaCodeOfTown(String(city ?? ''), String(customer['phone'] ?? ''));
  return code ? `0${code}` : undefined;
}

/** What an order form and lists know of a customer. */
export const knownOf = ({
  columns,
  foreignid,
  data,
}: SeenCustomer): Pick<DraftData, 'customer' | 'customerName' | 'customerNumber'> => ({
  customer: orderCustomerFrom(data, areaCodeOf(data)),
  ...(columns.name && { customerName: columns.name }),
  ...(foreignid && { customerNumber: foreignid }),
});

/** A draft with the present data of its customer; a missing customer cannot be chosen. */
export async function withCustomer(draft: DraftData, at: ActionContext, before?: DraftData): Promise<DraftData> {
  const { customer: _facts, customerName: _name, customerNumber: _number, ...rest } = draft;
  if (!draft.customerId) return rest as DraftData;
  const chosenCustomer = await findCustomer(at, draft.customerId);
  const isKept = before?.customerId === draft.customerId;
  if (!chosenCustomer || (chosenCustomer.archived && !isKept)) {
    if (isKept) return draft;
    throw invalidFields({ customerId: 'choose' });
  }
  const updatedDraft = { ...rest, ...knownOf(chosenCustomer) } as DraftData;
  return isKept
    ? withNewer(followed(updatedDraft, before, chosenCustomer.data), before)
    : withAnswersFrom(chosenCustomer.data, updatedDraft);
}

/** A draft with what was changed in its customer's record since, and is another answer in the draft. */
export function withNewer(draft: DraftData, before: DraftData): DraftData {
  const { customer } = draft;
  const newer = customer ? newerNames({ ...draft, customer: before.customer }, customer) : [];
  return newer.length === 0 ? draft : { ...draft, customer: { ...customer, newer } };
}

/** An answer that the draft took from the customer goes on following it, until it is changed in the draft. */
function followed(draft: DraftData, before: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const { answers = {}, areaCode } = before.customer ?? {};
  const was = answersFrom(answers, areaCode);
  const now = answersFrom(customer, draft.customer?.areaCode);
  // A masked account tells of no change, and what the draft answers of its customer is asked until the record says it.
  const excludedNames = ['customerPassword', 'customerData', ...(isBlank(answers['bank']) ? [] : ['bank'])];
  const names = Object.keys(was).filter(
    (name) =>
      !excludedNames.includes(name) &&
      isSameAnswer(draft[name], was[name]) &&
      isSameAnswer(draft[name], before[name]) &&
      !isBlank(now[name]),
  );
  return { ...draft, ...pick(now, names) };
}
