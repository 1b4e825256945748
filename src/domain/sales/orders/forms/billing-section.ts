import { leitwegId } from '#contract/company.ts';
import { acceptedDeclaration, choice, email } from '#contract/fields.ts';
import type { Condition, Section } from '#domain/form/form-description.ts';
import { checkbox, emailField, line, radio } from '#domain/form/form-fields.ts';
import type { OrderFacts } from './order-facts.ts';

const invoiceChannels = ['email', 'post', 'einvoice'] as const;
const evnKinds = ['none', 'online', 'post'] as const;
const evnMaskings = ['shortened', 'full'] as const;

const hasEvn: Condition = { field: 'evn', is: ['online', 'post'] };

/** Section E. */
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
