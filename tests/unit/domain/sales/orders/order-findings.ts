import type { ProductType } from '#contract/sales/product.ts';
import type { FormContext } from '#domain/form/form-description.ts';
import { ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { orderContractOf, orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import type { OrderCustomer } from '#domain/sales/orders/order-customer.ts';
import { rightOrder } from './right-orders.ts';

const context: FormContext = { today: '2026-11-23', holidays: {}, customer: { customerType: 'interested' } };

/** What stands against a right order after some changes, by path; warnings in brackets. */
export function find(type: ProductType, change: object, customer: OrderCustomer = {}): Record<string, string> {
  const form = orderFormOf(type, customer);
  const sent = requestOf(form, { ...rightOrder(type), ...change });
  const issues = orderContractOf(type, customer).safeParse(sent).error?.issues ?? [];
  // Of several messages the first counts, as at a field; what rules know better speaks first, warnings last.
  return Object.fromEntries([
    ...ruleWarnings(form, sent, context).map(({ path, key }) => [path, `(${key})`]),
    ...issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
    ...ruleFaults(form, sent, context).map(({ path, key }) => [path, key]),
  ]);
}
