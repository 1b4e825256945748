import { ApiError } from '#api/api-error.ts';
import { confirmOrderBy, readConfirmation } from '#api/sales/order-confirmation.ts';
import type { ConfirmOrder, OrderConfirmation } from '#contract/sales/order-confirmation.ts';
import { queryStore } from '../data/address-query.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { blockPage } from '../page/main-loader.ts';

/** The secret of the link. */
export const confirmationAddress = queryStore({ token: '' });

/** A link without its secret opens nothing, which needs no answer of the server. */
export const confirmationOf = (token: string): Loader<OrderConfirmation> =>
  loader(async () => {
    if (!token) throw new ApiError(410);
    return readConfirmation(token);
  });

/** Places the order. Throws ApiError. */
export const giveConfirmation = (token: string, confirmation: ConfirmOrder): Promise<OrderConfirmation> =>
  blockPage(confirmOrderBy(token, confirmation));
