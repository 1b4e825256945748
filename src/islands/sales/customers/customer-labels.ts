import { useStore } from '@nanostores/react';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';

/** The texts of the customer's form; keys of other areas name theirs. */
export function customerLabels(): FormLabels {
  const t = texts('customer-form');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'phone', { ...parameters }) };
}

const noHolidays = {};

/** What the customer's form knows beside its answers. */
export function useCustomerContext(): () => FormContext {
  const foundation = useStore($foundation);
  return () => ({
    today: berlinDay(Date.now()),
    holidays: noHolidays,
    voNumbers: foundation?.voNumbers ?? [],
  });
}

export const fieldsIn = ({ data }: Pick<CustomerRecord, 'data'>): CustomerFields => data as CustomerFields;

const aboutTypes = {
  'hfo.vp.draft': 'hfo_vp_draft',
  'hfo.vp.order': 'hfo_vp_order',
  'hd.ticket': 'hd_ticket',
} as const;

/** A record of a customer by its kind and number. */
export const aboutRecord = ({ type, number }: { type: string; number: string }): string =>
  texts('customers')(`page.about.${aboutTypes[type as 'hd.ticket'] ?? 'hd_ticket'}`, { number });
