import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { formFacts } from '#domain/form/form-facts.ts';
import { useFormScope } from '../kit/form-scope.ts';
import { FactSections } from './FactList.tsx';
import { useSchemaContext } from './schema-context.ts';

/** On paper a form is what was filled in, of all its steps. */
export function PrintedForm() {
  const { form, words, context } = useSchemaContext();
  const scope = useFormScope();
  const [values, setValues] = useState<FieldValues>();
  useEffect(() => {
    const draw = () => flushSync(() => setValues(scope.values()));
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, [scope]);
  if (!values) return null;
  return (
    <div className="hidden gap-5 print:grid">
      <FactSections sections={formFacts(form, values, words, context())} />
    </div>
  );
}
