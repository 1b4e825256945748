import { describe, expect, test } from 'vitest';
import type { ListRules } from '#contract/list-rules.ts';
import { lineList } from '#domain/commissions/line-list.ts';
import {
  addressDefaults,
  countOf,
  isNarrowed,
  listCall,
  rangeText,
  readView,
  searchOf,
} from '#domain/records/list-view.ts';
import { ticketList } from '#domain/tickets/ticket-list.ts';

const view = (query: Record<string, string> = {}, rules: ListRules = ticketList) =>
  readView(rules, { ...addressDefaults(rules), ...query });

describe('the view in the address', () => {
  test('§9 shows open tickets, newest number first, where the address says nothing', () => {
    expect(view()).toEqual({
      search: '',
      tab: 'open',
      filters: { type: '', customer: '', owner: '' },
      archived: false,
      sort: '-foreignid',
      page: 1,
      rows: 25,
    });
  });

  test.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-3' }, { page: 1 }],
    [{ page: '1e3' }, { page: 1 }],
    [{ page: '12' }, { page: 12 }],
    [{ rows: '7' }, { rows: 25 }],
    [{ rows: '100' }, { rows: 100 }],
    [{ rows: '' }, { rows: 25 }],
    [{ sort: 'password' }, { sort: '-foreignid' }],
    [{ sort: 'modified' }, { sort: 'modified' }],
    [{ sort: '-answerBy' }, { sort: '-answerBy' }],
    // Links that were saved before the columns had names.
    [{ sort: '-value4' }, { sort: '-answerBy' }],
    [{ sort: 'value9' }, { sort: '-foreignid' }],
    [{ type: 'nothing' }, { filters: { type: '', customer: '', owner: '' } }],
    [{ type: 'etcBillingRequest' }, { filters: { type: 'etcBillingRequest', customer: '', owner: '' } }],
    [{ status: 'x' }, { tab: 'open' }],
    [{ status: 'toString' }, { tab: 'open' }],
    [{ status: 'reopened' }, { tab: 'reopened' }],
    [{ archived: '1' }, { archived: false }],
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
  ])('%s', (_case, query, employee, search) => expect(searchOf(ticketList, view(query), employee)).toBe(search));

  test('pages begin where the one before ends', () => {
    expect(listCall(ticketList, view({ page: '3', rows: '10', sort: 'subject' }), false)).toMatchObject({
      _limit: 10,
      _offset: 20,
      _sort: 'value1',
      _counts: 'value2',
    });
  });

  test.each(['subject', 'value1'])('the sort %s asks for the same, and the address names the column', (sort) => {
    expect(view({ sort }).sort).toBe('subject');
    expect(listCall(ticketList, view({ sort }), false)._sort).toBe('value1');
  });

  test('stays within the server’s length limit for any pasted text', () => {
    const search = 'x'.repeat(2000);
    const longest = searchOf(ticketList, view({ search, type: 'etcProvisionComplain' }), false);
    expect(longest.length).toBeLessThanOrEqual(500);
  });
});

describe('ranges and the archive', () => {
  const rules = {
    sorts: ['created'],
    sort: 'created',
    filters: {
      from: { kind: 'days', field: 'created' },
      valid: { kind: 'days', field: 'value2' },
      amount: { kind: 'numbers', field: 'value4' },
    },
    hasArchive: true,
  } as const satisfies ListRules;

  test.each([
    // The server keeps a record's own times in milliseconds: whole days of Berlin, here winter to summer.
    [{ from: '2026-01-01..2026-03-31' }, 'created:1767222000000..1774994399999'],
    [{ from: '2026-01-01..' }, 'created:1767222000000..'],
    [{ from: '..2026-03-31', amount: '10..20' }, 'created:..1774994399999 value4:10..20'],
    [{ valid: '2026-01-01..2026-03-31' }, 'value2:2026-01-01..2026-03-31'],
    [{ from: 'yesterday..', amount: '1;drop..' }, ''],
    [{ from: '2026-13-32..2026-02-30', valid: '..2026-99-99' }, ''],
    [{ archived: '1' }, 'archived:true'],
  ])('%j asks for %s', (query, search) => expect(searchOf(rules, view(query, rules), false)).toBe(search));

  test('ends the wrong way round change places', () => {
    expect(rangeText('days', { from: '2026-03-31', to: '2026-01-01' })).toBe('2026-01-01..2026-03-31');
    expect(rangeText('numbers', { from: '100', to: '20' })).toBe('20..100');
  });

  test('a list without tabs asks for no counts', () =>
    expect(listCall(rules, view({}, rules), false)).not.toHaveProperty('_counts'));
});

describe('counts of the tabs', () => {
  const counts = { new: 2, inProgress: 3, waiting: 1, closed: 30 };
  test.each([
    ['open', false, 6],
    ['mine', false, 1],
    ['mine', true, 2],
    ['closed', false, 30],
    ['all', false, 36],
    ['reopened', false, 0],
  ] as const)('%s for an employee: %s', (tab, employee, n) =>
    expect(countOf(ticketList, tab, counts, employee)).toBe(n),
  );
});

test('filters and search narrow the list, its tab does not', () => {
  expect(isNarrowed(view({ status: 'closed' }))).toBe(false);
  expect(isNarrowed(view({ search: 'x' }))).toBe(true);
  expect(isNarrowed(view({ type: 'etcBillingRequest' }))).toBe(true);
});

test('§commissions filters of a list with parameters of its own stand beside its search', () => {
  const call = listCall(
    lineList,
    view({ search: 'Adler', tariff: 'Mobil L, 24 Monate', kind: 'nothing', from: '2026-08' }, lineList),
    false,
  );
  expect(call).toEqual({
    search: 'Adler',
    tariff: 'Mobil L, 24 Monate',
    from: '2026-08',
    _sort: '-month',
    _limit: 25,
    _offset: 0,
  });
});
