import { type ConfirmOrder, orderConfirmation } from '#contract/sales/order-confirmation.ts';
import { apiBase, get, post } from '../http.ts';

const at = (token: string) => `/public/order-confirmation/${encodeURIComponent(token)}`;

/** What a customer must confirm; the token of the link is the only credential. */
export const readConfirmation = (token: string) => get(at(token), {}, orderConfirmation, { token: null });

export const confirmOrderBy = (token: string, confirmation: ConfirmOrder) =>
  post(at(token), confirmation, orderConfirmation, { token: null });

/** Where a document of the link is downloaded, by its file name. */
export const confirmationFileUrl = (token: string, file: string): string =>
  `${apiBase}${at(token)}/${encodeURIComponent(file)}`;
