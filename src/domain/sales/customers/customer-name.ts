import type { CustomerFields } from './customer-form.ts';

const isText = (part: string | undefined): part is string => Boolean(part?.trim());

/** How lists and titles name a customer. */
export function customerName({ salutation, companyName, title, firstName, lastName }: CustomerFields): string {
  if (isText(companyName)) return companyName.trim();
  const couple = salutation === '5' ? 'Eheleute' : undefined;
  return [couple, title, firstName, lastName].filter(isText).join(' ');
}

export const placeOf = ({ address }: CustomerFields): string => [address?.zip, address?.city].filter(isText).join(' ');

/** What companies add to their names, which people write in many ways. */
const legalWords =
  /\b(?:gmbh|mbh|ggmbh|ug|haftungsbeschrankt|ag|kgaa|kg|ohg|gbr|egbr|ek|eg|ev|se|partg|mbb|co|und|and|inhaber|inh|eheleute|dr|prof)\b/g;

/** A name without what is written differently each time: case, umlauts, punctuation, legal form. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\be\.?\s?([kgv])\.?(?=\W|$)/g, 'e$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(legalWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
