import type { DraftData } from '#contract/sales/draft.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext, SeenOf } from '#server/records/engine/definition/action.ts';

export const customerTypeName = 'hfo.vp.customer';
export type SeenCustomer = SeenOf<typeof customerTypeName>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const findCustomer = (at: ActionContext, id: string | undefined): Promise<SeenCustomer | undefined> =>
  id ? at.look.find(customerTypeName, id) : Promise.resolve(undefined);

/** What an order form and lists know of a customer. */
function knownOf({
  columns,
  foreignid,
  data,
}: SeenCustomer): Pick<DraftData, 'customer' | 'customerName' | 'customerNumber'> {
  const facts = (['customerType', 'clientKind', 'salutation', 'tkgSize'] as const).flatMap((name) => {
    const value = textOf(data[name]);
    return value ? [[name, value] as const] : [];
  });
  return {
    customer: Object.fromEntries(facts),
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
  return isKept ? updatedDraft : withDefaults(updatedDraft, chosenCustomer.data);
}

/** Answers that the customer's own record gives, as far as the form asks for them. */
const fromCustomer = [
  'invoiceChannel',
  'invoiceEmail',
  'leitwegId',
  'paymentMethod',
  'bank',
  'contactTech',
  'voNumber',
];

function withDefaults(draft: DraftData, customer: Readonly<Record<string, unknown>>): DraftData {
  const fields = fieldsOf(formOf(draft));
  const copiedFields = fromCustomer.filter(
    (name) => Object.hasOwn(fields, name) && isUnset(draft[name]) && !isUnset(customer[name]),
  );
  return { ...draft, ...Object.fromEntries(copiedFields.map((name) => [name, customer[name]])) };
}
