import type * as z from 'zod/mini';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { customerHead } from '#contract/sales/customer.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { isEditable } from '#domain/sales/customers/customer-access.ts';
import { type CustomerFields, prospectContract, prospectForm } from '#domain/sales/customers/customer-form.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { identifying, isSimilar, similarSearches } from '#domain/sales/customers/similar.ts';
import { type FieldFaults, invalidFields, similarCustomers } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';

type Head = z.infer<z.ZodMiniObject<typeof customerHead>>;
export type CustomerData = CustomerFields & Head;
/** With what a caller says about the call, which is not kept. */
type CustomerRequest = CustomerFields & { readonly confirmDuplicate?: boolean | undefined };

export const isEstablished = ({ customerType }: { readonly customerType?: unknown }): boolean =>
  customerType === 'established';

const numbers = ['phone', 'mobile', 'fax'] as const;
type Reached = { readonly [name in (typeof numbers)[number]]?: string | undefined };
/** Telephone numbers are kept in one notation. */
export const withNumbers = <T extends Reached>(reached: T): T => ({
  ...reached,
  ...Object.fromEntries(
    numbers.flatMap((name) => (reached[name] ? [[name, normalisePhone(reached[name] ?? '')]] : [])),
  ),
});

const plain = (customer: CustomerFields): CustomerFields => ({
  ...withNumbers(customer),
  ...(customer.contactMain && { contactMain: withNumbers(customer.contactMain) }),
  ...(customer.contactTech && { contactTech: withNumbers(customer.contactTech) }),
  ...(customer.contactBilling && { contactBilling: withNumbers(customer.contactBilling) }),
});

const names = Object.keys(fieldsOf(prospectForm));
/** The fields of the form among what is stored. */
const pickFormFields = (data: object): CustomerFields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** Commission goes to a VO number of the organisation that is in use. */
async function voFault({ voNumber }: CustomerFields, { look }: ActionContext): Promise<FieldFaults> {
  if (!voNumber) return {};
  const known = await look.count('etc.voNumber', { voNumber, state: 'active', archived: false });
  return known > 0 ? {} : { voNumber: 'choose' };
}

/** Faults of a customer's fields; those that a change leaves alone have been judged when they were given. */
export async function customerFaults(
  fields: CustomerFields,
  at: ActionContext,
  isChanged: (name: string) => boolean = () => true,
): Promise<FieldFaults> {
  const parsedFields = prospectContract.safeParse(fields);
  const faults = {
    ...(isChanged('voNumber') ? await voFault(fields, at) : {}),
    ...Object.fromEntries(ruleFaults(prospectForm, fields, at).map(({ path, key }) => [path, key])),
    ...(parsedFields.success ? {} : fieldFaults(parsedFields.error.issues)),
  };
  return Object.fromEntries(Object.entries(faults).filter(([path]) => isChanged(path.split('.')[0] ?? '')));
}

async function judge(fields: CustomerFields, at: ActionContext, isChanged?: (name: string) => boolean) {
  const faults = await customerFaults(fields, at, isChanged);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Customers of the organisation that one is like, itself left out. */
export async function similarTo(fields: CustomerFields, { look }: ActionContext, own?: string) {
  const found = await Promise.all(
    similarSearches(fields).map((search) => look.search('hfo.vp.customer', { text: search })),
  );
  const others = new Map(found.flat().map((record) => [record.id, record]));
  return [...others.values()]
    .filter(({ id, data }) => id !== own && isSimilar(fields, data as CustomerFields))
    .map(({ id, foreignid, data }) => ({
      id,
      ...(foreignid !== null && { foreignid }),
      title: customerName(data as CustomerFields),
      place: placeOf(data as CustomerFields),
    }));
}

async function checkSimilar(fields: CustomerFields, at: ActionContext, own?: string): Promise<void> {
  const duplicates = await similarTo(fields, at, own);
  if (duplicates.length > 0) throw similarCustomers(duplicates);
}

/** A follow-up that was set for a later day reminds who set it. */
export function reminded(
  customer: CustomerData,
  before: CustomerData | undefined,
  { by, today }: Pick<ActionContext, 'by' | 'today'>,
): CustomerData {
  const { followUpDate } = customer;
  if (before && followUpDate === before.followUpDate) return customer;
  const { followUp: _other, ...notify } = customer.notify ?? {};
  const isToCome = followUpDate !== undefined && followUpDate > today && by.email !== undefined;
  return { ...customer, notify: { ...notify, ...(isToCome && { followUp: by.email }) } };
}

/** A new customer is a prospect; one that the distributor has found for a partner is a lead. */
export async function prepareCustomer(request: CustomerRequest, at: ActionContext): Promise<CustomerData> {
  const { confirmDuplicate, ...fields } = request;
  await judge(fields, at);
  if (!confirmDuplicate) await checkSimilar(fields, at);
  const isLead = at.by.staff && fields.leadSource === 'distributor';
  const leadState = isLead ? 'offered' : 'none';
  const customer: CustomerData = {
    ...plain(prospectValues(fields)),
    ...(fields.consentData && { consentDataDate: fields.consentDataDate ?? at.today }),
    customerType: 'interested',
    leadState,
    ...(isLead && {
      lead: [{ at: at.now, by: at.by.name, state: leadState }],
      ...(at.by.email && { notify: { isUntold: true, offered: at.by.email } }),
    }),
  };
  return reminded(customer, undefined, at);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A changed customer; what belongs to the master data of an established one stays. */
export async function changeCustomer(
  changed: CustomerData & { readonly confirmDuplicate?: boolean },
  at: ActionContext,
  { id, data: before }: { readonly id: string; readonly data: CustomerData },
): Promise<CustomerData> {
  const { confirmDuplicate, ...data } = changed;
  const isChanged = (name: string) => !same(data[name as keyof CustomerData], before[name as keyof CustomerData]);
  const readOnlyNames = names.filter((name) => isChanged(name) && !isEditable(name, isEstablished(before)));
  if (readOnlyNames.length > 0)
    throw invalidFields(Object.fromEntries(readOnlyNames.map((name) => [name, 'readOnly'])));
  const fields = pickFormFields(data);
  await judge(fields, at, isEstablished(before) ? isChanged : (name) => name !== 'followUpDate' || isChanged(name));
  if (!confirmDuplicate && identifying.some(isChanged)) await checkSimilar(fields, at, id);
  return reminded(withFields(before, fields), before, at);
}

/** The customer with other answers, in the notation in which they are kept. */
export const withFields = (before: CustomerData, answers: object): CustomerData => ({
  ...plain(prospectValues(pickFormFields(answers))),
  ...(pick(before, Object.keys(customerHead)) as Head),
});

/** Without the answers that others have hidden again; those of a customer who ordered may be of an older form. */
function prospectValues(fields: CustomerFields): CustomerFields {
  const parsedFields = prospectContract.safeParse(fields);
  return parsedFields.success ? (parsedFields.data as CustomerFields) : fields;
}
