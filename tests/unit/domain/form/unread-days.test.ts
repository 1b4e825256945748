import { expect, test } from 'vitest';
import { productTypes } from '#contract/sales/product.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { Fields, FormDescription } from '#domain/form/form-description.ts';
import { differences, formFacts } from '#domain/form/form-facts.ts';
import { ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { companyForm } from '#domain/profile/company-form.ts';
import { contactForm } from '#domain/profile/contact-form.ts';
import { partnerForm } from '#domain/profile/partner-form.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { isBookable } from '#domain/sales/products/catalogue.ts';
import { ticketForms } from '#domain/tickets/ticket-forms.ts';
import { backupForm } from '#domain/wholesale/backup-routing/backup-form.ts';
import { coreDataForm, newWholesaleCustomerForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { takeForm, wantedForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { serviceForm } from '#domain/wholesale/services/service-form.ts';
import { sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { anyAnswers, random } from './any-input.ts';

const noDays = ['32.13.2026', '30.02.2026', '2026-02-30', '2026-13-32', 'abc', '8:00', '2026-12-24'];
const context = { today: '2026-11-23', holidays: {} };
const words = { locale: 'de', translate: (key: string) => key } as const;

/** Any answers, with a mistyped value in every date field. */
function mistyped(fields: Fields, answers: Record<string, unknown>, next: () => number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'date') return [name, noDays[Math.floor(next() * noDays.length)]];
      if (field?.kind === 'group' && value)
        return [name, mistyped(field.fields, value as Record<string, unknown>, next)];
      if (field?.kind === 'table' && Array.isArray(value))
        return [name, value.map((row) => mistyped(field.fields, row, next))];
      return [name, value];
    }),
  );
}

const forms: readonly (readonly [string, FormDescription])[] = [
  ...productTypes.filter(isBookable).map((type) => [type, orderFormOf(type)] as const),
  ...Object.entries(ticketForms).map(([type, form]) => [type, form as FormDescription] as const),
  ...Object.entries({
    backupForm,
    customerForm,
    newWholesaleCustomerForm,
    coreDataForm,
    wantedForm,
    takeForm,
    portingForm,
    companyForm,
    contactForm,
    partnerForm,
    serviceForm,
    sipForm,
  }),
];

test.each(forms)(
  '§5 %s is checked, summarised and compared without an exception for any mistyped day',
  (_name, form) => {
    const next = random(7);
    const any = () => mistyped(fieldsOf(form), anyAnswers(fieldsOf(form), next), next);
    for (let run = 0; run < 200; run += 1) {
      const [mine, theirs] = [any(), any()];
      expect(() => {
        ruleFaults(form, mine, context);
        ruleWarnings(form, mine, context);
        formFacts(form, mine, words, context);
        differences(form, mine, theirs, words, context);
      }, JSON.stringify(mine)).not.toThrow();
    }
  },
);
