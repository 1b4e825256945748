import { describe, expect, test } from 'vitest';
import { viewedLists } from '#contract/list-view.ts';
import { listRoutes } from '#domain/records/list-routes.ts';
import { readView } from '#domain/records/list-view.ts';
import { addressOfView, isSameQuery, queryOfView } from '#domain/records/saved-view.ts';
import { customerList } from '#domain/sales/customers/customer-list.ts';
import { orderList } from '#domain/sales/orders/order-list.ts';

const today = '2026-11-28';
const queryOf = (address: Record<string, string>) => queryOfView(orderList, readView(orderList, address), today);

describe('§list-views what a view keeps', () => {
  test('is what differs from the defaults of its list, never the page', () => {
    expect(queryOf({})).toEqual({});
    expect(queryOf({ group: 'active', search: ' Adler ', page: '3', rows: '50' })).toEqual({
      group: 'active',
      search: 'Adler',
    });
    const archived = readView(customerList, { archived: '1', type: 'established' });
    expect(queryOfView(customerList, archived, today)).toEqual({ archived: '1', type: 'established' });
  });

  test.each([
    ['2026-11-01..2026-11-30', '@thisMonth', '2027-02-05', '2027-02-01..2027-02-28'],
    ['2026-11-28..2026-11-28', '@today', '2026-12-01', '2026-12-01..2026-12-01'],
    ['2026-11-22..2026-11-28', '@last7', '2027-01-03', '2026-12-28..2027-01-03'],
  ])('the days %s are the preset %s, which on %s means %s', (range, preset, later, moved) => {
    expect(queryOf({ received: range })).toEqual({ received: preset });
    expect(addressOfView({ received: preset }, later)).toEqual({ received: moved });
  });

  test('days of no preset stay as they are, and so does what only looks like one', () => {
    const range = '2026-11-03..2026-11-09';
    expect(addressOfView(queryOf({ received: range }), '2027-01-01')).toEqual({ received: range });
    expect(addressOfView({ search: '@example.com' }, today)).toEqual({ search: '@example.com' });
  });

  test('is the same in any order, and another one with more or other values', () => {
    expect(isSameQuery({ group: 'all', search: 'x' }, { search: 'x', group: 'all' })).toBe(true);
    expect(isSameQuery({ group: 'all' }, { group: 'all', search: 'x' })).toBe(false);
    expect(isSameQuery({ group: 'all' }, { group: 'open' })).toBe(false);
  });

  test('every list with views has its page', () => {
    expect(Object.keys(listRoutes).sort()).toEqual([...viewedLists].sort());
  });
});
