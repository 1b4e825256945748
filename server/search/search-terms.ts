export const searchFields = [
  'id',
  'foreignid',
  'archived',
  'version',
  'created',
  'modified',
  'value1',
  'value2',
  'value3',
  'value4',
  'value5',
  'value6',
  'value7',
  'value8',
  'value9',
] as const;
export type SearchField = (typeof searchFields)[number];

/** `field:a,b` is any of the values, `field:text*` a beginning. */
export type FieldTerm =
  | { readonly field: SearchField; readonly anyOf: readonly string[] }
  | { readonly field: SearchField; readonly start: string };

export interface SearchTerms {
  readonly fields: readonly FieldTerm[];
  readonly words: readonly string[];
  /** Indexed words of which one per list must occur, in place of words with typing errors. */
  readonly like?: readonly (readonly string[])[];
}

const termPattern = /(?:([a-z]+[0-9]?):)?(?:"([^"]*)"(\*?)|(\S+))/g;
const isField = (name: string | undefined): name is SearchField =>
  (searchFields as readonly (string | undefined)[]).includes(name);

/** Reads a search: terms joined by blanks, a text with blanks in quotation marks. */
export function parseSearch(search: string): SearchTerms {
  const fields: FieldTerm[] = [];
  const words: string[] = [];
  for (const [whole, name, quoted, star, plain = ''] of search.matchAll(termPattern)) {
    const text = quoted ?? plain.replace(/\*$/, '');
    const isStart = star === '*' || (quoted === undefined && plain.endsWith('*'));
    if (!isField(name)) words.push(whole);
    else if (isStart) fields.push({ field: name, start: text });
    else fields.push({ field: name, anyOf: (quoted === undefined ? text.split(',') : [text]).filter(Boolean) });
  }
  return { fields, words };
}
