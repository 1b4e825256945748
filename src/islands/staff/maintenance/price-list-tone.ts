import type { PriceListState } from '#domain/sales/products/price-list-state.ts';

export const priceListTone = { future: 'info', current: 'ok', ended: 'neutral' } as const satisfies Record<
  PriceListState,
  string
>;
