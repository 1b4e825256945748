import { expect, test } from 'vitest';
import type { OrderData } from '#contract/sales/order.ts';
import { orderSteps } from '#domain/sales/orders/submission-steps.ts';

const at = Date.UTC(2026, 10, 27, 10);
const event = (status: OrderData['status'], when: number) =>
  ({ at: when, by: 'x', actor: 'staff', kind: 'status', status }) as const;
const order: Parameters<typeof orderSteps>[0] = {
  status: 'received',
  submittedAt: at,
  values: {},
  history: [event('received', at)],
};
const shown = (change: Partial<Parameters<typeof orderSteps>[0]>, holidays = {}) =>
  orderSteps({ ...order, ...change }, holidays).map(({ name, state, by, on, isWish }) =>
    `${name} ${state} ${by ?? on ?? ''}${isWish ? '?' : ''}`.trim(),
  );

test('§order-submission the days of what comes next are working days, and only those that are known', () => {
  expect(shown({})).toEqual(['received done', 'review current 2026-12-01', 'confirmation open', 'start open']);
  const holiday = { '2026-12-01': { de: 'Feiertag', en: 'Holiday' } };
  expect(shown({}, holiday)[1]).toBe('review current 2026-12-02');
  const wish = { startMode: 'date', desiredDate: '2026-12-14' };
  expect(shown({ values: wish }).at(-1)).toBe('start open 2026-12-14?');
  expect(shown({ values: { startMode: 'asap', desiredDate: '2026-12-14' } }).at(-1)).toBe('start open');
  expect(shown({ values: { startMode: 'date', desiredDate: 'bald' } }).at(-1)).toBe('start open');
});

test('§order-submission the end of a submission follows the order through its life', () => {
  const history = [...order.history, event('inReview', at + 1), event('accepted', at + 2)];
  expect(shown({ status: 'accepted', history, values: { numberMode: 'port' } })).toEqual([
    'received done',
    'review done',
    'confirmation done',
    'porting open',
    'start open',
  ]);
  const scheduled = { status: 'scheduled' as const, confirmedDate: '2026-12-16', history };
  expect(shown(scheduled).at(-1)).toBe('start open 2026-12-16');
  expect(shown({ ...scheduled, status: 'active', history: [...history, event('active', at + 9)] }).at(-1)).toBe(
    'start done',
  );
});
