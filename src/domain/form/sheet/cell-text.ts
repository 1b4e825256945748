import { cleanText } from '#contract/clean-text.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import { answerTo, type Scope } from '../conditions.ts';
import type { AskedField, ChoiceField, FormContext } from '../form-description.ts';
import { answerText, type FormLabels } from '../form-facts.ts';
import { codesOf, isChoice, isUnset } from '../form-values.ts';
import type { SheetColumn } from './sheet-columns.ts';

export interface CellOption {
  readonly value: string;
  readonly label: string;
  /** The short form in the cell; the label where there is none. */
  readonly code: string;
}

/** The choices of a column in a row. */
export function cellOptions(
  { field, look }: SheetColumn & { readonly field: ChoiceField },
  { translate }: FormLabels,
  context: FormContext,
  scope: Scope,
): CellOption[] {
  const options =
    field.options?.(context, (name) => answerTo(name, scope)) ?? codesOf(field.contract).map((value) => ({ value }));
  return options.map(({ value, label: ownLabel }: { value: string; label?: string }) => {
    const label = ownLabel ?? translate(`${field.words}.${value}`);
    return { value, label, code: look.codes ? translate(`${look.codes}.${value}`, { defaultValue: label }) : label };
  });
}

export const hasOptions = (column: SheetColumn): column is SheetColumn & { readonly field: ChoiceField } =>
  isChoice(column.field) && column.field.kind !== 'choices';

const plain = (text: string) => cleanText(text).toLowerCase();
const ticks: readonly string[] = ['x', 'ja', 'yes', 'j', 'y', 'true', 'wahr', '1', '✓', 'on', 'an'];
const noTicks: readonly string[] = ['', '0', '-', '–', 'nein', 'no', 'n', 'false', 'falsch', 'off', 'aus'];

/** The choice of a word, a code, or the beginning of one that no other choice has. */
function choiceOf(options: readonly CellOption[], typed: string): string | undefined {
  const words = options.map(({ value, label, code }) => ({ value, all: [value, label, code].map(plain) }));
  const exact = words.find(({ all }) => all.includes(typed));
  if (exact) return exact.value;
  const matches = words.filter(({ all }) => all.some((word) => word.startsWith(typed)));
  return matches.length === 1 ? matches[0]?.value : undefined;
}

/** What a text from outside says in a cell: what is not understood stays as it was typed. */
export function readCell(
  column: SheetColumn,
  text: string,
  labels: FormLabels,
  context: FormContext,
  scope: Scope,
): { readonly value: unknown; readonly isForeign: boolean } {
  const typed = cleanText(text);
  const { field } = column;
  if (field.kind === 'checkbox') {
    const isTick = ticks.includes(plain(typed));
    return { value: isTick, isForeign: !isTick && !noTicks.includes(plain(typed)) };
  }
  if (field.kind === 'date') return { value: typedDate(typed) ?? typed, isForeign: false };
  if (!hasOptions(column) || typed === '') return { value: typed, isForeign: false };
  const chosen = choiceOf(cellOptions(column, labels, context, scope), plain(typed));
  return { value: chosen ?? typed, isForeign: chosen === undefined };
}

/** The next choice that begins with a letter, behind the present one. */
export function choiceByLetter(options: readonly CellOption[], letter: string, present: unknown): string | undefined {
  const typed = letter.toLowerCase();
  const matches = options.filter(({ code, label }) =>
    [code, label].some((word) => word.toLowerCase().startsWith(typed)),
  );
  const at = matches.findIndex(({ value }) => value === present);
  return matches[(at + 1) % matches.length]?.value;
}

interface CellText {
  /** What the cell shows. */
  readonly text: string;
  /** The full words, where the cell shows a code. */
  readonly words: string;
}

const asText = (field: AskedField, value: unknown, labels: FormLabels, context: FormContext, scope: Scope) =>
  answerText(field, value, labels, context, (name) => answerTo(name, scope));

/** A cell to be read. */
export function cellText(
  column: SheetColumn,
  value: unknown,
  labels: FormLabels,
  context: FormContext,
  scope: Scope,
): CellText {
  const { field, look } = column;
  if (isUnset(value)) return { text: '', words: '' };
  // Numbers stay as they are typed, so that they can be corrected.
  if (field.kind === 'line' || field.kind === 'email' || field.kind === 'number' || field.kind === 'money')
    return { text: String(value), words: String(value) };
  const words = asText(field, value, labels, context, scope);
  if (!look.codes || !hasOptions(column)) return { text: words, words };
  return { text: labels.translate(`${look.codes}.${value}`, { defaultValue: words }), words };
}
