import type { FieldErrors } from 'react-hook-form';
import { message } from '#i18n/client.ts';
import type { FoundError } from '../ErrorSummary.tsx';
import { missingText } from '../missing-text.ts';
import { errorsByPath } from './contract-resolver.ts';
import { type FieldFacts, factsOf } from './form-scope.ts';

function byPlace(a: FoundError, b: FoundError): number {
  const [first, second] = [a, b].map(({ id }) => document.getElementById(id ?? ''));
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What is wrong in a form, in the order of the screen; errors of fields that it does not show come last. */
export function foundErrors(errors: FieldErrors, fields: ReadonlyMap<string, FieldFacts>): FoundError[] {
  return errorsByPath(errors)
    .map(({ path, key }): FoundError => {
      const facts = factsOf(fields, path);
      const sentence = (facts?.sentence ?? message)(key);
      // A sentence that names the field needs no label before it.
      const label = missingText(path, key) ? '' : (facts?.label ?? '');
      return { name: path, label, sentence, ...(facts && { id: facts.id }) };
    })
    .sort(byPlace);
}
