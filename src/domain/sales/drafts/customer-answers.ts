import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isUnset, requestOf } from '#domain/form/form-values.ts';
import { isEditable } from '../customers/customer-access.ts';
import { customerContract, customerForm } from '../customers/customer-form.ts';

/** What sections of the draft ask for and the customer's record holds too, one place for both. */
export const sharedNames = [
  'voNumber',
  'invoiceChannel',
  'invoiceEmail',
  'leitwegId',
  'paymentMethod',
  'bank',
  'contactTech',
  'customerPassword',
] as const;
export type SharedName = (typeof sharedNames)[number];

/** Of these a draft can also change what the customer's record says, where its partner wants it. */
export const changeableNames = ['voNumber', 'contactTech', 'invoiceEmail', 'bank'] as const;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True where nothing was answered, of a group nothing in it. */
export const isBlank = (value: unknown): boolean => isSameAnswer(value, undefined);

/** Two descriptions of one person do not go together. */
const isOther = (one: Values, other: Values) =>
  !isUnset(one['lastName']) && !isUnset(other['lastName']) && !isSameAnswer(one['lastName'], other['lastName']);

/** The record with the answers of the draft where it says nothing. */
function filled(record: unknown, answer: unknown): unknown {
  if (!isGroup(record) || !isGroup(answer) || isOther(record, answer)) return isBlank(record) ? answer : record;
  const names = [...new Set([...Object.keys(record), ...Object.keys(answer)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = filled(record[name], answer[name]);
      return isUnset(value) ? [] : [[name, value]];
    }),
  );
}

/** As it is stored, however it was typed. */
const plainPhone = (phone: unknown) => (isUnset(phone) ? undefined : normalisePhone(String(phone)));
const isSamePerson = (one: unknown, other: unknown): boolean => {
  const [first, second] = [one, other].map((person) => {
    const { phone, mobile, ...rest } = valuesIn(person);
    return { ...rest, phone: plainPhone(phone), mobile: plainPhone(mobile) };
  });
  return isSameAnswer(first, second);
};

/** The contact of a customer is its technician too unless another one is named; an account counts with its number. */
const isOwnAnswer = (name: SharedName, draft: Values, customer: Values): boolean =>
  !isBlank(draft[name]) &&
  (name !== 'contactTech' || !isSamePerson(draft[name], customer['contactMain'])) &&
  (name !== 'bank' || !isUnset(valuesIn(draft[name])['iban']));

/** The answers of a draft that a customer's record can take. */
function offered(draft: Values, customer: Values): Values {
  const shared = sharedNames.filter((name) => isOwnAnswer(name, draft, customer));
  return {
    ...valuesIn(draft['customerData']),
    ...Object.fromEntries(shared.map((name) => [name, draft[name]])),
    ...(shared.includes('contactTech') && { hasContactTech: true }),
  };
}

/**
 * What sending a draft adds to its customer, of what may still be changed of it: where its record says nothing, and what the
 * draft is to change there too (`customerChanges`).
 */
export function additionsTo(customer: Values, draft: Values): Record<string, unknown> {
  const isEstablished = customer['customerType'] === 'established';
  const changes = rowsIn(draft['customerChanges']);
  const additions = Object.fromEntries(
    Object.entries(offered(draft, customer)).flatMap(([name, answer]): [string, unknown][] => {
      if (!isEditable(name, isEstablished) || isBlank(answer)) return [];
      const isShared = (sharedNames as readonly string[]).includes(name);
      // A person or an account goes as a whole.
      const value = changes.includes(name)
        ? answer
        : isShared && !isBlank(customer[name])
          ? customer[name]
          : filled(customer[name], answer);
      return isSameAnswer(value, customer[name]) ? [] : [[name, value]];
    }),
  );
  // An account of a customer who pays by transfer is none of theirs.
  const request = requestOf(customerForm, { ...customer, ...additions });
  return Object.fromEntries(Object.entries(additions).filter(([name]) => Object.hasOwn(request, name)));
}

/** The customer as the order sees it. */
export const filledCustomer = (customer: Values, draft: Values): Record<string, unknown> => ({
  ...customer,
  ...additionsTo(customer, draft),
});

/** What came from a draft taken out again; what was changed since then stays. */
export function withoutAdditions(
  customer: Values,
  { before, after }: { readonly before: Values; readonly after: Values },
): Record<string, unknown> {
  const restored = Object.keys(after).filter((name) => isSameAnswer(customer[name], after[name]));
  const entries = Object.entries(customer).flatMap(([name, value]): [string, unknown][] => {
    if (!restored.includes(name)) return [[name, value]];
    return isBlank(before[name]) ? [] : [[name, before[name]]];
  });
  return Object.fromEntries(entries);
}

/** What an order needs of its customer and is not known yet, one fault for each answer. */
export function customerFaults(customer: Values): Fault[] {
  const issues = customerContract.safeParse(requestOf(customerForm, customer)).error?.issues ?? [];
  const faults = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), key: message }));
  return [...Map.groupBy(faults, ({ path }) => path).values()].flatMap(([first]) => (first ? [first] : []));
}
