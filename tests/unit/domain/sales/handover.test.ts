import { expect, test } from 'vitest';
import type { OrderData, OrderStatus } from '#contract/sales/order.ts';
import { handoverFile, handoverOf, handoverWait, presentEvent } from '#domain/sales/orders/handover.ts';

const order = (...statuses: OrderStatus[]): Pick<OrderData, 'status' | 'history'> => ({
  status: statuses.at(-1) ?? 'received',
  history: statuses.map((status) => ({ at: 0, by: 'x', actor: 'staff', kind: 'status', status })),
});
const received = order('received');
const inReview = order('received', 'inReview');
const accepted = order('received', 'inReview', 'accepted');
const cancelled = order('received', 'inReview', 'accepted', 'cancelRequested', 'cancelled');

test('§orders an order is handed over once from the moment that is set', () => {
  expect(handoverOf('sent', { after: received })).toBe('order.sent');
  expect(handoverOf('sent', { before: inReview, after: accepted })).toBeUndefined();
  expect(handoverOf('accepted', { after: received })).toBeUndefined();
  expect(handoverOf('accepted', { before: received, after: inReview })).toBeUndefined();
  expect(handoverOf('accepted', { before: inReview, after: accepted })).toBe('order.accepted');
  expect(handoverOf('accepted', { before: accepted, after: accepted })).toBeUndefined();
});

test('§orders the end of an order is told to a system that has it', () => {
  const rejected = order('received', 'inReview', 'rejected');
  expect(handoverOf('accepted', { before: accepted, after: cancelled })).toBe('order.ended');
  expect(handoverOf('accepted', { before: cancelled, after: cancelled })).toBeUndefined();
  expect(handoverOf('accepted', { before: inReview, after: rejected })).toBeUndefined();
  expect(handoverOf('sent', { before: inReview, after: rejected })).toBe('order.ended');
});

test('§orders an order that is sent again says how it stands', () => {
  expect([received, accepted, cancelled].map(presentEvent)).toEqual(['order.sent', 'order.accepted', 'order.ended']);
});

test('§orders the name of a file holds nothing that leads out of its folder', () => {
  const file = (number: string | undefined) => handoverFile({ number, id: 'x/../y', version: 2, event: 'order.sent' });
  expect(file('A-2026-000123')).toBe('A-2026-000123_v2_sent.json');
  expect(file(undefined)).toBe('x____y_v2_sent.json');
});

test('§orders attempts become rarer and never end', () => {
  expect([1, 2, 6, 7, 100].map((attempts) => handoverWait(attempts) / 60_000)).toEqual([1, 5, 240, 480, 480]);
});
