import type { PriceList } from '../../../src/contract/sales/product.ts';

const lists: readonly PriceList[] = [
  { id: 'PL-2026-01', title: 'Preisliste 2026', validFrom: '2026-01-01', prices: {} },
];
export const priceListsOf = async (_at: unknown): Promise<readonly PriceList[]> => lists;
