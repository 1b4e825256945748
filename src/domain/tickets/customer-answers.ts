import type { CustomerFields } from '../sales/customers/customer-form.ts';
import { customerName } from '../sales/customers/customer-name.ts';

const fullName = (person: { firstName?: string | undefined; lastName?: string | undefined } | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

/** The answers of requests that a customer knows; '' for what it does not. */
export function customerAnswers(customer: CustomerFields, number: string | undefined) {
  const { address, contactMain, representative } = customer;
  const name = customerName(customer);
  const isPerson = !customer.companyName?.trim();
  return {
    customerOrContract: [name, number].filter(Boolean).join(', ').slice(0, 80),
    customerCompany: isPerson ? '' : name,
    customerContact: isPerson ? name : fullName(contactMain) || fullName(representative),
    street: address?.street ?? '',
    streetNumber: address?.houseNumber ?? '',
    zip: address?.zip ?? '',
    town: address?.city ?? '',
  } as const;
}

/**
 * What a chosen customer puts into a request: answers that it knows replace what stands there; those that it does not know
 * are emptied only where the customer before has filled them.
 */
export function answersToPut(
  next: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> | undefined,
  typed: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, answer]) => name in typed && (answer !== '' || (before?.[name] && typed[name] === before[name])),
    ),
  );
}
