import { cleanText } from '#contract/clean-text.ts';

const streetAndNumber = /^(.*\p{L}.*?)[\s,]+(\d{1,4}\s*[a-z]?(?:\s*[-–/+]\s*\d{0,4}\s*[a-z]?)?)$/iu;
const zipAndCity = /^(?:[A-Z]{1,3}[ -])?(\d{4,5})[\s,]+(\p{L}.*)$/u;

/** Street and house number, or postcode and town, of one cell; undefined where they are not both there. */
export function parsedAddress(kind: 'street' | 'city', text: string): readonly [string, string] | undefined {
  const [, first, second] = (kind === 'street' ? streetAndNumber : zipAndCity).exec(cleanText(text)) ?? [];
  return first && second ? [first.trim(), second.trim()] : undefined;
}
