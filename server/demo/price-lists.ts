import type { PriceListData } from '#contract/sales/price-list.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay, yearOf } from '#domain/date/calendar-day.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';

/** So many days ago prices changed last. */
const changedAgo = 20;

const ofYear = (year: number, prices: PriceListData['prices']): PriceListData => ({
  title: `Preisliste ${year}`,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
  prices,
});

/** Of last year, of this year and of the next, which is known already. In this year prices changed once, as some drafts know. */
export function demoPriceLists(now: number): PriceListData[] {
  const today = berlinDay(now);
  const year = yearOf(today);
  const changed = addDays(today, -changedAgo);
  const before = { ...standardPrices, hfo360: { monthly: 2290 }, articleHeadset: { oneOff: 8400, monthly: 310 } };
  const present = ofYear(year, standardPrices);
  return [
    ofYear(year - 1, { ...standardPrices, hfoNgnOneBusiness: { monthly: 420 }, dsl: { monthly: 3690 } }),
    ...(changed > present.validFrom
      ? [
          { ...present, validTo: addDays(changed, -1), prices: before },
          { ...present, title: `Preise ab ${germanDay(changed)}`, validFrom: changed },
        ]
      : [present]),
    ofYear(year + 1, { ...standardPrices, hfoCrownCentrex: { monthly: 820 } }),
  ];
}
