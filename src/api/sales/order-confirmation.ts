import { type ConfirmOrder, orderConfirmation } from '../../contract/sales/submission.ts';
import type { Locale } from '../../domain/access/routes.ts';
import type { Paper } from '../../domain/orders/papers.ts';
import { apiBase, get, post } from '../http.ts';

const at = (token: string) => `/public/order-confirmation/${encodeURIComponent(token)}`;

/** What a customer is to confirm, by the token of his link alone. */
export const readConfirmation = (token: string) => get(at(token), {}, orderConfirmation, { token: null });

export const confirmOrderBy = (token: string, given: ConfirmOrder) =>
  post(at(token), given, orderConfirmation, { token: null });

export const confirmationPaperUrl = (token: string, paper: Paper, locale: Locale): string =>
  `${apiBase}${at(token)}/${paper}.${locale}.pdf`;
