import { useState } from 'react';
import { filledForm } from '#domain/form/filled-form.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { fieldChanges } from '#domain/form/form-merge.ts';
import { requestOf } from '#domain/form/form-values.ts';

/** What a form begins with, and what of it was changed; only that is sent, so that what others changed meanwhile stays. */
export function useFormChanges(form: FormDescription, data: Record<string, unknown>) {
  const [start] = useState(() => filledForm(form, data));
  return {
    start,
    changesIn(values: object): Record<string, unknown> {
      const before = requestOf(form, start);
      const names = new Set([...Object.keys(before), ...Object.keys(values)]);
      const after = Object.fromEntries([...names].map((name) => [name, (values as Record<string, unknown>)[name]]));
      return fieldChanges(before, after);
    },
  };
}
