import { cleanText } from '#contract/clean-text.ts';
import { answerTo, type Scope } from '../conditions.ts';
import type { AskedField, ChoiceField, FormContext } from '../form-description.ts';
import { answerText, type FormLabels } from '../form-facts.ts';
import { codesOf, isChoice, isRequired, isUnset } from '../form-values.ts';
import { answerOf, cellKind } from '../read-cell.ts';
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
/** The only choice that begins with a text. */
function choiceByPrefix(options: readonly CellOption[], typed: string): string | undefined {
  const matches = options.filter(({ label, code }) => [label, code].some((word) => plain(word).startsWith(typed)));
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
  const { field } = column;
  const options = hasOptions(column) ? cellOptions(column, labels, context, scope) : undefined;
  const choices = options?.map(({ value, label, code }) => ({ code: value, words: [label, code] }));
  const answer = answerOf({ kind: cellKind(field), isRequired: isRequired(field), choices }, text);
  if (field.kind === 'checkbox') return { value: answer.value === true, isForeign: !answer.isUnderstood };
  const prefixMatch = options && !answer.isUnderstood ? choiceByPrefix(options, plain(text)) : undefined;
  return {
    value: prefixMatch ?? answer.value,
    isForeign: options !== undefined && !answer.isUnderstood && !prefixMatch,
  };
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
