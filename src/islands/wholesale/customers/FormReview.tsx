import { fieldsOf } from '#domain/form/conditions.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';

/** Everything that was filled in, to be read once more before it is sent. */
export function FormReview() {
  const { form, words, context } = useSchemaContext();
  const scope = useFormScope();
  const values = useFromAnswers(Object.keys(fieldsOf(form)), () => JSON.stringify(scope.values()));
  const sections = groupedFacts(form, JSON.parse(values), words, context());
  return (
    <div className="grid gap-6">
      <FactSections sections={sections.filter(({ name }) => name !== 'declaration')} />
    </div>
  );
}
