import type { OrderData } from '#contract/sales/order.ts';
import type { PaperOrder } from '#server/papers/paper-order.ts';
import { orderForPaper, type PaperAbout } from '#server/papers/paper-source.ts';
import { checkedPng } from '#server/pdf/checked-png.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

const pictureOf = (base64: string | undefined) => (base64 ? checkedPng(Buffer.from(base64, 'base64')) : undefined);

/** The content of an order's documents: the submitted data, and the signature if it was drawn. */
export const orderPapers = async (order: OrderData, _at: ActionContext, about: PaperAbout): Promise<PaperOrder> =>
  orderForPaper(order, about, {
    image: pictureOf(order.signature.image),
    mandateImage: pictureOf(order.signature.mandateImage),
  });
