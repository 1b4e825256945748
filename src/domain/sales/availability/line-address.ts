import type { LineAddress } from '#contract/sales/availability.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';

type Part = 'street' | 'houseNumber' | 'zip' | 'city';
const parts: readonly Part[] = ['street', 'houseNumber', 'zip', 'city'];

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

/** The answers that say where the line ends: an address of its own, else that of the customer. */
export const siteOf = (values: Values, customer: Values): Values =>
  valuesIn(values['siteDiffers'] === true ? values['siteAddr'] : customer['address']);

/** What keeps an address from being checked: parts that are missing, or that it lies in another country. */
export interface AddressGap {
  readonly missing: readonly Part[];
  readonly isAbroad: boolean;
}

export function gapIn(site: Values): AddressGap | undefined {
  const missing = parts.filter((name) => textOf(site, name) === '');
  const isAbroad = !['', 'DE'].includes(textOf(site, 'country'));
  return missing.length > 0 || isAbroad ? { missing, isAbroad } : undefined;
}

/** The address to check; undefined while it cannot be checked. */
export function lineAddressOf(site: Values): LineAddress | undefined {
  if (gapIn(site)) return undefined;
  const [street, houseNumber, zip, city] = parts.map((name) => textOf(site, name)) as [string, string, string, string];
  return { street, houseNumber, zip, city };
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A text as two writings of it are alike: without case, umlauts, accents and all but letters and digits. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `Musterstr.`, `Muster Strasse` and `Musterstraße` are one. */
export const plainStreet = (street: string): string => plain(street).replace(/str(?:asse)?$/, 'str');

/** The same for all writings of one address. The postcode stands for the town, which has many names. */
export const addressKey = ({ street, houseNumber, zip }: LineAddress): string =>
  [plain(zip), plainStreet(street), plain(houseNumber)].join(' ');

/** `Musterstraße 12, 10115 Berlin` */
export const addressText = ({ street, houseNumber, zip, city }: LineAddress): string =>
  `${street} ${houseNumber}, ${zip} ${city}`;
