import type { OrderData } from '#contract/sales/order.ts';

/** The same text for the same content, independent of the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/**
 * The signed content of an order: everything that was sent, without later changes. Its SHA-256 is the order's hash. The
 * id names the price list; its title was added to older orders later.
 */
export function signedText(
  order: Omit<OrderData, 'signature'> & { signature: Omit<OrderData['signature'], 'sha256'> },
) {
  const { draftId, draftNumber, draftRevision, productType, product, soldAs, customerId, customer, values } = order;
  const { consents, confirmedWarnings, priceListId, termsVersion, submittedBy, submittedAt, parties } = order;
  const { priceListTitle: _title, ...prices } = order.prices;
  const { sha256: _own, ...signature } = order.signature as OrderData['signature'];
  return canonical({
    ...{ draftId, draftNumber, draftRevision, productType, product, soldAs, customerId, customer, values, prices },
    ...{ consents, confirmedWarnings, priceListId, termsVersion, submittedBy, submittedAt, parties, signature },
  });
}
