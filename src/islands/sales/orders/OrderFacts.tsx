import type { OrderRecord } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { priceListChoices } from '#domain/sales/orders/price-list-choices.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { LongFacts } from '#islands/record/long-form/LongFacts.tsx';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The order as sent: later changes of customer, product or prices do not affect it. */
export function OrderFacts({ order: { id, data }, holidays }: { order: OrderRecord; holidays: Holidays }) {
  const t = texts('orders');
  const locale = pageLocale();
  const { customer, values } = data;
  const name = [customer['companyName'], [customer['firstName'], customer['lastName']].map(textOf).join(' ')]
    .map(textOf)
    .find((one) => one.trim() !== '');
  const customers = [{ value: data.customerId, label: name ?? '' }];
  const schemaContext = {
    form: orderFormOf(data.productType, customer),
    words: orderFormLabels(),
    context: () => ({ today: berlinDay(Date.now()), holidays, customers, priceLists: priceListChoices(data.prices) }),
  };
  return (
    <>
      <Facts
        title={t('facts.title')}
        facts={[
          {
            label: t('customer'),
            value: <a href={href('CustomerEdit', locale, { id: data.customerId })}>{name}</a>,
          },
          { label: t('facts.contract'), value: data.contractNumber },
          {
            label: t('facts.draft'),
            value: <a href={href('DraftEdit', locale, { id: data.draftId })}>{data.draftNumber}</a>,
          },
          {
            label: t('facts.submitted'),
            value: t('facts.submittedBy', { moment: formatMoment(data.submittedAt, locale), by: data.submittedBy }),
          },
          {
            label: t('facts.submission'),
            value: <a href={href('OrderEdit', locale, { id, part: 'submission' })}>{t('facts.submissionLink')}</a>,
          },
          { label: t('facts.mandate'), value: data.mandateReference },
        ]}
      />
      <LongFacts schemaContext={schemaContext} values={values} />
    </>
  );
}
