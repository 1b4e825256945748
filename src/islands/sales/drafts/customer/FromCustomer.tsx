import type { DraftRecord } from '#contract/sales/draft.ts';
import type { Fields } from '#domain/form/form-description.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isBlank, sharedNames } from '#domain/sales/drafts/customer-answers.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';

/** Which answers of a section came from the customer and are as they are there. */
export function FromCustomer({ data, fields }: { data: DraftRecord['data']; fields: Fields }) {
  const { translate } = useSchemaContext().words;
  const { form } = useFormScope();
  const answers = data.customer?.answers ?? {};
  const names = sharedNames.filter((name) => Object.hasOwn(fields, name) && !isBlank(answers[name]));
  const labels = useFromAnswers(names, () =>
    names
      .filter((name) => isSameAnswer(form.getValues(name), answers[name]))
      .map((name) => translate((fields[name] as { label: string }).label))
      .join(', '),
  );
  if (labels === '') return null;
  return (
    <p className="text-muted text-sm">
      <span className="me-2 rounded-tag bg-brand-soft px-1.5 py-0.5 font-semibold text-link">
        {texts('drafts')('buyer.origin')}
      </span>
      {labels}
    </p>
  );
}
