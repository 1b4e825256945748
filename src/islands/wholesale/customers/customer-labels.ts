import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import type { WholesaleCustomerFields } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** The texts of the customer's form; keys of other areas name theirs. */
export function customerLabels(): FormLabels {
  const t = texts('customer-form');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'phone', { ...parameters }) };
}

const noHolidays = {};
export const customerContext = (): FormContext => ({ today: berlinDay(Date.now()), holidays: noHolidays });

export const fieldsIn = ({ data }: Pick<WholesaleCustomerRecord, 'data'>): WholesaleCustomerFields =>
  data as WholesaleCustomerFields;
