import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache } from '../../../src/stores/storage/cache.ts';
import { MemoryStorage } from './support/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('§1 what is kept already is not written again: other tabs would be told of it with every page', () => {
  const kept = cache<{ rows: number[] }>('list');
  const write = vi.spyOn(localStorage, 'setItem');
  kept.write({ rows: [1] });
  kept.write({ rows: [1] });
  expect(write).toHaveBeenCalledTimes(1);
  kept.write({ rows: [1, 2] });
  expect(write).toHaveBeenCalledTimes(2);
  expect(kept.read()).toEqual({ rows: [1, 2] });
});

test('§4 what was cleared is written again', () => {
  const kept = cache<number>('list');
  kept.write(1);
  kept.clear();
  kept.write(1);
  expect(kept.read()).toBe(1);
});
