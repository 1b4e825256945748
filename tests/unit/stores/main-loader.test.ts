import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Foundation } from '#contract/foundation.ts';
import { json, sessionAnswer, startBrowser } from './support/browser.ts';

let raised: boolean[];

beforeEach(() => {
  raised = [];
});
afterEach(() => vi.unstubAllGlobals());

function hear(page: EventTarget) {
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  page.addEventListener('show-main-loader', (event) => raised.push((event as CustomEvent<boolean>).detail));
}

test('decision 28: the page is blocked until the last of several tasks ends or fails', async () => {
  vi.resetModules();
  hear(new EventTarget());
  const { $mainLoader, blockPage } = await import('#stores/page/main-loader.ts');
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = [blockPage(first.promise), blockPage(second.promise).catch(() => {})];
  first.resolve();
  await works[0];
  expect([$mainLoader.get(), raised]).toEqual([true, [true]]);
  second.reject(new Error('failed'));
  await works[1];
  expect([$mainLoader.get(), raised]).toEqual([false, [true, false]]);
});

test('§4-7 a change of foundation loads its new documents and blocks any page meanwhile', async () => {
  const foundation = (trid: string): Foundation => ({
    trid,
    type: '',
    active: true,
    app: 'ETC',
    number: trid,
    voNumbers: [],
  });
  const { calls, openTab } = startBrowser(({ path }) =>
    json(path.includes('recentdocs') ? { items: [], total: 0 } : sessionAnswer()),
  );
  const { login, page: tab } = await openTab();
  hear(tab);
  await login('1001/sp.admin', 'x');
  const { selectFoundation } = await import('#stores/foundation/foundation.ts');
  const { followFoundation } = await import('#stores/foundation/foundation-change.ts');
  selectFoundation(foundation('1001'));
  followFoundation();
  expect(raised).toEqual([]);
  selectFoundation(foundation('1002'));
  expect(raised).toEqual([true]);
  await vi.waitFor(() => expect(raised).toEqual([true, false]));
  expect(calls.map(({ path }) => path).filter((path) => path.includes('recentdocs'))).toEqual([
    '/api/foundation/1002/recentdocs',
  ]);
});
