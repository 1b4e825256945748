import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from './support/memory-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of a browser that keeps so much, and what it says about that at its first drawing and afterwards. */
async function openPage(storageMode: 'browser' | 'tab' | 'page', tab = new MemoryStorage()) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { storageMode } } });
  vi.stubGlobal('sessionStorage', tab);
  const { $noticeSeen, followNotice, markSeen } = await import('#stores/storage/storage-notice.ts');
  const first = $noticeSeen.get();
  followNotice();
  return { first, later: $noticeSeen.get(), markSeen, tab };
}

test.each([
  ['browser', true],
  ['tab', false],
  ['page', false],
] as const)(
  '§faults nothing is said of a storage before it was asked about: it keeps the %s',
  async (storageMode, silent) => {
    expect(await openPage(storageMode)).toMatchObject({ first: true, later: silent });
  },
);

test('§faults a notice shown once is not repeated by the next page of the tab', async () => {
  const { markSeen, tab } = await openPage('tab');
  markSeen();
  expect(await openPage('tab', tab)).toMatchObject({ first: true, later: true });
});
