import { describe, expect, test } from 'vitest';
import type { PriceList } from '#contract/sales/product.ts';
import { type PriceCode, partsOf, priceCodes } from '#domain/sales/products/price-codes.ts';
import { priceGuard, priceListOn } from '#domain/sales/products/price-guard.ts';
import { priceSummaryOf } from '#domain/sales/products/prices.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';
import { centsOf, typedAmount } from '#domain/text/amount.ts';
import { textsOf } from '#tests/unit/text-usage.ts';

const list = { id: 'p1', prices: standardPrices as PriceList['prices'] };
const sums = (type: Parameters<typeof priceSummaryOf>[0], values: object) => {
  const { oneOff, monthly } = priceSummaryOf(type, { contractTerm: '24', ...values }, list);
  return [oneOff, monthly];
};

describe('§products.prices what an order costs', () => {
  test.each([
    ['a product by itself', 'hfo360', {}, [0, 2490]],
    ['DSL with Connect', 'hfoNgnConnect', { additionalDsl: true, router: 'buy' }, [12900, 990 + 3490]],
    ['no DSL where it was taken away again', 'hfoNgnConnect', { additionalDsl: false, router: 'buy' }, [0, 990]],
    ['each user', 'hfoNgnTeamsConnect', { userCount: '12' }, [0, 12 * 490]],
    [
      'each channel and an option',
      'hfoNgnOneBusiness',
      { channels: '30', options: ['encryption'] },
      [0, 30 * 390 + 290],
    ],
    [
      'a new line and a rented router',
      'hfoDslMaxxBusiness',
      { lineSituation: 'new', router: 'rent' },
      [4990, 3990 + 490],
    ],
    [
      'each extension, its licence and flat rate',
      'hfoCrownCentrex',
      {
        flatrate: 'all',
        extensions: [{ licence: 'basic' }, { licence: 'comfort' }],
        devices: [{ article: 'headset', quantity: '2', mode: 'buy' }],
      },
      [2 * 7900, 2 * 790 + 2 * 490 + 300],
    ],
    [
      'each card with tariff, extra cards and device',
      'hfoBusinessHomeMobile',
      {
        cards: [
          { tariff: 'mobileM', multiSim: '2', device: 'smartphoneS' },
          { tariff: 'mobileS', roaming: 'world' },
        ],
        homeLine: true,
      },
      [19900, 2 * 1290 + 700 + 2 * 490 + 990 + 490],
    ],
    ['paper', 'hfoNgnBasic', { invoiceChannel: 'post', evn: 'post' }, [0, 1490 + 150 + 250]],
    [
      'hardware bought and rented',
      'hfoNgnBasic',
      {
        hardware: [
          { article: 'phoneBasic', quantity: '2', mode: 'buy' },
          { article: 'phoneBasic', quantity: '1', mode: 'rent' },
        ],
      },
      [2 * 8900, 1490 + 390],
    ],
    [
      'nothing of what is not there yet',
      'hfoCrownCentrex',
      { extensions: 'x', devices: [null, { article: '?', quantity: '-1' }] },
      [0, 0],
    ],
  ] as const)('%s', (_what, type, values, expected) => {
    expect(sums(type, values)).toEqual(expected);
  });

  test('net, tax, gross and the first year are whole cents that fit together', () => {
    const summary = priceSummaryOf(
      'hfoNgnOneBusiness',
      { contractTerm: '24', channels: '6', hardware: [{ article: 'headset', quantity: '1', mode: 'buy' }] },
      list,
    );
    expect(summary).toEqual({
      priceListId: 'p1',
      positions: [
        { code: 'hfoNgnOneBusiness', quantity: 6, oneOff: 0, monthly: 2340, term: 24 },
        { code: 'articleHeadset', quantity: 1, oneOff: 7900, monthly: 0 },
      ],
      oneOff: 7900,
      monthly: 2340,
      vat: { percent: 19, oneOff: 1501, monthly: 445 },
      gross: { oneOff: 9401, monthly: 2785 },
      firstYear: { net: 35_980, gross: 42_821 },
    });
  });
});

describe('§products.prices price lists', () => {
  const lists: PriceList[] = [
    { id: 'old', title: '2025', validFrom: '2025-01-01', validTo: '2025-12-31', prices: {} },
    { id: 'now', title: '2026', validFrom: '2026-01-01', prices: {} },
    { id: 'next', title: '2027', validFrom: '2027-01-01', prices: {} },
  ];
  const next = { id: 'next', title: '2027', validFrom: '2027-01-01' };
  const now = { id: 'now', title: '2026', validFrom: '2026-01-01' };

  test.each([
    ['2024-12-31', undefined],
    ['2025-12-31', 'old'],
    ['2026-01-01', 'now'],
    ['2027-01-01', 'next'],
  ])('on %s the list %s holds', (day, id) => expect(priceListOn(lists, day)?.id).toBe(id));

  test.each([
    ['the list of today, with what follows', 'now', '2026-11-23', { next, endsOn: '2026-12-31' }],
    ['a list that gave way to a newer one', 'old', '2026-11-23', { newer: now, next, endsOn: '2025-12-31' }],
    ['the last list', 'next', '2027-06-01', {}],
    ['a list that nobody knows', 'gone', '2027-06-01', { newer: next, isGone: true }],
  ])('the guard of %s', (_what, id, today, guard) => expect(priceGuard(id, lists, today)).toEqual(guard));

  test('every price has its amounts in the first list and a name in both languages', () => {
    const parts = (code: PriceCode) => Object.keys((standardPrices as Record<string, object>)[code] ?? {}).sort();
    for (const code of priceCodes()) expect(parts(code), code).toEqual([...partsOf(code)].sort());
    for (const language of ['de', 'en'] as const)
      expect(priceCodes().filter((code) => !textsOf(language)['products']?.[`price.${code}`])).toEqual([]);
  });

  test.each([
    ['24,90', 2490],
    ['24.9', 2490],
    ['0', 0],
    [' 7 ', 700],
    ['1.234,56', 123_456],
    ['1 234,50 €', 123_450],
    ["1'234.5", 123_450],
    ['€ 24,90', 2490],
    ['24,90\u00a0EUR', 2490],
    ['\u200b24,90', 2490],
    ['1.234', undefined],
    ['\u22121', undefined],
    ['-1', undefined],
    ['24,999', undefined],
    ['', undefined],
  ])('%s is %s cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
    if (cents !== undefined) expect(centsOf(typedAmount(cents, 'de'))).toBe(cents);
  });
});
