import { phoneDigits } from './phone-digits.ts';
import { abbreviationOf, formsOf, joinAbbreviations, wordsOf } from './word-forms.ts';

const quoted = (word: string, mark: string) => `'${word}'${mark}`;
const wordQuery = (word: string, mark: string) =>
  `(${formsOf(word)
    .map((form) => quoted(form, mark))
    .join(' | ')})`;

function allIn(word: string): string[] {
  const mark = word.endsWith('*') ? ':*' : '';
  const abbreviation = abbreviationOf(word);
  if (abbreviation === undefined) return wordsOf(word).map((part) => wordQuery(part, mark));
  const letters = wordsOf(word).map((letter) => wordQuery(letter, ''));
  return [`(${wordQuery(abbreviation, mark)} | (${letters.join(' & ')}))`];
}
const allOf = (words: readonly string[]) => words.flatMap(allIn).join(' & ');

const couldBeNumber = (word: string) => /^[+\d()/.*-]+$/.test(word);

/** Neighbours that together may be a phone number, such as `030`, `23125` and `300`. */
export function groupNumbers(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open = false;
  for (const word of words) {
    const number = couldBeNumber(word);
    if (number && open) groups.at(-1)?.push(word);
    else groups.push([word]);
    open = number;
  }
  return groups;
}

/** A query like `fullTextQuery` for parts that each may be said in several ways. */
export function queryOfParts(parts: readonly (readonly (readonly string[])[])[]): string | undefined {
  // Words without others stay neighbours, since they may be a telephone number together.
  const plain = parts.flatMap((ways) => (ways.length === 1 ? ways.flat() : []));
  const several = parts
    .filter((ways) => ways.length > 1)
    .map((ways) => ways.flatMap((words) => fullTextQuery(words) ?? []))
    .map((ways) => `(${ways.map((way) => `(${way})`).join(' | ')})`);
  const queries = [fullTextQuery(plain), ...several].filter((query) => query !== undefined);
  return queries.length > 0 ? queries.join(' & ') : undefined;
}

/** A query for `to_tsquery('german', …)` that finds texts with all the words; undefined where there is no word. */
export function fullTextQuery(words: readonly string[]): string | undefined {
  const parts = groupNumbers(joinAbbreviations(words)).flatMap((group) => {
    const plain = allOf(group);
    if (!plain) return [];
    const [digits] = phoneDigits(group.join(' ').replaceAll('*', ''));
    return [digits ? `(${quoted(digits, ':*')} | (${plain}))` : plain];
  });
  return parts.length > 0 ? parts.join(' & ') : undefined;
}
