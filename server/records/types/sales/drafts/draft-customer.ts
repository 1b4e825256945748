import { maskedIban } from '#contract/bank.ts';
import { type DraftData, hiddenAnswer } from '#contract/sales/draft.ts';
import { snapshotFields } from '#contract/sales/order.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { isBlank, sharedNames } from '#domain/sales/drafts/customer-answers.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { proposalsFor } from '#domain/sales/drafts/proposals.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext, SeenOf } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import { areaCodeOfTown } from '#server/records/types/wholesale/numbers/area-codes.ts';

export const customerTypeName = 'hfo.vp.customer';
export type SeenCustomer = SeenOf<typeof customerTypeName>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const findCustomer = (at: ActionContext, id: string | undefined): Promise<SeenCustomer | undefined> =>
  id ? at.look.find(customerTypeName, id) : Promise.resolve(undefined);

/** Beside the fields of the draft's own sections: what an order may need or show of its customer. */
const answerNames = [...snapshotFields, 'voNumber', 'bank', 'customerPassword'];

/** What the form may know of a customer's record: neither an account nor a password in full. */
function answersOfRecord(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const answers = pick(data, answerNames);
  const { iban, ...bank } = valuesIn(answers['bank']);
  return {
    ...answers,
    ...(iban !== undefined && { bank: { ...bank, iban: maskedIban(String(iban)) } }),
    ...(!isUnset(answers['customerPassword']) && { customerPassword: hiddenAnswer }),
  };
}

/** Of the customer's own place, as it is dialled. */
function areaCodeOf(customer: Readonly<Record<string, unknown>>): string | undefined {
  const { city, country = 'DE' } = valuesIn(customer['address']);
  const code = country === 'DE' && areaCodeOfTown(String(city ?? ''), String(customer['phone'] ?? ''));
  return code ? `0${code}` : undefined;
}

/** What an order form and lists know of a customer. */
export function knownOf({
  columns,
  foreignid,
  data,
}: SeenCustomer): Pick<DraftData, 'customer' | 'customerName' | 'customerNumber'> {
  const facts = (['customerType', 'clientKind', 'salutation', 'tkgSize'] as const).flatMap((name) => {
    const value = textOf(data[name]);
    return value ? [[name, value] as const] : [];
  });
  const areaCode = areaCodeOf(data);
  return {
    customer: { ...Object.fromEntries(facts), ...(areaCode && { areaCode }), answers: answersOfRecord(data) },
    ...(columns.name && { customerName: columns.name }),
    ...(foreignid && { customerNumber: foreignid }),
  };
}

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
  return isKept ? followed(updatedDraft, before, chosenCustomer.data) : withDefaults(updatedDraft, chosenCustomer.data);
}

/** What a record gives to a draft: what it says, and what that makes likely. */
const answersFrom = (customer: Readonly<Record<string, unknown>>, areaCode: string | undefined) => ({
  ...proposalsFor(customer, areaCode),
  ...withoutBlank(pick(customer, sharedNames)),
});

/** An answer that the draft took from the customer goes on following it, until it is changed in the draft. */
function followed(draft: DraftData, before: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const { answers = {}, areaCode } = before.customer ?? {};
  const was: Readonly<Record<string, unknown>> = answersFrom(answers, areaCode);
  const now: Readonly<Record<string, unknown>> = answersFrom(customer, draft.customer?.areaCode);
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

/** A new customer's draft begins with what its record says, and with what that makes likely. */
function withDefaults(draft: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const fields = fieldsOf(formOf(draft));
  const answers = answersFrom(customer, draft.customer?.areaCode);
  const names = Object.keys(answers).filter((name) => Object.hasOwn(fields, name) && isBlank(draft[name]));
  return { ...draft, ...pick(answers, names) };
}

const withoutBlank = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isBlank(answer)));
