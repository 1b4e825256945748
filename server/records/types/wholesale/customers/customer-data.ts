import type * as z from 'zod/mini';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import type { wholesaleCustomerHead } from '#contract/wholesale/customer.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import {
  coreDataContract,
  coreDataForm,
  type WholesaleCustomerFields,
} from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { type FieldFaults, invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { withNumbers } from '#server/records/types/sales/customers/customer-data.ts';

type Head = z.infer<z.ZodMiniObject<typeof wholesaleCustomerHead>>;
export type WholesaleCustomer = WholesaleCustomerFields & Head;

const names = Object.keys(fieldsOf(coreDataForm));
/** The fields of the form among what is stored. */
const pickFormFields = (data: object): WholesaleCustomerFields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** What is wrong with a customer's fields. */
export function wholesaleCustomerFaults(fields: WholesaleCustomerFields, at: ActionContext): FieldFaults {
  const parsedFields = coreDataContract.safeParse(fields);
  return {
    ...Object.fromEntries(ruleFaults(coreDataForm, fields, at).map(({ path, key }) => [path, key])),
    ...(parsedFields.success ? {} : fieldFaults(parsedFields.error.issues)),
  };
}

/** Without answers that others have hidden, and with telephone numbers in one notation; throws field faults. */
function checkFields(data: object, at: ActionContext): WholesaleCustomerFields {
  const fields = pickFormFields(data);
  const faults = wholesaleCustomerFaults(fields, at);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const contractFields = coreDataContract.parse(fields) as WholesaleCustomerFields;
  return {
    ...withNumbers(contractFields),
    ...(contractFields.supportPhone && { supportPhone: normalisePhone(contractFields.supportPhone) }),
    ...(contractFields.contactTech && { contactTech: withNumbers(contractFields.contactTech) }),
    ...(contractFields.contactMain && { contactMain: withNumbers(contractFields.contactMain) }),
  };
}

export async function prepareWholesaleCustomer(
  { type: _type, proofFile: _files, endUserConsent: _consent, ...fields }: Readonly<Record<string, unknown>>,
  at: ActionContext,
): Promise<WholesaleCustomer> {
  return { ...checkFields(fields, at), state: 'active', ekpName: await at.foundation(), endUserConsentAt: at.now };
}

const headNames = ['state', 'ekpName', 'endUserConsentAt', 'stateReason'] as const;

/** A changed customer; values outside its form stay as they are. */
export function changeWholesaleCustomer(
  changed: WholesaleCustomer,
  at: ActionContext,
  { data: before }: { readonly data: WholesaleCustomer },
): WholesaleCustomer {
  const head = Object.fromEntries(
    headNames.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])),
  );
  return { ...checkFields(changed, at), ...(head as Head) };
}
