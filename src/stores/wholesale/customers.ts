import { wholesaleCustomerCalls } from '#api/wholesale/customers.ts';
import { wholesaleCustomerList } from '#domain/wholesale/customers/wholesale-customer-list.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';

export const wholesaleCustomersName = 'wholesale-customers';

/** The wholesale customers of the selected foundation. */
export const wholesaleCustomers = recordList({
  name: wholesaleCustomersName,
  rules: wholesaleCustomerList,
  calls: wholesaleCustomerCalls,
});
/** One of them, with its proofs. */
export const wholesaleCustomerStore = recordDetail({
  name: wholesaleCustomersName,
  calls: wholesaleCustomerCalls,
  takesFiles: () => true,
  isAlwaysWelcome: ({ _action }) => _action === 'attach',
});
