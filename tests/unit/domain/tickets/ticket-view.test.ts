import { describe, expect, test } from 'vitest';
import {
  countOf,
  isNarrowed,
  readView,
  ticketListQuery,
  ticketSearch,
  viewDefaults,
} from '../../../../src/domain/tickets/ticket-view.ts';

const view = (query: Partial<Record<keyof typeof viewDefaults, string>> = {}) =>
  readView({ ...viewDefaults, ...query });

describe('the view in the address', () => {
  test('§9 shows open tickets, newest number first, where the address says nothing', () => {
    expect(view()).toEqual({ search: '', scope: 'open', type: '', sort: '-foreignid', page: 1, rows: 25 });
  });

  test.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-3' }, { page: 1 }],
    [{ page: '1e3' }, { page: 1 }],
    [{ page: '12' }, { page: 12 }],
    [{ rows: '7' }, { rows: 25 }],
    [{ rows: '100' }, { rows: 100 }],
    [{ sort: 'password' }, { sort: '-foreignid' }],
    [{ sort: 'modified' }, { sort: 'modified' }],
    [{ type: 'nothing' }, { type: '' }],
    [{ type: 'etcBillingRequest' }, { type: 'etcBillingRequest' }],
    [{ status: 'x' }, { scope: 'open' }],
    [{ status: 'reopened' }, { scope: 'reopened' }],
    [{ search: '  Adler  ' }, { search: 'Adler' }],
  ])('%j is read as %j', (query, expected) => expect(view(query)).toMatchObject(expected));
});

describe('the search of the list call', () => {
  test.each([
    ['open', {}, false, 'value2:new,inProgress,waiting,reopened'],
    ['all', { status: 'all' }, false, ''],
    ['what waits for a partner', { status: 'mine' }, false, 'value2:waiting'],
    ['what waits for an employee', { status: 'mine' }, true, 'value2:new,reopened'],
    [
      'status, type and text together',
      { status: 'closed', type: 'etcProjectRequest', search: 'Adler Hamburg' },
      false,
      'value2:closed value5:etcProjectRequest Adler Hamburg',
    ],
  ])('%s', (_case, query, employee, search) => expect(ticketSearch(view(query), employee)).toBe(search));

  test('pages begin where the one before ends', () => {
    expect(ticketListQuery(view({ page: '3', rows: '10', sort: 'value1' }), false)).toMatchObject({
      _limit: 10,
      _offset: 20,
      _sort: 'value1',
      _counts: 'value2',
    });
  });

  test('stays within what the server takes, whatever was pasted', () => {
    const search = 'x'.repeat(2000);
    const longest = ticketSearch(view({ search, type: 'etcProvisionComplain' }), false);
    expect(longest.length).toBeLessThanOrEqual(500);
  });
});

describe('counts of the chips', () => {
  const counts = { new: 2, inProgress: 3, waiting: 1, closed: 30 };
  test.each([
    ['open', false, 6],
    ['mine', false, 1],
    ['mine', true, 2],
    ['closed', false, 30],
    ['all', false, 36],
    ['reopened', false, 0],
  ] as const)('%s for an employee: %s', (scope, employee, n) => expect(countOf(scope, counts, employee)).toBe(n));
});

test('type and search narrow the list, its scope does not', () => {
  expect(isNarrowed(view({ status: 'closed' }))).toBe(false);
  expect(isNarrowed(view({ search: 'x' }))).toBe(true);
  expect(isNarrowed(view({ type: 'etcBillingRequest' }))).toBe(true);
});
