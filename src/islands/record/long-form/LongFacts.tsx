import { formFacts } from '../../../domain/form/form-facts.ts';
import type { Drawing } from '../../ui/form/drawn/drawn-form.ts';
import { FactSections } from '../../ui/form/drawn/FactList.tsx';

interface Props {
  drawing: Drawing;
  values: Record<string, unknown>;
}

/** What the sections of a form say, to be read: drawn by the same description. */
export function LongFacts({ drawing: { form, words, context }, values }: Props) {
  return (
    <div className="card grid min-w-0 grid-cols-1 gap-7 p-5 sm:p-6 [&>section:not(:first-child)]:border-line [&>section:not(:first-child)]:border-t [&>section:not(:first-child)]:pt-6">
      <FactSections sections={formFacts(form, values, words, context())} />
    </div>
  );
}
