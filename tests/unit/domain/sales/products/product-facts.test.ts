import { expect, test } from 'vitest';
import { creatableProducts, productNamed } from '#domain/sales/products/catalogue.ts';
import { priceSummaryOf } from '#domain/sales/products/prices.ts';
import {
  channelsOf,
  monthlyFor,
  newestCommissions,
  termsOf,
  unitOf,
  withMark,
} from '#domain/sales/products/product-facts.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';

const monthlyOf: Readonly<Record<string, { oneOff?: number; monthly?: number } | undefined>> = standardPrices;
const rows = (n: number) => Array.from({ length: n }, () => ({}));
const ordered = { userCount: '3', channels: '3', extensions: rows(3), cards: rows(3) };

test.each(creatableProducts().map(({ type }) => type))(
  '§products %s costs in the choice what its order costs',
  (type) => {
    const { positions } = priceSummaryOf(type, ordered, { id: 'l', prices: standardPrices });
    const monthly = positions.find(({ code }) => code === type)?.monthly;
    const price = monthlyOf[type]?.monthly ?? 0;
    expect(monthlyFor(type, price, 3)).toBe(monthly);
    expect(unitOf(type) === 'line').toBe(monthly === price);
  },
);

test('§products few terms are named, many are a span', () => {
  expect(termsOf(productNamed('hfoCrownCentrex'))).toEqual({ each: [12, 24, 36] });
  expect(termsOf(productNamed('hfoNgnOneBusiness'))).toEqual({ from: 12, to: 60 });
  expect(channelsOf(productNamed('hfoNgnBasic'))).toEqual({ each: [4] });
  expect(channelsOf(productNamed('hfo360'))).toBeUndefined();
});

test('§products the newest commission of each tariff counts, and what was taken back does not', () => {
  const lines = [
    { tariff: 'NGN Basic', amount: 9500, month: '2026-08' },
    { tariff: 'NGN Basic', amount: 9900, month: '2026-10' },
    { tariff: 'NGN Basic', amount: -9900, month: '2026-11' },
    { amount: 100, month: '2026-11' },
  ];
  expect([...newestCommissions(lines)]).toEqual([['NGN Basic', { amount: 9900, month: '2026-10' }]]);
});

test('§products two are compared, a third takes the place of the older one, and a second press takes a mark away', () => {
  expect(withMark([], 'hfo360')).toEqual({ marked: ['hfo360'] });
  expect(withMark(['hfo360', 'hfoNgnBasic'], 'hfoCrownCentrex')).toEqual({
    marked: ['hfoNgnBasic', 'hfoCrownCentrex'],
    replaced: 'hfo360',
  });
  expect(withMark(['hfo360', 'hfoNgnBasic'], 'hfo360')).toEqual({ marked: ['hfoNgnBasic'] });
});
