import { searchTerms } from '#contract/columns.ts';
import { vatId } from '#contract/company.ts';
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
  const { vatId: tax, address } = customer;
  const place = address?.zip && [address.zip, plainStreet(address.street), plainNumber(address.houseNumber)].join(' ');
  return [...(tax ? [`vat ${tax}`] : []), ...(place ? [`place ${place} ${plainName(customerName(customer))}`] : [])];
}

export function isSimilar(one: CustomerFields, other: CustomerFields): boolean {
  const keys = similarKeys(one);
  return similarKeys(other).some((key) => keys.includes(key));
}

/** The fields by which a customer can be like another. */
export const identifying = ['vatId', 'address', 'companyName', 'firstName', 'lastName', 'salutation'] as const;

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;

/** The longest word of a name is what others have least. */
const searchWord = (customer: CustomerFields): string | undefined =>
  (customerName(customer).match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .filter((one) => plainName(one) !== '')
    .sort((a, b) => b.length - a.length)[0];

/** List searches that find potentially similar customers. */
export function similarSearches(customer: CustomerFields): string[] {
  const { vatId: tax, address } = customer;
  const word = searchWord(customer);
  return [
    ...(tax ? [tax] : []),
    ...(address?.zip && word
      ? [`${searchTerms(customerColumns, { place: `${quoted(`${address.zip} `)}*` })} ${word}`]
      : []),
  ];
}

const significantWords = (customer: CustomerFields): string[] =>
  plainName(customerName(customer)).split(' ').filter(Boolean);

/** List searches while a customer is typed, when nothing but its name may be there yet. */
export function earlySearches(customer: CustomerFields): { byVatId?: string; byName?: string } {
  const byName = searchWord(customer);
  const isVatId = vatId.safeParse(customer.vatId).success;
  return { ...(isVatId && { byVatId: quoted(customer.vatId ?? '') }), ...(byName && { byName }) };
}

/** Something of a customer, as lists show it. */
interface ListedCustomer {
  readonly name: string;
  /** Postcode and town. */
  readonly place?: string | undefined;
}

/**
 * How much a customer of the list is like what is typed, 0 where it is not: the same name counts anywhere, a part of it at
 * the same postcode.
 */
export function likeness(typed: CustomerFields, { name, place = '' }: ListedCustomer): number {
  const words = significantWords(typed);
  const others = plainName(name).split(' ').filter(Boolean);
  if (words.length === 0 || others.length === 0) return 0;
  const zip = typed.address?.zip;
  const isHere = zip !== undefined && place.startsWith(`${zip} `);
  if (words.join(' ') === others.join(' ')) return isHere ? 3 : 2;
  const [shorter, longer] = words.length < others.length ? [words, others] : [others, words];
  const isPart = shorter.every((word) => longer.includes(word));
  return isPart && (isHere || (zip === undefined && shorter.length > 1)) ? 1 : 0;
}
