import { useStore } from '@nanostores/react';
import type { Fields } from '#domain/form/form-description.ts';
import { texts } from '#i18n/client.ts';
import { useLongFormScope } from '#islands/record/long-form/long-form.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { RowContext, useAnyShown } from '#islands/ui/form/schema/schema-context.ts';

const path = 'customerData.';

/** What the order needs and the customer's record does not say yet. */
export function CustomerQuestions({ fields }: { fields: Fields | undefined }) {
  const { form } = useFormScope();
  if (!fields) return null;
  return (
    <RowContext value={{ fields, path, outer: undefined, value: (name) => form.getValues(path + name) }}>
      <Questions fields={fields} />
    </RowContext>
  );
}

function Questions({ fields }: { fields: Fields }) {
  const t = texts('drafts');
  const { $progress } = useLongFormScope();
  const open = useStore($progress).find(({ name }) => name === 'customer')?.open ?? [];
  const count = open.filter((point) => point.path.startsWith(path)).length;
  if (!useAnyShown(fields)) return null;
  return (
    <section aria-labelledby="customer-open" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="customer-open">{count === 0 ? t('buyer.added') : t('buyer.open', { count })}</h3>
        <p className="text-muted text-sm">{t('buyer.kept')}</p>
      </div>
      <SchemaFields fields={fields} />
    </section>
  );
}
