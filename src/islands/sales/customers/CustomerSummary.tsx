import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { shownEntries } from '#domain/form/form-entries.ts';
import { type CustomerFields, customerForm } from '#domain/sales/customers/customer-form.ts';
import { placeOf } from '#domain/sales/customers/customer-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { customerLabels, fieldsIn } from './customer-labels.ts';

const line = 'flex min-h-6 items-center gap-2.5';

function Reach({ phone, mobile, email }: CustomerFields) {
  return (
    <ul className="grid gap-1.5">
      {[phone, mobile].map(
        (number) =>
          number && (
            <li key={number} className={line}>
              <Icon of={Phone} size={16} className="text-muted" />
              <a href={telLink(number)}>{formatPhone(number)}</a>
            </li>
          ),
      )}
      {email && (
        <li className={line}>
          <Icon of={Mail} size={16} className="text-muted" />
          <a href={`mailto:${encodeURIComponent(email)}`} className="min-w-0 wrap-anywhere">
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Labels of the answers that an order asks for and that are not there yet. */
function missingLabels({ data, completeness = [] }: CustomerRecord): string[] {
  const { translate } = customerLabels();
  const entries = shownEntries(customerForm, data);
  const labels = completeness
    .flatMap(({ missing }) => missing)
    .flatMap(({ path }) => {
      const entry = entries.find((one) => one.path === path);
      if (!entry || !('label' in entry.field)) return [];
      return [[...entry.around.map(({ label }) => translate(label)), translate(entry.field.label)].join(': ')];
    });
  return [...new Set(labels)];
}

/** The customer at a glance: name, place, contact details, next follow-up, and data missing for an order. */
export function CustomerSummary({ record }: { record: CustomerRecord }) {
  const t = texts('customers');
  const fields = fieldsIn(record);
  const locale = pageLocale();
  const missing = missingLabels(record);
  const { establishedAt, customerType } = record.data;
  return (
    <Card title={t('page.summary')}>
      <div className="grid gap-4">
        <Reach {...fields} />
        <dl className="grid gap-3">
          <FactRow label={t('number')}>{record.foreignid ?? '–'}</FactRow>
          <FactRow label={t('city')}>{placeOf(fields)}</FactRow>
          <FactRow label={t('voNumber')}>{fields.voNumber}</FactRow>
          <FactRow label={t('page.establishedAt')}>{establishedAt && formatDay(establishedAt, locale)}</FactRow>
          <FactRow label={t('followUp')}>
            {fields.followUpDate ? formatCalendarDay(fields.followUpDate, locale) : t('page.noDate')}
          </FactRow>
          <FactRow label={t('contractEnd')}>
            {fields.contractEnd && formatCalendarDay(fields.contractEnd, locale)}
          </FactRow>
        </dl>
        {customerType === 'interested' && (
          <div className="border-line border-t pt-4">
            {missing.length === 0 ? (
              <p className="text-ok">{t('page.complete')}</p>
            ) : (
              <details>
                <summary className="cursor-pointer font-semibold text-link">
                  {t('page.order')} ({missing.length})
                </summary>
                <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm">
                  {missing.map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
