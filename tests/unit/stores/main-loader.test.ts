import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Foundation } from '../../../src/contract/foundation.ts';
import { json, sessionAnswer, startBrowser } from './browser.ts';

let page: EventTarget;
let raised: boolean[];

beforeEach(() => {
  page = new EventTarget();
  raised = [];
});
afterEach(() => vi.unstubAllGlobals());

function hear(target: EventTarget) {
  page = target;
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  page.addEventListener('show-main-loader', (event) => raised.push((event as CustomEvent<boolean>).detail));
}

/** The store of a page on which the loader is shown. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  hear(page);
  const loader = await import('../../../src/stores/main-loader.ts');
  loader.$mainLoader.listen(() => {});
  return loader;
}
const raise = (detail: unknown) => page.dispatchEvent(new CustomEvent('show-main-loader', { detail }));

test('§1 the event switches the loader on with true and off with anything else', async () => {
  const { $mainLoader } = await openPage();
  expect($mainLoader.get()).toBe(false);
  for (const [detail, shown] of [
    [true, true],
    [false, false],
    [true, true],
    [undefined, false],
  ] as const) {
    raise(detail);
    expect($mainLoader.get()).toBe(shown);
  }
});

test('decision 28: the page is blocked until the last of several works has ended, however it ends', async () => {
  const { $mainLoader, blockPage } = await openPage();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = [blockPage(first.promise), blockPage(second.promise).catch(() => {})];
  first.resolve();
  await works[0];
  expect($mainLoader.get()).toBe(true);
  second.reject(new Error('failed'));
  await works[1];
  expect($mainLoader.get()).toBe(false);
});

test('decision 28: a page that was left is free again when Back brings it', async () => {
  const { $mainLoader, blockPageForGood } = await openPage();
  blockPageForGood();
  expect($mainLoader.get()).toBe(true);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect($mainLoader.get()).toBe(false);
});

test('§4 a change of foundation loads its new documents, whichever page is open, and blocks the page meanwhile', async () => {
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
  const { selectFoundation } = await import('../../../src/stores/foundation.ts');
  const { followFoundation } = await import('../../../src/stores/foundation-change.ts');
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
