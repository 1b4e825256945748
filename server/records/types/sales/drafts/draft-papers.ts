import type { DraftData } from '#contract/sales/draft.ts';
import { pricesOf } from '#domain/sales/drafts/draft-prices.ts';
import { priceUpdateOf } from '#domain/sales/orders/price-update.ts';
import type { PaperOrder } from '#server/papers/paper-order.ts';
import { draftForPaper, type PaperAbout } from '#server/papers/paper-source.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { priceListsOf } from '../price-lists.ts';
import { findCustomer } from './draft-customer.ts';

/** What a draft's documents are made of: its answers, its customer and its prices as they are now. */
export async function draftPapers(draft: DraftData, at: ActionContext, about: PaperAbout): Promise<PaperOrder> {
  const customer = await findCustomer(at, draft.customerId);
  const lists = await priceListsOf(at);
  const prices = pricesOf(draft, lists);
  const { from, to } = priceUpdateOf(draft, lists, at.today) ?? {};
  const oldPrices = from && to && { title: from.title, since: to.validFrom };
  return draftForPaper(draft, { customer: customer?.data ?? {}, prices, oldPrices }, about);
}
