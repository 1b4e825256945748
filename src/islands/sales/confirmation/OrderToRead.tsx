import type { OpenConfirmation } from '#contract/sales/order-confirmation.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { declaredText } from '#domain/sales/orders/consent-texts.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { PriceTable } from '../PriceTable.tsx';
import { readingContext } from '../wizard/wizard-case.ts';

/** The ordered products, their costs, and the declarations in the customer's name. */
export function OrderToRead({ order }: { order: OpenConfirmation }) {
  const t = texts('order-confirmation');
  const locale = pageLocale();
  const { customer, values, prices, consents } = order;
  const sections = formFacts(
    orderFormOf(order, customer),
    values,
    orderFormLabels(),
    readingContext({ priceListId: '' }),
  ).filter(({ facts }) => facts.length > 0);
  return (
    <div className="grid gap-7">
      <p>{t('lead', { partner: order.partner, product: order.caption, until: formatMoment(order.expires, locale) })}</p>
      <section className="card grid gap-3 p-5 sm:p-6">
        <h2 className="text-lg">{t('prices')}</h2>
        <PriceTable prices={prices} />
      </section>
      <section className="card grid gap-5 p-5 sm:p-6">
        <h2 className="text-lg">{t('services')}</h2>
        <FactSections sections={sections} />
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg">{t('declared')}</h2>
        <ul className="list-disc ps-5">
          {consents.map(({ key, textVersion }) => (
            <li key={key}>{declaredText(key, textVersion)?.[locale]}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
