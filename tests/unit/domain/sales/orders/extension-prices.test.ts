import { expect, test } from 'vitest';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { extensionFigures, extensionPrice } from '#domain/sales/orders/extension-prices.ts';

const position = (code: string, quantity: number, monthly: number) => ({ code, quantity, monthly, oneOff: 0 });
const prices = (...positions: ReturnType<typeof position>[]) => ({ positions }) as unknown as PriceSummary;
const context = (summary?: PriceSummary) => ({ today: '2026-11-28', holidays: {} as never, prices: summary });
const ofTwenty = context(
  prices(
    position('hfoCrownCentrex', 20, 15_800),
    position('flatrateLandline', 20, 3800),
    position('licenceComfort', 4, 1200),
    position('phoneBasic', 18, 7020),
  ),
);

test('§drafts an extension costs its share of product and flat rate, and its licence', () => {
  expect(extensionPrice({ licence: 'basic' }, ofTwenty)).toBe(980);
  expect(extensionPrice({ licence: 'comfort' }, ofTwenty)).toBe(1280);
});

test('§drafts a price is open until the saved answers have it', () => {
  expect(extensionPrice({ licence: 'mobileClient' }, ofTwenty)).toBeUndefined();
  expect(extensionPrice({ licence: 'basic' }, context())).toBeUndefined();
  expect(extensionPrice({ licence: 'basic' }, context({ ...prices(), isOpen: true }))).toBeUndefined();
});

test('§drafts the foot says what extensions cost, price by price, and nothing while it is not known', () => {
  expect(extensionFigures([], ofTwenty).map(({ count, cents }) => [count, cents])).toEqual([
    [20, 15_800],
    [20, 3800],
    [4, 1200],
    [undefined, 20_800],
  ]);
  expect(extensionFigures([], context())).toEqual([]);
});
