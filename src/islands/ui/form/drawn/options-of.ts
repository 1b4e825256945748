import type { ChoiceField } from '../../../../domain/form/form-description.ts';
import { codesOf } from '../../../../domain/form/form-values.ts';
import type { Drawing } from './drawn-form.ts';

/** The choices of a field with their captions. */
export function optionsOf(field: ChoiceField, { words, context }: Drawing) {
  if (field.options) return field.options(context()) ?? [];
  return codesOf(field.contract).map((code) => ({ value: code, label: words.say(`${field.words}.${code}`) }));
}
