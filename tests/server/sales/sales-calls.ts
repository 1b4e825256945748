import * as z from 'zod/mini';
import { action } from '../../../server/records/definition/action.ts';
import { defineRecord } from '../../../server/records/definition/define-record.ts';
import { salesPartner } from '../../../server/records/sales/access.ts';
import { createOf } from '../../../src/contract/record-actions.ts';

const data = z.looseObject({ name: z.string(), customerType: z.string() });
type Customer = z.infer<typeof data>;

/** What drafts and orders need of a customer, until the type itself is here. */
export const customerStandIn = defineRecord('hfo.vp.customer', {
  number: { first: 4_000_000, later: true },
  data,
  create: z.looseObject({ ...createOf('hfo.vp.customer', {}).shape, name: z.string(), customerType: z.string() }),
  begin: ({ type: _type, ...customer }): Customer => customer as Customer,
  columns: ({ name }) => ({ value1: name }),
  searchText: ({ name }) => [name],
  created: 'record.created',
  link: () => '/',
  access: { read: salesPartner, write: salesPartner },
  archive: {},
  actions: {
    establish: action({
      input: z.object({ _action: z.literal('establish') }),
      internal: true,
      run: (customer: Customer) => ({
        data: { ...customer, customerType: 'established' },
        numbered: true,
        activity: 'record.updated',
      }),
    }),
  },
});

/** Everything that a simple order asks. */
export const completeAnswers = {
  voNumber: 'VO10023',
  orderKind: 'new',
  contractTerm: '24',
  startMode: 'asap',
  paymentMethod: 'invoice',
  numberMode: 'new',
};
