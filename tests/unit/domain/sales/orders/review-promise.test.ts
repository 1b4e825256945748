import { expect, test } from 'vitest';
import type { OrderEvent, OrderStatus } from '#contract/sales/order.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { isReminded, mayRemind, reviewDay } from '#domain/sales/orders/review-promise.ts';

const event = (day: string, change: Partial<OrderEvent>): OrderEvent => ({
  at: berlinMoment(`${day} 10:00`),
  by: 'x',
  actor: 'partner',
  kind: 'status',
  ...change,
});
/** Of a Friday. */
const order = (status: OrderStatus, ...events: OrderEvent[]) => ({
  status,
  submittedAt: berlinMoment('2026-11-20 10:00'),
  history: [event('2026-11-20', { status: 'received' }), ...events],
});
const question = event('2026-11-23', { actor: 'staff', kind: 'question', status: 'clarification' });
const asks = (day: string, ...of: Parameters<typeof order>) =>
  mayRemind(order(...of), berlinMoment(`${day} 09:00`), {});

test('§orders the review is promised two working days after the order or its last answer', () => {
  expect(reviewDay(order('received'), {})).toBe('2026-11-24');
  const answer = event('2026-12-04', { kind: 'answer', status: 'inReview' });
  expect(reviewDay(order('inReview', question, answer), {})).toBe('2026-12-08');
  const file = [event('2026-12-04', { kind: 'attached' }), event('2026-12-04', { status: 'inReview' })];
  expect(reviewDay(order('inReview', question, ...file), {})).toBe('2026-12-08');
});

test('§orders a partner asks what became of a late review once a day', () => {
  const reminded = event('2026-11-25', { kind: 'reminded' });
  expect(asks('2026-11-24', 'received')).toBe(false);
  expect(asks('2026-11-25', 'received')).toBe(true);
  expect(asks('2026-11-25', 'inReview')).toBe(true);
  expect(asks('2026-11-25', 'received', reminded)).toBe(false);
  expect(asks('2026-11-26', 'received', reminded)).toBe(true);
  for (const status of ['clarification', 'accepted', 'cancelRequested', 'cancelled'] as const)
    expect(asks('2026-11-30', status), status).toBe(false);
});

test('§orders a reminder stands until an employee does something', () => {
  const reminded = event('2026-11-25', { kind: 'reminded' });
  expect(isReminded(order('received'))).toBe(false);
  expect(isReminded(order('received', reminded))).toBe(true);
  expect(isReminded(order('received', reminded, event('2026-11-25', { kind: 'attached' })))).toBe(true);
  const review = event('2026-11-26', { actor: 'staff', status: 'inReview' });
  expect(isReminded(order('inReview', reminded, review))).toBe(false);
});
