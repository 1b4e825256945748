import { phonesIn } from './phone-digits.ts';
import { abbreviationsIn, formsOf, wordsOf } from './word-forms.ts';

/** The words under which a record is found, ready for `to_tsvector('german', …)`. */
export const indexText = (texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined)
    .flatMap((text) => [...[...wordsOf(text), ...abbreviationsIn(text)].flatMap(formsOf), ...phonesIn(text)])
    .join(' ');
