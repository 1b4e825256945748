import type { Product } from '#contract/sales/product.ts';
import type { CustomerTraits } from '../order-customer.ts';

/** What decides which sections, questions and choices an order form has. */
export interface OrderFacts {
  readonly product: Product;
  readonly customer: CustomerTraits;
}

/** Products with a number of users in place of channels (`docs/domain/order-forms.md#sections`, F). */
export const countsUsers = ({ product: { type } }: OrderFacts): boolean =>
  type === 'hfoNgnTeamsConnect' || type === 'hfo360';
