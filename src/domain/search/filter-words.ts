import { type FilterName, filterNames } from '#contract/search/search.ts';
import { plainLetters } from '../text/plain-words.ts';

/** What a filter is called in a search, in German and English: both hold on every page. */
export const filterLabels: Readonly<Record<FilterName, { readonly de: string; readonly en: string }>> = {
  status: { de: 'status', en: 'status' },
  customer: { de: 'kunde', en: 'customer' },
  from: { de: 'von', en: 'from' },
};

export interface FilterWord {
  readonly name: FilterName;
  /** Empty while it is being typed. */
  readonly value: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

interface FilteredSearch {
  /** What is left to search for. */
  readonly text: string;
  readonly filters: readonly FilterWord[];
}

const filterPattern = /(?<!\S)(\p{L}+):(?:"([^"]*)"?|(\S*))/gu;

function nameOf(label: string): FilterName | undefined {
  const typed = plainLetters(label);
  return filterNames.find((name) => Object.values(filterLabels[name]).includes(typed));
}

/** Reads the filters of a search, as in `status:offen kunde:"Adler & Specht" centrex`; other words with colons stay words. */
export function readFilterWords(search: string): FilteredSearch {
  const filters = [...search.matchAll(filterPattern)].flatMap((match): FilterWord[] => {
    const [whole, label = '', quoted, plain] = match;
    const name = nameOf(label);
    if (name === undefined) return [];
    const value = (quoted ?? plain ?? '').trim();
    return [{ name, value, start: match.index, end: match.index + whole.length }];
  });
  const text = filters.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, search);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), filters };
}

/** A filter with its value as it is typed. */
export const filterWord = (label: string, value: string): string =>
  /\s/.test(value) ? `${label}:"${value.replaceAll('"', '')}"` : `${label}:${value.replaceAll('"', '')}`;

/** The filter that is typed at the end of a search. */
export const openFilter = (search: string): FilterWord | undefined =>
  readFilterWords(search).filters.find(({ end }) => end === search.length);

/** The filters that the last word of a search may become. */
export function filtersStartingWith(
  search: string,
  locale: 'de' | 'en',
): { readonly name: FilterName; readonly start: number }[] {
  const [, word = ''] = /(?<!\S)(\p{L}{2,})$/u.exec(search) ?? [];
  if (word === '') return [];
  const prefix = plainLetters(word);
  return filterNames
    .filter((name) => filterLabels[name][locale].startsWith(prefix))
    .map((name) => ({ name, start: search.length - word.length }));
}
