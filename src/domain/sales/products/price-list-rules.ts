import type { PriceListData } from '#contract/sales/price-list.ts';
import { partsOf, priceCodes, priceParts } from './price-codes.ts';

type Faults = Record<string, string>;

/** Every price that the products need, and no other. */
function priceFaults({ prices }: PriceListData): Faults {
  const codes = priceCodes();
  const unknown = Object.keys(prices).filter((code) => !codes.includes(code));
  return Object.fromEntries([
    ...unknown.map((code) => [`prices.${code}`, 'invalid']),
    ...codes.flatMap((code) =>
      priceParts.flatMap((part) => {
        const isThere = prices[code]?.[part] !== undefined;
        const isWanted = partsOf(code).includes(part);
        return isThere === isWanted ? [] : [[`prices.${code}.${part}`, isWanted ? 'required' : 'invalid']];
      }),
    ),
  ]);
}

/** A list without an end gives way to the next one; one with an end reaches into no other. */
const overlaps = (a: PriceListData, b: PriceListData): boolean => {
  const [first, second] = a.validFrom <= b.validFrom ? [a, b] : [b, a];
  return first.validFrom === second.validFrom || (first.validTo !== undefined && first.validTo >= second.validFrom);
};

/** What stands against a new or changed price list, beside those that there are. */
export function priceListFaults(list: PriceListData, others: readonly PriceListData[], today: string): Faults {
  return {
    ...priceFaults(list),
    ...(list.validTo !== undefined && list.validTo < list.validFrom && { validTo: 'endBeforeBegin' }),
    ...(others.some((other) => overlaps(list, other)) && { validFrom: 'priceListOverlap' }),
    ...(list.validFrom < today && { validFrom: 'notInPast' }),
  };
}
