import { ownColumns } from '#contract/columns.ts';
import type { NumberSpan } from '#domain/wholesale/numbers/number-range.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';

export const valueFields = [
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
/** All columns that lists show, sort and filter by. */
export const columnFields = [...valueFields, ...ownColumns] as const;
export type ValueField = (typeof columnFields)[number];

const numberFields = ['foreignid', 'version', 'created', 'modified'] as const;
export const sortFields = ['foreignid', 'created', 'modified', ...valueFields] as const;
export type SortField = (typeof sortFields)[number] | ValueField;
type NumberField = (typeof numberFields)[number];
/** `owner`: the id of the user who is responsible; `me` for the caller. */
type SearchField = 'id' | 'archived' | 'owner' | NumberField | ValueField;

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);
export const isSortField = (name: string): name is SortField => isOneOf(sortFields, name) || isValueField(name);
export const isValueField = (name: string): name is ValueField => isOneOf(columnFields, name);
const isField = (name: string | undefined): name is SearchField =>
  name !== undefined &&
  (name === 'id' || name === 'archived' || name === 'owner' || isOneOf(numberFields, name) || isValueField(name));

/** `field:a,b` is any of the values, `field:text*` a beginning, `field:from..to` a range with optional ends. */
export type FieldTerm =
  | { readonly field: SearchField; readonly anyOf: readonly string[] }
  | { readonly field: Exclude<SearchField, 'owner'>; readonly start: string }
  | { readonly field: NumberField | ValueField; readonly from: string; readonly to: string };

export interface SearchTerms {
  readonly fields: readonly FieldTerm[];
  readonly words: readonly string[];
  /** `number:` and a telephone number or its beginning in any notation: records that name it, or a block that it is in. */
  readonly numbers?: readonly NumberSpan[];
  /** Indexed words of which one per list must occur, in place of words with typing errors. */
  readonly like?: readonly (readonly string[])[];
}

const termPattern = /(?:([a-z]+[0-9]?):)?(?:"([^"]*)"(\*?)|(\S+))/g;
const rangePattern = /^([^.,]*)\.\.([^.,]*)$/;
const wholeNumber = /^\d{0,15}$/;

function range(field: SearchField, from: string, to: string): FieldTerm | undefined {
  if (field === 'id' || field === 'archived' || field === 'owner') return undefined;
  if (isOneOf(numberFields, field) && !(wholeNumber.test(from) && wholeNumber.test(to))) return undefined;
  return { field, from, to };
}

/** Reads a search: terms joined by blanks, a text with blanks in quotation marks; undefined where a range is none. */
export function parseSearch(search: string): SearchTerms | undefined {
  const fields: (FieldTerm | undefined)[] = [];
  const words: string[] = [];
  const numbers: (NumberSpan | undefined)[] = [];
  for (const [whole, name, quoted, star, plain = ''] of search.matchAll(termPattern)) {
    const text = quoted ?? plain.replace(/\*$/, '');
    const isStart = star === '*' || (quoted === undefined && plain.endsWith('*'));
    const [, from, to] = (quoted === undefined && rangePattern.exec(plain)) || [];
    if (name === 'number') numbers.push(spanOfTyped(text));
    else if (!isField(name)) words.push(whole);
    else if (from !== undefined && to !== undefined) fields.push(range(name, from, to));
    else if (isStart) fields.push(name === 'owner' ? undefined : { field: name, start: text });
    else fields.push({ field: name, anyOf: (quoted === undefined ? text.split(',') : [text]).filter(Boolean) });
  }
  const read = fields.filter((field) => field !== undefined);
  const spans = numbers.filter((span) => span !== undefined);
  if (read.length < fields.length || spans.length < numbers.length) return undefined;
  return { fields: read, words, ...(spans.length > 0 && { numbers: spans }) };
}
