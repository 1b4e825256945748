import { expect, test } from 'vitest';
import { isFiltered, readSearchView, searchCall, searchDefaults } from '#domain/documents/search-view.ts';

const read = (address: Partial<Record<keyof typeof searchDefaults, string>>) =>
  readSearchView({ ...searchDefaults, ...address });
const hour = 3_600_000;

test('§2-6 the search is read from the address', () => {
  const view = read({
    search: ' Preisliste ',
    kind: 'ticket',
    repository: 'price-lists',
    type: 'pdf',
    since: 'week',
    title: '1',
    page: '3',
    rows: '50',
  });
  expect(view).toEqual({
    search: 'Preisliste',
    kind: 'ticket',
    repository: 'price-lists',
    type: 'pdf',
    since: 'week',
    titleOnly: true,
    page: 3,
    rows: 50,
  });
  expect(isFiltered(view)).toBe(true);
});

test('impossible values are ignored', () => {
  const view = read({
    search: 'a',
    kind: 'shoe',
    repository: '../x',
    type: 'toString',
    since: 'ever',
    title: 'yes',
    page: '-1',
    rows: '7',
  });
  expect(view).toEqual(read({ search: 'a' }));
  expect(isFiltered(view)).toBe(false);
});

test('the call names what narrows the search, and the same view asks the same within an hour', () => {
  const view = read({ search: 'preis', repository: 'contracts', type: 'sheet', since: 'week', title: '1', page: '2' });
  const call = searchCall(view, ['contracts', 'films'], 1000 * hour + 5);
  expect(call).toEqual({
    search: 'preis',
    repositories: 'contracts',
    ext: 'xlsx,xls,ods,csv',
    since: 1000 * hour - 7 * 24 * hour,
    titleOnly: 'true',
    _limit: 20,
    _offset: 20,
  });
  expect(searchCall(view, ['contracts', 'films'], 1000 * hour + 50 * 60_000)).toEqual(call);
  expect(searchCall(read({ search: 'preis' }), ['contracts', 'films'], 0)).toEqual({
    search: 'preis',
    repositories: 'contracts,films',
    _limit: 20,
    _offset: 0,
  });
});
