import { type ConfirmOrder, orderConfirmation } from '#contract/sales/order-confirmation.ts';
import { apiBase, get, post } from '../http.ts';

const at = (token: string) => `/public/order-confirmation/${encodeURIComponent(token)}`;

/** What a customer is to confirm, by the token of his link alone. */
export const readConfirmation = (token: string) => get(at(token), {}, orderConfirmation, { token: null });

export const confirmOrderBy = (token: string, given: ConfirmOrder) =>
  post(at(token), given, orderConfirmation, { token: null });

/** Where a document of the link is downloaded, by its file name. */
export const confirmationFileUrl = (token: string, file: string): string =>
  `${apiBase}${at(token)}/${encodeURIComponent(file)}`;
