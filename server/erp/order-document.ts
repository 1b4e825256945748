import { type OrderData, snapshotFields } from '#contract/sales/order.ts';
import { documentVersion, type OrderDocument } from '#contract/sales/order-document.ts';
import type { HandoverEvent } from '#contract/sales/order-handover.ts';
import { href } from '#domain/access/routes.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';

type OrderRow = Pick<RecordRow, 'trid' | 'id' | 'foreignid' | 'version' | 'data'>;
interface Told {
  readonly event: HandoverEvent;
  readonly now: number;
  /** Address of the portal. */
  readonly base: string;
}

const moment = (at: number) => new Date(at).toISOString();
const withoutGaps = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

/** An order as the distributor's own system gets it, with all that partners see masked. */
export function documentOf(
  { trid, id, foreignid, version, data }: OrderRow,
  { event, now, base }: Told,
): OrderDocument {
  const order = data as OrderData;
  const { contractNumber, confirmedDate, mandateReference, priceListId, termsVersion } = order;
  return {
    type: event,
    timestamp: moment(now),
    schemaVersion: documentVersion,
    data: {
      organisation: withoutGaps({ id: trid, name: order.parties?.partner }),
      order: withoutGaps({
        id,
        number: foreignid ?? undefined,
        version,
        status: order.status,
        submittedAt: moment(order.submittedAt),
        submittedBy: order.submittedBy,
        product: withoutGaps({
          type: order.productType,
          code: order.product,
          name: order.soldAs?.de ?? productCaption(order, order.values['additionalDsl']),
        }),
        customer: withoutGaps({
          id: order.customerId,
          number: order.customerNumber,
          name: order.customerName,
          data: Object.fromEntries(Object.entries(order.customer).filter(([name]) => snapshotFields.includes(name))),
        }),
        values: order.values,
        prices: order.prices,
        ...{ contractNumber, confirmedDate, mandateReference, priceListId, termsVersion },
        signedSha256: order.signature.sha256,
        link: base + withTrid(href('OrderEdit', 'de', { id }), trid),
      }),
    },
  };
}
