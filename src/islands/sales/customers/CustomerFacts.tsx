import type { CustomerRecord } from '#contract/sales/customer.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { shownEntries } from '#domain/form/form-entries.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { factPart, formParts } from '#islands/record/facts/form-parts.tsx';
import { editText } from '#islands/record/RecordHead.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { customerLabels, fieldsIn, useCustomerContext } from './customer-labels.ts';

/** Labels of the answers that an order asks for and that are not there yet, by their sections. */
function missingLabels({ data, completeness = [] }: CustomerRecord): ReadonlyMap<string, readonly string[]> {
  const { translate } = customerLabels();
  const entries = shownEntries(customerForm, data);
  return new Map(
    completeness.map(({ section, missing }) => {
      const labels = missing.flatMap(({ path }) => {
        const entry = entries.find((one) => one.path === path);
        if (!entry || !('label' in entry.field)) return [];
        return [[...entry.around.map(({ label }) => translate(label)), translate(entry.field.label)].join(': ')];
      });
      return [section, [...new Set(labels)]];
    }),
  );
}

/** All that is known of a customer, folded, with what an order still needs. */
export function CustomerFacts({ record }: { record: CustomerRecord }) {
  const t = texts('customers');
  const context = useCustomerContext();
  const missing = missingLabels(record);
  const count = [...missing.values()].reduce((sum, labels) => sum + labels.length, 0);
  const { establishedAt, customerType } = record.data;
  const parts = formParts(
    { form: customerForm, words: customerLabels(), context },
    { ...fieldsIn(record) },
    (section) => {
      const labels = missing.get(section) ?? [];
      return labels.length > 0 && <StatusPill tone="warn">{t('page.lacks', { labels: labels.join(', ') })}</StatusPill>;
    },
  );
  return (
    <AllFacts
      title={t('page.facts')}
      note={
        <StatusPill tone={count === 0 ? 'ok' : 'warn'}>
          {count === 0 ? t('page.complete') : t('page.missing', { count })}
        </StatusPill>
      }
      parts={[
        ...parts,
        ...factPart('record', t('page.summary'), [
          { label: t('number'), value: record.foreignid ?? '' },
          { label: t('type'), value: t(`typeOf.${customerType}`) },
          { label: t('page.establishedAt'), value: establishedAt ? formatDay(establishedAt, pageLocale()) : '' },
        ]),
      ]}
      foot={editText(record)}
    />
  );
}
