import { titles } from '#domain/form/blocks.ts';
import { splitName } from '#domain/text/person-name.ts';

/** A person typed in one line, as the fields hold it. */
interface TypedPerson {
  /** 1 Herr, 2 Frau. */
  readonly salutation?: '1' | '2';
  readonly title?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const salutationWord = /^(?:(herrn?|mr)|(frau|mrs|ms))\.?\s+/i;
const longestFirst = [...titles].sort((a, b) => b.length - a.length);

/** `Frau Dr. Anna von Thal` and `Thal, Anna` in their parts; a single word is the family name. */
export function personIn(typed: string): TypedPerson {
  const line = typed.trim().replace(/\s+/g, ' ');
  const [word = '', isMan] = salutationWord.exec(line) ?? [];
  const named = line.slice(word.length);
  const title = longestFirst.find((one) => named.toLowerCase().startsWith(`${one.toLowerCase()} `));
  const { firstName, lastName } = splitName(title ? named.slice(title.length) : named);
  const salutation = isMan ? '1' : '2';
  return {
    ...(word && { salutation }),
    ...(title && { title }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** Postcode and town typed in one line, as the address holds them. */
interface TypedPlace {
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
