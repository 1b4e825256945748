import { type SipData, sipHead } from '#contract/wholesale/sip-account.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { type SipFields, sipContract, sipDefaults, sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { sipUserOf } from '#domain/wholesale/sip/sip-user.ts';
import { invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext, SeenRecord } from '#server/records/engine/definition/action.ts';
import { mainNumbersOf } from './sip-numbers.ts';

const names = Object.keys(fieldsOf(sipForm));

/** The fields of the form among what is stored. */
const sipFieldsOf = (data: object): SipFields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name))) as SipFields;

/** The stored form of an account with valid fields; throws the faults of invalid ones. */
export async function checkedSip(data: SipData, at: ActionContext, id: string): Promise<SipData> {
  const fields = sipFieldsOf(data);
  const checkedFields = sipContract.safeParse(fields);
  const numbers = await mainNumbersOf(id, at);
  const faults = {
    ...Object.fromEntries(ruleFaults(sipForm, fields, { ...at, numbers }).map(({ path, key }) => [path, key])),
    ...(checkedFields.success ? {} : fieldFaults(checkedFields.error.issues)),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const head = Object.fromEntries(Object.entries(data).filter(([name]) => Object.hasOwn(sipHead, name)));
  const { regMode } = fields;
  return {
    ...(head as SipData),
    ...checkedFields.data,
    ...(regMode === 'static' && { regState: 'static' as const }),
    ...(regMode !== 'static' && data.regState === 'static' && { regState: 'offline' as const }),
  };
}

type Ordered = Pick<SipFields, 'label' | 'accountType' | 'siteAddr'> &
  Partial<SipFields> & { readonly maxChannels: number };

/** A customer's account before its setup; its password has not been requested yet. */
export async function newAccount(customer: SeenRecord, name: string, ordered: Ordered, at: ActionContext) {
  const known = await at.look.count('ws.sip', { customerId: customer.id });
  const sipUser = sipUserOf(customer.foreignid ?? '', known + 1);
  return {
    ...sipDefaults,
    emergencyAddr: ordered.siteAddr,
    ...ordered,
    sipUser,
    authUser: sipUser,
    customerId: customer.id,
    customerName: name,
    state: 'inSetup' as const,
    regState: ordered.regMode === 'static' ? ('static' as const) : ('offline' as const),
    ...(at.by.email && { notify: at.by.email }),
  };
}
