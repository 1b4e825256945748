import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/sales/order.ts';
import { productTypes } from '#contract/sales/product.ts';
import { listCall, readView } from '#domain/records/list-view.ts';
import { mayRestore, readOnlyReason } from '#domain/sales/drafts/draft-access.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { draftList } from '#domain/sales/drafts/draft-list.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { courseOf, milestonesOf } from '#domain/sales/orders/milestones.ts';
import { orderList } from '#domain/sales/orders/order-list.ts';

const observe = (
  state: 'open' | 'complete' | 'submitting' | 'submitted' | 'expired',
  archived = false,
  own?: boolean,
) => ({
  archived,
  data: { state },
  ...(own !== undefined && { lock: { own } }),
});

describe('§3-10 §4-10 why a draft is read-only', () => {
  test.each([
    ['in progress', observe('open'), undefined],
    ['complete, edited by oneself', observe('complete', false, true), undefined],
    ['edited by somebody else', observe('open', false, false), 'locked'],
    ['archived', observe('open', true), 'archived'],
    ['being submitted', observe('submitting'), 'submitting'],
    ['submitted and archived', observe('submitted', true), 'submitted'],
    ['expired', observe('expired'), 'expired'],
  ] as const)('%s', (_case, draft, reason) => expect(readOnlyReason(draft)).toBe(reason));

  test('what became an order stays in the archive', () => {
    expect([observe('open', true), observe('submitted', true), observe('open')].map(mayRestore)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('§2-7 a draft is written in the form that its order is read by', () => {
  const customer = { clientKind: 'public', salutation: '3', tkgSize: 'nonprofit' } as const;
  for (const productType of productTypes)
    expect(formOf({ productType, customer })).toBe(orderFormOf(productType, customer));
});

const event = (status: OrderStatus, at: number) => ({
  at,
  by: 'x',
  actor: 'staff' as const,
  kind: 'status' as const,
  status,
});

describe('§orders milestones of an order', () => {
  const states = (status: OrderStatus, history: OrderStatus[], hasPorting = false) =>
    milestonesOf({ status, history: history.map(event) }, hasPorting).map(({ name, state }) => `${name} ${state}`);
  test('porting is named only where a number is ported', () => {
    expect(states('accepted', ['received', 'inReview', 'accepted'])).toEqual([
      'received done',
      'inReview done',
      'accepted current',
      'scheduled open',
      'provisioning open',
      'active open',
    ]);
    expect(states('accepted', ['received'], true)).toContain('porting open');
  });
  test('a question holds the order where it was, and an end leaves what was reached', () => {
    expect(states('clarification', ['received', 'inReview', 'clarification'])).toContain('inReview current');
    expect(states('rejected', ['received', 'inReview', 'rejected'])).toContain('inReview done');
    expect(states('active', ['received', 'active'])).toContain('active done');
  });
});

describe('§orders the course of an order', () => {
  const course = (status: OrderStatus, history: OrderStatus[], statusBefore?: OrderStatus) =>
    courseOf({ status, statusBefore, history: history.map(event) }, false).map(({ name, state }) => `${name} ${state}`);
  test.each([
    ['clarification', ['received', 'inReview', 'clarification'], 'inReview done, clarification stop, accepted open'],
    [
      'cancelRequested',
      ['received', 'accepted', 'cancelRequested'],
      'accepted done, cancelRequested stop, scheduled open',
    ],
  ] as const)('%s is a stop of its own before what follows', (status, history, part) => {
    expect(course(status, [...history], history[1]).join(', ')).toContain(part);
  });
  test.each([
    ['rejected', 'refused'],
    ['cancelled', 'ended'],
  ] as const)('nothing follows where it was %s, and nothing waits', (status, state) => {
    expect(course(status, ['received', 'inReview', status])).toEqual([
      'received done',
      'inReview done',
      `${status} ${state}`,
    ]);
  });
  test('an ended contract has gone the whole way', () => {
    expect(course('terminated', ['received', 'active', 'terminated']).slice(-2)).toEqual([
      'active done',
      'terminated done',
    ]);
  });
});

describe('§orders what the lists ask', () => {
  test('§7-8 drafts of one customer', () => {
    const view = readView(draftList, { customer: '018f-abc', state: 'all' });
    expect(listCall(draftList, view, false).search).toBe('value5:018f-abc');
    expect(readView(draftList, { customer: 'x y:z' }).filters['customer']).toBe('');
  });
  test('§7-9 orders of a period, by the milliseconds of its days in Berlin', () => {
    const view = readView(orderList, { received: '2026-11-01..2026-11-02' });
    const from = Date.parse('2026-11-01T00:00:00+01:00');
    const to = Date.parse('2026-11-03T00:00:00+01:00') - 1;
    expect(listCall(orderList, view, false).search).toBe(`value9:open created:${from}..${to}`);
  });
});
