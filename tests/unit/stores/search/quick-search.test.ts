import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $quickSearch, clearQuickSearch, quickSearchPause, typeQuickSearch } from '#stores/search/quick-search.ts';
import { controlledServer } from '../support/controlled-server.ts';
import { actAs, actFor, memoryStorage } from '../support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
let stop: () => void;

const entry = (name: string) => ({
  name,
  path: `price-lists/${name}`,
  type: 'file',
  modified: 1,
  size: 10,
  extension: 'pdf',
  mimetype: 'application/pdf',
  icon: 'pdf',
  properties: { shortcuturl: '' },
});
const hits = (...names: string[]) => ({ items: names.map(entry), total: names.length });
/** Names of the entries shown; undefined while there are none to show. */
const render = () => {
  const { result } = $quickSearch.get();
  return result && 'entries' in result ? result.entries.map(({ name }) => name) : undefined;
};
const settle = () => vi.waitFor(() => expect($quickSearch.get().busy).toBe(false), 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  server = controlledServer();
  actAs('sp.admin', '1001');
  stop = $quickSearch.listen(() => {});
});
afterEach(() => {
  clearQuickSearch();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('§4-12 §7-19 §9-9 typing sends one call with trimmed text 500 ms after the last letter', async () => {
  typeQuickSearch('p');
  await vi.advanceTimersByTimeAsync(quickSearchPause - 1);
  typeQuickSearch(' preis ');
  await vi.advanceTimersByTimeAsync(quickSearchPause - 1);
  expect(server.calls).toHaveLength(0);
  expect($quickSearch.get()).toEqual({ text: 'preis', busy: false });
  await vi.advanceTimersByTimeAsync(1);
  const call = await server.next();
  expect(Object.fromEntries(call.url.searchParams)).toEqual({ _action: 'quick', foundation: '1001', search: 'preis' });
  expect($quickSearch.get().busy).toBe(true);
  call.answer(hits('Preisliste.pdf'));
  await settle();
  expect(render()).toEqual(['Preisliste.pdf']);
  expect(quickSearchPause).toBe(500);
});

test('§5-6 text of nothing but blanks is not searched for', async () => {
  typeQuickSearch('   ');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  expect(server.calls).toHaveLength(0);
});

test('§4-13 clearing the text empties the results, and an answer that comes later is dropped', async () => {
  typeQuickSearch('preis');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  const call = await server.next();
  typeQuickSearch('');
  expect($quickSearch.get()).toEqual({ text: '', busy: false });
  call.answer(hits('Preisliste.pdf'));
  await vi.advanceTimersByTimeAsync(0);
  expect($quickSearch.get()).toEqual({ text: '', busy: false });
});

test('§4-12 the answer to an earlier text is dropped; what was shown stays until the next one', async () => {
  typeQuickSearch('preis');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  (await server.next()).answer(hits('Preisliste.pdf'));
  await settle();
  typeQuickSearch('vertrag');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  const slow = await server.next();
  typeQuickSearch('vertragsmuster');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  const quick = await server.next();
  expect(render()).toEqual(['Preisliste.pdf']);
  quick.answer(hits('Vertragsmuster.pdf'));
  await settle();
  slow.answer(hits('Vertrag.pdf'));
  await vi.advanceTimersByTimeAsync(0);
  expect(render()).toEqual(['Vertragsmuster.pdf']);
});

test('§4-12 a failure is told, and typing on asks again', async () => {
  typeQuickSearch('preis');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  (await server.next()).answer({ _error: 500, _errorMessage: 'Die Suche ist gestört.' }, 500);
  await settle();
  expect($quickSearch.get().result).toMatchObject({ text: 'preis', error: { message: 'Die Suche ist gestört.' } });
  typeQuickSearch('preise');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  (await server.next()).answer(hits('Preisliste.pdf'));
  await settle();
  expect(render()).toEqual(['Preisliste.pdf']);
});

test('§4-12 a change of foundation repeats the search and removes the old hits at once', async () => {
  typeQuickSearch('preis');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  (await server.next()).answer(hits('Preisliste.pdf'));
  await settle();
  actFor('1002');
  expect(render()).toBeUndefined();
  const call = await server.next();
  expect(call.url.searchParams.get('foundation')).toBe('1002');
  call.answer(hits('Andere.pdf'));
  await settle();
  expect(render()).toEqual(['Andere.pdf']);
});

test('§4-12 text typed before the foundation is known is searched as soon as it is known', async () => {
  $foundation.set(undefined);
  typeQuickSearch('preis');
  await vi.advanceTimersByTimeAsync(quickSearchPause);
  expect(server.calls).toHaveLength(0);
  actFor('1001');
  (await server.next()).answer(hits('Preisliste.pdf'));
  await settle();
  expect(render()).toEqual(['Preisliste.pdf']);
});
