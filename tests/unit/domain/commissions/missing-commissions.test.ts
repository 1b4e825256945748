import { expect, test } from 'vitest';
import {
  type ActiveOrder,
  missingCommissions,
  type PayingLine,
  type PaymentTerms,
} from '#domain/commissions/missing-commissions.ts';

const order: ActiveOrder = {
  id: 'o1',
  foreignid: 'A-2026-000001',
  customer: 'Bäckerei Sonnental GmbH',
  operator: 'VIERFUNK',
  vo: 'VO20417',
  contract: 'V-48803',
  phones: ['+493023125100'],
  tariff: 'Crown Centrex',
  activated: '2026-08-01',
};
const line: PayingLine = { operator: 'VIERFUNK', kind: 'closing', month: '2026-09', amount: 9000 };
const usual: PaymentTerms = { paidAfterDays: 45, complaintDays: 60 };
const missing = (
  lines: readonly PayingLine[],
  { today = '2026-11-22', terms = usual as PaymentTerms | null, first = '2026-01', ...more } = {},
  orders = [{ ...order, ...more }],
) =>
  missingCommissions(orders, lines, {
    today,
    termsOf: () => terms ?? undefined,
    firstMonthOf: () => first || undefined,
  });

test('§commissions the commission of an order is missing from the day after the operator’s term', () => {
  expect(missing([], { today: '2026-09-15' })).toEqual([]);
  expect(missing([], { today: '2026-09-16' })).toMatchObject([
    { orderId: 'o1', activated: '2026-08-01', expected: '2026-09-15', deadline: '2026-11-14', contract: 'V-48803' },
  ]);
  expect(missing([], { terms: { paidAfterDays: 45 } })[0]).not.toHaveProperty('deadline');
});

test.each<[string, Partial<PayingLine>, boolean]>([
  ['its contract', { contract: 'v48803' }, true],
  [
    'another contract of the same customer and tariff',
    { contract: 'V-1', customer: order.customer, tariff: 'Crown Centrex' },
    false,
  ],
  ['its telephone number', { phone: '030 23125100' }, true],
  ['another telephone number', { phone: '+493023125999' }, false],
  ['its customer and tariff', { customer: 'BÄCKEREI SONNENTAL GMBH', tariff: 'Crown-Centrex' }, true],
  ['its customer and another tariff', { customer: order.customer, tariff: 'NGN Basic' }, false],
  ['nothing at all', {}, false],
  ['its contract, before it was active', { contract: 'V-48803', month: '2026-07' }, false],
  ['its contract, taken back', { contract: 'V-48803', amount: -9000 }, false],
  ['its contract, as a chargeback', { contract: 'V-48803', kind: 'chargeback' }, false],
  ['its contract with another operator', { contract: 'V-48803', operator: 'TIEFLAND_FUNK' }, false],
])('§commissions a line that names %s', (_case, more, pays) => {
  expect(missing([{ ...line, ...more }])).toHaveLength(pays ? 0 : 1);
});

test('§commissions nothing counts as missing without the operator’s terms and statements', () => {
  expect(missing([], { terms: null })).toEqual([]);
  expect(missing([], { first: '' })).toEqual([]);
  expect(missing([], { first: '2026-09' })).toEqual([]);
  expect(missing([], { first: '2026-08' })).toHaveLength(1);
});

test('§commissions those that are active longest come first', () => {
  const orders = [
    { ...order, id: 'b', foreignid: '2', activated: '2026-08-02' },
    { ...order, id: 'c', foreignid: '3' },
    { ...order, id: 'a', foreignid: '1' },
  ];
  expect(missing([], {}, orders).map(({ orderId }) => orderId)).toEqual(['a', 'c', 'b']);
});
