import type { CustomerFields } from './customer-form.ts';
import { customerName, plainName } from './customer-name.ts';

const plainStreet = (street: string | undefined): string =>
  (street ?? '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/strasse|str\.?(?=\W|$)/g, 'str')
    .replace(/[^\p{L}\d]/gu, '');
const plainNumber = (number: string | undefined): string => (number ?? '').toLowerCase().replace(/\s/g, '');

/** domain.md 1.1: the same VAT identification number, or the same name at the same address. */
export function isSimilar(one: CustomerFields, other: CustomerFields): boolean {
  if (one.vatId && one.vatId === other.vatId) return true;
  const [here, there] = [one.address, other.address];
  if (!here?.zip || here.zip !== there?.zip) return false;
  const isSamePlace =
    plainStreet(here.street) === plainStreet(there.street) &&
    plainNumber(here.houseNumber) === plainNumber(there.houseNumber);
  return isSamePlace && plainName(customerName(one)) === plainName(customerName(other));
}

/** The fields by which a customer can be like another. */
export const identifying = ['vatId', 'address', 'companyName', 'firstName', 'lastName', 'salutation'] as const;

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;

/** Searches of a list that find whoever may be similar. */
export function similarSearches(customer: CustomerFields): string[] {
  const { vatId, address } = customer;
  // The longest word of a name is what others have least.
  const [word] = (customerName(customer).match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .filter((one) => plainName(one) !== '')
    .sort((a, b) => b.length - a.length);
  return [...(vatId ? [vatId] : []), ...(address?.zip && word ? [`value2:${quoted(`${address.zip} `)}* ${word}`] : [])];
}
