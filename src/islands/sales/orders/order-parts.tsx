import type { OrderRecord } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { peopleIn } from '#domain/form/person-facts.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { priceListChoices } from '#domain/sales/orders/price-list-choices.ts';
import { customerSigner } from '#domain/sales/orders/signer.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { FactPart } from '#islands/record/facts/AllFacts.tsx';
import { factPart, formParts } from '#islands/record/facts/form-parts.tsx';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import type { RecordPerson } from '#islands/record/PeopleCard.tsx';
import { captionOf } from './order-labels.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The order as sent: later changes of customer, product or prices do not affect it. */
const schemaContextOf = ({ data }: OrderRecord, holidays: Holidays) => ({
  form: orderFormOf(data.productType, data.customer),
  words: orderFormLabels(),
  context: () => ({
    today: berlinDay(Date.now()),
    holidays,
    customers: [{ value: data.customerId, label: data.customerName }],
    priceLists: priceListChoices(data.prices),
  }),
});

/** All that an order says: what it is itself, then what was answered. */
export function orderParts(order: OrderRecord, holidays: Holidays): FactPart[] {
  const t = texts('orders');
  const locale = pageLocale();
  const { id, foreignid, data } = order;
  return [
    ...factPart('order', t('facts.title'), [
      { label: t('number'), value: foreignid },
      { label: t('product'), value: captionOf(data) },
      { label: t('facts.contract'), value: data.contractNumber },
      { label: t('confirmed'), value: data.confirmedDate && formatCalendarDay(data.confirmedDate, locale) },
      {
        label: t('customer'),
        value: <a href={href('CustomerEdit', locale, { id: data.customerId })}>{data.customerName}</a>,
      },
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
    ]),
    ...formParts(schemaContextOf(order, holidays), data.values),
  ];
}

/** The people of an order: its signer, those that it names, its sender and the employee in charge. */
export function orderPeople(order: OrderRecord, holidays: Holidays): RecordPerson[] {
  const t = texts('orders');
  const { data } = order;
  const { form, words, context } = schemaContextOf(order, holidays);
  const signer = customerSigner(data.customer);
  const staff = data.history.findLast(({ actor }) => actor === 'staff')?.by;
  const asked = peopleIn(formFacts(form, data.values, words, context()));
  const people: RecordPerson[] = [
    {
      name: data.signature.signer,
      role: t('people.signer'),
      phone: textOf(data.customer['phone']) || textOf(data.customer['mobile']) || undefined,
      email: signer.email || undefined,
    },
    ...asked,
    { name: data.submittedBy, role: t('people.submitted'), email: data.notify },
    ...(staff ? [{ name: staff, role: t('people.handles'), isStaff: true }] : []),
  ];
  return people.filter(({ name }) => name.trim() !== '');
}
