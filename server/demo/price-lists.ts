import type { PriceListData } from '../../src/contract/sales/price-list.ts';
import { berlinDay } from '../../src/domain/date/berlin-day.ts';
import { standardPrices } from '../../src/domain/products/standard-prices.ts';

/** Of last year, of this year and of the next, which is known already. */
export function demoPriceLists(now: number): PriceListData[] {
  const year = Number(berlinDay(now).slice(0, 4));
  const lists = [
    { year: year - 1, prices: { ...standardPrices, hfoNgnOneBusiness: { monthly: 420 }, dsl: { monthly: 3690 } } },
    { year, prices: standardPrices },
    { year: year + 1, prices: { ...standardPrices, hfoCrownCentrex: { monthly: 820 } } },
  ];
  return lists.map(({ year: of, prices }) => ({
    title: `Preisliste ${of}`,
    validFrom: `${of}-01-01`,
    validTo: `${of}-12-31`,
    prices,
  }));
}
