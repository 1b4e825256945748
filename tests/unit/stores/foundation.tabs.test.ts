import { afterEach, expect, test, vi } from 'vitest';
import { json, sessionAnswer, startBrowser } from './support/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const foundation = (trid: string) => ({
  trid,
  type: '',
  active: true,
  app: 'ETC' as const,
  number: trid,
  voNumbers: [],
});

/** A page of a signed-in user who acts for 1001. */
async function openPage() {
  const { openTab, localStorage, spread } = startBrowser(() => json(sessionAnswer()));
  const { login, page } = await openTab();
  await login('1001/sp.admin', 'x');
  const { $foundation, selectFoundation } = await import('#stores/foundation/foundation.ts');
  $foundation.listen(() => {});
  selectFoundation(foundation('1001'));
  const key = 'portal.foundation';
  return {
    localStorage,
    selected: () => $foundation.get()?.trid,
    /** What another page does to the selection. */
    elsewhere: (trid: string) => localStorage.setItem(key, JSON.stringify(foundation(trid))),
    lists: () => Object.keys(localStorage).filter((name) => name.startsWith('portal.cache.')),
    forgottenElsewhere: () => localStorage.removeItem(key),
    hear: () => spread(key),
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

test('§4-6 a foundation that is selected in another tab is selected here too', async () => {
  const page = await openPage();
  page.elsewhere('1002');
  page.hear();
  expect(page.selected()).toBe('1002');
});

test('§4-6 what a tab had cached for the foundation before goes when it hears of the other one', async () => {
  const page = await openPage();
  page.elsewhere('1002');
  // An answer that was on its way.
  page.localStorage.setItem('portal.cache.tickets', '[]');
  page.hear();
  expect(page.lists()).toEqual([]);
});

test('§4-6 a page restored by Back acts for the foundation that was selected meanwhile', async () => {
  const page = await openPage();
  page.elsewhere('1002');
  page.show(false);
  expect(page.selected()).toBe('1001');
  page.show(true);
  expect(page.selected()).toBe('1002');
});

test('§4-6 a page restored by Back after a logout acts for no foundation', async () => {
  const page = await openPage();
  page.forgottenElsewhere();
  page.show(true);
  expect(page.selected()).toBeUndefined();
});
