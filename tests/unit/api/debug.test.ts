import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFoundations } from '#api/foundations.ts';
import { json } from '../stores/support/browser.ts';
import { memoryStorage } from '../stores/support/signed-in.ts';

const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});

beforeEach(() => {
  debug.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => json({ items: [], total: 0 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('§8-11 calls are logged while the flag debugAjax stands in the local storage', async () => {
  localStorage.setItem('debugAjax', 'true');
  await listFoundations();
  expect(debug.mock.calls.map(([, ...parts]) => parts.slice(0, 2))).toEqual([
    ['GET', '/foundation'],
    [200, '/foundation'],
  ]);
});

test('§8 nothing is logged without the flag', async () => {
  await listFoundations();
  expect(debug).not.toHaveBeenCalled();
});

test('§8 a failed call is logged with its error', async () => {
  localStorage.setItem('debugAjax', 'true');
  vi.stubGlobal('fetch', async () => json({ _error: 500, _errorMessage: 'kaputt' }, 500));
  await expect(listFoundations()).rejects.toThrow('kaputt');
  expect(debug.mock.calls.at(-1)?.slice(1, 3)).toEqual(['failed', '/foundation']);
});
