import { leitwegId } from '#contract/company.ts';
import { acceptedDeclaration, choice, email } from '#contract/fields.ts';
import { bank } from '#domain/form/blocks.ts';
import type { Condition, Section } from '#domain/form/form-description.ts';
import { checkbox, emailField, line, radio } from '#domain/form/form-fields.ts';
import type { OrderFacts } from './order-facts.ts';

const invoiceChannels = ['email', 'post', 'einvoice'] as const;
const paymentMethods = ['debit', 'invoice'] as const;
const evnKinds = ['none', 'online', 'post'] as const;
const evnMaskings = ['shortened', 'full'] as const;

const hasEvn: Condition = { field: 'evn', is: ['online', 'post'] };

/** Sections E and Q. */
export const billingSection = ({ customer }: OrderFacts): Section => ({
  name: 'billing',
  step: 'billing',
  title: 'section.billing',
  fields: {
    invoiceChannel: radio('invoiceChannel', choice(invoiceChannels), { words: 'invoiceChannels', columns: 3 }),
    invoiceEmail: emailField('invoiceEmail', email, {
      follows: true,
      when: { field: 'invoiceChannel', is: ['email', 'einvoice'] },
    }),
    ...(customer.isPublic && {
      leitwegId: line('leitwegId', leitwegId, {
        hint: 'leitwegIdHint',
        follows: true,
        when: { field: 'invoiceChannel', is: ['einvoice'] },
      }),
    }),
    paymentMethod: radio('paymentMethod', choice(paymentMethods), { words: 'paymentMethods', columns: 2 }),
    bank: bank('bank', { follows: true, when: { field: 'paymentMethod', is: ['debit'] } }),
    evn: radio('evn', choice(evnKinds), { words: 'evnKinds', columns: 3, hint: 'evnHint' }),
    evnMasking: radio('evnMasking', choice(evnMaskings), {
      words: 'evnMaskings',
      columns: 2,
      follows: true,
      when: hasEvn,
    }),
    ...(!customer.isPrivate && {
      evnStaffNotice: checkbox('evnStaffNotice', acceptedDeclaration, { follows: true, when: hasEvn }),
    }),
  },
});
