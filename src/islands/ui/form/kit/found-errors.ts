import type { FieldErrors } from 'react-hook-form';
import { message } from '../../../../i18n/client.ts';
import type { FoundError } from '../ErrorSummary.tsx';
import { missingText } from '../missing-text.ts';
import { errorKey, type FieldFacts } from './form-scope.ts';

function byPlace(a: FoundError, b: FoundError): number {
  const [first, second] = [a, b].map(({ id }) => document.getElementById(id ?? ''));
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What is wrong in a form, in the order of the screen; errors of fields that it does not show come last. */
export function foundErrors(errors: FieldErrors, fields: ReadonlyMap<string, FieldFacts>): FoundError[] {
  return Object.keys(errors)
    .map((name): FoundError => {
      const facts = fields.get(name);
      const key = errorKey(errors, name) ?? 'invalid';
      const sentence = (facts?.sentence ?? message)(key);
      // A sentence that names the field needs no label before it.
      const label = missingText(name, key) ? '' : (facts?.label ?? '');
      return { name, label, sentence, ...(facts && { id: facts.id }) };
    })
    .sort(byPlace);
}
