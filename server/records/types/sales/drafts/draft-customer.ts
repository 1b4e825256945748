import { maskedIban } from '#contract/bank.ts';
import { type DraftData, hiddenAnswer } from '#contract/sales/draft.ts';
import { snapshotFields } from '#contract/sales/order.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { isBlank, sharedNames } from '#domain/sales/drafts/customer-answers.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext, SeenOf } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';

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
  return {
    customer: { ...Object.fromEntries(facts), answers: answersOfRecord(data) },
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

/** An answer that the draft took from the customer goes on following it, until it is changed in the draft. */
function followed(draft: DraftData, before: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const was = before.customer?.answers ?? {};
  const names = sharedNames.filter(
    (name) =>
      // A masked account tells of no change.
      name !== 'bank' &&
      name !== 'customerPassword' &&
      !isBlank(was[name]) &&
      isSameAnswer(draft[name], was[name]) &&
      isSameAnswer(draft[name], before[name]) &&
      !isBlank(customer[name]),
  );
  return { ...draft, ...pick(customer, names) };
}

function withDefaults(draft: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const fields = fieldsOf(formOf(draft));
  const copiedFields = sharedNames.filter(
    (name) => Object.hasOwn(fields, name) && isUnset(draft[name]) && !isUnset(customer[name]),
  );
  return { ...draft, ...Object.fromEntries(copiedFields.map((name) => [name, customer[name]])) };
}
