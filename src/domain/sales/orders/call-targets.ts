import { isNumberOf } from '#contract/numbering/phone-number.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Answers, FieldOption, Values } from '#domain/form/form-description.ts';

const textIn = (row: unknown, name: string) => String(valuesIn(row)[name] ?? '').trim();

export const extensionNumbers = (extensions: unknown): string[] =>
  rowsIn(extensions).flatMap((row) => textIn(row, 'extNo') || []);

/** Where a call may go inside a telephone system: its extensions, its groups, or a number outside. */
export function isCallTarget(values: Values): (target: string) => boolean {
  const inside = new Set(extensionNumbers(values['extensions']));
  for (const row of rowsIn(values['groups'])) inside.add(textIn(row, 'number'));
  return (target) => inside.has(target.trim()) || isNumberOf(target, 'geographic', 'mobile');
}

/** `10 – Empfang` for every extension that has a number. */
export const extensionChoices = (_context: unknown, answers: Answers): FieldOption[] =>
  rowsIn(answers('extensions')).flatMap((row) => {
    const [value, name] = [textIn(row, 'extNo'), textIn(row, 'displayName')];
    return value ? [{ value, label: name ? `${value} – ${name}` : value }] : [];
  });
