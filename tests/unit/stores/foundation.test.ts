import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Foundation } from '#contract/foundation.ts';
import {
  $foundation,
  $foundationsState,
  loadFoundations,
  refreshFoundations,
  selectFoundation,
} from '#stores/foundation/foundation.ts';
import { $session } from '#stores/session/session.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { json } from './support/browser.ts';
import { actAs, memoryStorage } from './support/signed-in.ts';

const foundation = (trid: string): Foundation => ({
  trid,
  title: `F ${trid}`,
  type: 'SP',
  active: true,
  app: 'ETC',
  number: trid,
  voNumbers: [],
});

/** A server that lists the first foundations and finds all of them by search. */
function serve(first: readonly string[], all: readonly string[] = first): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const search = new URL(path, 'http://portal.test').searchParams.get('_search');
    requests.push(search ?? '');
    const results = search ? all.filter((trid) => search === `trid:${trid}`) : first;
    return json({ items: results.map(foundation), total: results.length });
  });
  return requests;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  actAs('sp.user', '1001');
  localStorage.setItem(storageKeys.session, JSON.stringify($session.get()));
  $foundation.set(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('§4-6 the first load selects the first foundation of the list where none is remembered', async () => {
  serve(['1001', '1002']);
  await loadFoundations();
  expect($foundation.get()?.trid).toBe('1001');
});

test('§4-6 §9-2 the first load selects the remembered foundation', async () => {
  serve(['1001', '1002']);
  selectFoundation(foundation('1002'));
  $foundation.set(undefined);
  await loadFoundations();
  expect($foundation.get()?.trid).toBe('1002');
});

test('§4-6 a remembered foundation that the list does not hold is looked up by search', async () => {
  const request = serve(['1001'], ['1001', '7777']);
  selectFoundation(foundation('7777'));
  $foundation.set(undefined);
  await loadFoundations();
  expect(request).toEqual(['', 'trid:7777']);
  expect($foundation.get()?.trid).toBe('7777');
});

test('§4-6 a foundation that is selected while the remembered one is looked up stays selected', async () => {
  serve(['1001', '1002'], ['1001', '1002', '7777']);
  selectFoundation(foundation('7777'));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('_search')) selectFoundation(foundation('1002'));
    return answer(path);
  });
  await loadFoundations();
  expect($foundation.get()?.trid).toBe('1002');
});

test('§4-7 a change of foundation empties every cached list at once, whichever page is open', () => {
  const lists = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.cache.'));
  selectFoundation(foundation('1001'));
  for (const name of ['tickets', 'documents', 'links']) localStorage.setItem(`portal.cache.${name}`, '[]');
  selectFoundation({ ...foundation('1001'), title: 'Anderer Name' });
  expect(lists()).toHaveLength(3);
  selectFoundation(foundation('1002'));
  expect(lists()).toEqual([]);
});

test('§4-6 a foundation that was taken away gives way to the first of the list', async () => {
  serve(['1001']);
  selectFoundation(foundation('1002'));
  await loadFoundations();
  expect($foundation.get()?.trid).toBe('1001');
});

test('§4-6 a user without any foundation is told so', async () => {
  serve([]);
  selectFoundation(foundation('1002'));
  await loadFoundations();
  expect($foundation.get()).toBeUndefined();
  expect($foundationsState.get()).toBe('none');
});

test('§4-6 a list that cannot be loaded keeps the selected foundation and says that it failed', async () => {
  vi.stubGlobal('fetch', async () => json({ _error: 500 }, 500));
  selectFoundation(foundation('1001'));
  await refreshFoundations();
  expect($foundation.get()?.trid).toBe('1001');
  expect($foundationsState.get()).toBe('failed');
});
