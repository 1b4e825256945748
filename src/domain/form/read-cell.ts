import { cleanText, plainText } from '#contract/clean-text.ts';
import { typedDate } from '../date/typed-date.ts';
import { dayOf } from '../spreadsheet/cell-formats.ts';
import { plainHeading } from '../text/plain-heading.ts';
import type { AskedField } from './form-description.ts';
import { isChoice } from './form-values.ts';

/** How a text of a cell becomes an answer. */
export type CellKind = 'text' | 'number' | 'phone' | 'email' | 'date' | 'tick' | 'choice';

const kinds: Partial<Record<AskedField['kind'], CellKind>> = {
  email: 'email',
  phone: 'phone',
  date: 'date',
  checkbox: 'tick',
  number: 'number',
  money: 'number',
};
export const cellKind = (field: AskedField): CellKind => (isChoice(field) ? 'choice' : (kinds[field.kind] ?? 'text'));

/** A code that a column takes, and how people call it; the first word is the one to show. */
export interface CellChoice {
  readonly code: string;
  readonly words: readonly string[];
}

/** What a column takes. */
interface CellReader {
  readonly kind: CellKind;
  readonly isRequired?: boolean;
  /** Undefined where any text may be the answer. */
  readonly choices?: readonly CellChoice[] | undefined;
}

const yesWords: readonly string[] = 'x ja yes j y true wahr 1 ok on an ✓ ✔ ☑ ☒'.split(' ');
const noWords: readonly string[] = 'nein no n false falsch 0 - off aus ☐ o ohne'.split(' ');

/** What stands in a cell where nothing is meant. */
const nothing = /^(?:[-–—_./]+|n\/a|n\.?\s?v\.?|k\.?\s?a\.?|null|#nv|#n\/a)$/i;

/** An apostrophe by which spreadsheets and exports keep a text from being a formula. */
const inertSign = /^['’](?=[=+\-@\d])/;

/** The text of a cell as people mean it. */
export const meantText = (text: string): string => cleanText(text).replace(inertSign, '');

const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** A long number that was shown with an exponent, where no digit of it is lost; undefined for what is none. */
export function digitsOfScientific(text: string): string | undefined {
  const [, first = '', rest = '', exponent = ''] = scientific.exec(text) ?? [];
  return first !== '' && rest.length === Number(exponent) ? first + rest : undefined;
}
export const isScientific = (text: string): boolean => scientific.test(text);

/** A day as spreadsheets count it, from 1954 to 2119. */
const serialDay = (text: string): string | undefined =>
  /^[2-7]\d{4}(?:[.,]\d+)?$/.test(text) ? dayOf(Number(text.replace(',', '.')), false) : undefined;

/** The code of a choice by itself or by one of its words. */
export function codeOf({ choices = [] }: Pick<CellReader, 'choices'>, text: string): string | undefined {
  const typed = plainHeading(text);
  const isMeant = (name: string) => plainHeading(name) === typed;
  return choices.find(({ code, words }) => isMeant(code) || words.some(isMeant))?.code;
}

/** An answer, and whether the text was understood; a text that was not stays as typed. */
interface CellAnswer {
  readonly value: unknown;
  readonly isUnderstood: boolean;
}
const understood = (value: unknown): CellAnswer => ({ value, isUnderstood: true });
const asTyped = (value: string): CellAnswer => ({ value, isUnderstood: false });

/** Words that a user assigned to the codes of a column, by their plain form. */
export type ChoiceWords = Readonly<Record<string, string>>;

/** What a text of a cell answers. */
export function answerOf(column: CellReader, raw: string, words: ChoiceWords = {}): CellAnswer {
  const text = meantText(raw);
  if (text === '') return understood('');
  if (column.kind === 'tick') {
    const typed = plainText(text).toLowerCase();
    if (yesWords.includes(typed)) return understood(true);
    return noWords.includes(typed) || nothing.test(typed) ? understood(false) : asTyped(text);
  }
  if (column.choices) {
    const code = words[plainHeading(text)] ?? codeOf(column, text);
    if (code !== undefined) return understood(code);
    return nothing.test(text) ? understood('') : asTyped(text);
  }
  if (!column.isRequired && nothing.test(text)) return understood('');
  if (column.kind === 'date') {
    const day = typedDate(text) ?? serialDay(text);
    return day === undefined ? asTyped(text) : understood(day);
  }
  if (column.kind === 'phone' || column.kind === 'number') return understood(digitsOfScientific(text) ?? text);
  return understood(text);
}
