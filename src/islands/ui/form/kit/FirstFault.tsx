import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFaultTitle } from '#islands/ui/page/useFaultTitle.ts';
import { focusField } from './focus-field.ts';
import { useFormScope } from './form-scope.ts';
import { foundErrors } from './found-errors.ts';

/** Leads to the first field that is wrong after each refused submit of a page. */
export function FirstFault({ refusals }: { refusals: number }) {
  const { form, fields } = useFormScope();
  const { errors } = useFormState({ control: form.control });
  const id = refusals > 0 ? foundErrors(errors, fields)[0]?.id : undefined;
  useFaultTitle(id !== undefined);

  // The errors may be drawn later than the refusal.
  const focused = useRef(0);
  useEffect(() => {
    if (refusals === focused.current || id === undefined) return;
    focused.current = refusals;
    focusField(id);
  }, [refusals, id]);
  return null;
}
