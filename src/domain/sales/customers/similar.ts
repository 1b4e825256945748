import { searchTerms } from '#contract/columns.ts';
import { customerColumns } from '#contract/sales/customer.ts';
import type { CustomerFields } from './customer-form.ts';
import { customerName, plainName } from './customer-name.ts';

const plainStreet = (street: string | undefined): string =>
  (street ?? '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/strasse|str\.?(?=\W|$)/g, 'str')
    .replace(/[^\p{L}\d]/gu, '');
const plainNumber = (number: string | undefined): string => (number ?? '').toLowerCase().replace(/\s/g, '');

/** What no two customers share unless they are similar (`docs/domain/customers.md#similar-customers`): the VAT identification number, and the name at an address. */
export function similarKeys(customer: CustomerFields): string[] {
  const { vatId, address } = customer;
  const place = address?.zip && [address.zip, plainStreet(address.street), plainNumber(address.houseNumber)].join(' ');
  return [
    ...(vatId ? [`vat ${vatId}`] : []),
    ...(place ? [`place ${place} ${plainName(customerName(customer))}`] : []),
  ];
}

export function isSimilar(one: CustomerFields, other: CustomerFields): boolean {
  const keys = similarKeys(one);
  return similarKeys(other).some((key) => keys.includes(key));
}

/** The fields by which a customer can be like another. */
export const identifying = ['vatId', 'address', 'companyName', 'firstName', 'lastName', 'salutation'] as const;

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;

/** List searches that find potentially similar customers. */
export function similarSearches(customer: CustomerFields): string[] {
  const { vatId, address } = customer;
  // The longest word of a name is what others have least.
  const [word] = (customerName(customer).match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .filter((one) => plainName(one) !== '')
    .sort((a, b) => b.length - a.length);
  return [
    ...(vatId ? [vatId] : []),
    ...(address?.zip && word
      ? [`${searchTerms(customerColumns, { place: `${quoted(`${address.zip} `)}*` })} ${word}`]
      : []),
  ];
}
