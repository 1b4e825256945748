import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFaultTitle } from '#islands/ui/page/useFaultTitle.ts';
import { ErrorSummary, type FoundError } from '../ErrorSummary.tsx';
import { useFormScope } from './form-scope.ts';
import { foundErrors } from './found-errors.ts';

interface Props {
  /** How often the form was refused; each time the summary takes the focus. */
  refusals: number;
  onGo: (error: FoundError) => void;
}

/** The error summary of a form that was refused, for as long as anything is wrong. */
export function RefusedSummary({ refusals, onGo }: Props) {
  const { form, fields } = useFormScope();
  const { errors } = useFormState({ control: form.control });
  const summary = useRef<HTMLDivElement>(null);
  const summaryErrors = refusals > 0 ? foundErrors(errors, fields) : [];
  const isRefused = summaryErrors.length > 0;
  useFaultTitle(isRefused);

  // The errors may be drawn later than the refusal.
  const focused = useRef(0);
  useEffect(() => {
    if (refusals === focused.current || !isRefused) return;
    focused.current = refusals;
    summary.current?.focus();
  }, [refusals, isRefused]);

  return isRefused && <ErrorSummary ref={summary} errors={summaryErrors} onGo={onGo} />;
}
