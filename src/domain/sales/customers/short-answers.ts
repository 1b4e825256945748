import { titles } from '#domain/form/blocks.ts';

/** A person typed in one line, as the fields hold it. */
export interface TypedPerson {
  readonly title?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Words that belong to the family name behind them. */
const particles = [
  'von',
  'van',
  'vom',
  'zu',
  'zum',
  'zur',
  'der',
  'den',
  'de',
  'del',
  'di',
  'da',
  'dos',
  'la',
  'le',
  'el',
  'al',
  'ten',
  'ter',
];
const salutations = /^(?:herrn?|frau|mr|mrs|ms)\.?\s+/i;

const startOfFamilyName = (words: readonly string[]): number => {
  const particle = words.findIndex((word) => particles.includes(word));
  return particle >= 0 && particle < words.length - 1 ? particle : words.length - 1;
};

/** `Dr. Anna von Thal` and `Thal, Anna` in their parts; a single word is the family name. */
export function personIn(typed: string): TypedPerson {
  let rest = typed.trim().replace(/\s+/g, ' ').replace(salutations, '');
  const title = [...titles]
    .sort((a, b) => b.length - a.length)
    .find((one) => rest.toLowerCase().startsWith(`${one.toLowerCase()} `));
  if (title) rest = rest.slice(title.length).trim();
  const [family = '', given] = rest.split(/\s*,\s*/);
  const words = family.split(' ');
  const at = given === undefined ? startOfFamilyName(words) : 0;
  const firstName = given ?? words.slice(0, at).join(' ');
  const lastName = words.slice(at).join(' ');
  return { ...(title && { title }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The other way round. */
export const personText = ({ firstName, lastName }: TypedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Postcode and town typed in one line, as the address holds them. */
export interface TypedPlace {
  readonly zip?: string;
  readonly city?: string;
  readonly country?: string;
}

const countries: Readonly<Record<string, string>> = { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH' };

/** `20457 Hamburg`, `Hamburg, 20457` and `A-1010 Wien` in their parts. */
export function placeIn(typed: string): TypedPlace {
  const [, sign, digits] = /(?:^|[\s,])(?:([A-Z]{1,2})[\s-]+)?(\d[\d ]*\d|\d)(?=$|[\s,])/i.exec(typed.trim()) ?? [];
  const country = sign && countries[sign.toUpperCase()];
  const zip = digits?.replaceAll(' ', '');
  const code = [country ? sign : undefined, digits].filter(Boolean);
  const city = code
    .reduce<string>((rest, part) => rest.replace(part ?? '', ' '), typed)
    .replace(/^[\s,-]+|[\s,-]+$/g, '')
    .replace(/\s+/g, ' ');
  return { ...(zip && { zip }), ...(city && { city }), ...(country && { country }) };
}
