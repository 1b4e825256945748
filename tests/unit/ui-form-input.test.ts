import { afterEach, describe, expect, test, vi } from 'vitest';
import { intentFor, newKey } from '../../src/islands/ui/intent.ts';
import { type Kept, tabKeep } from '../../src/islands/ui/kept-input.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('§7 a repeated submit of the same values keeps its key, other values get another', () => {
  const first = intentFor({ note: 'a' }, undefined);
  expect(first.key).toMatch(uuid);
  expect(intentFor({ note: 'a' }, first)).toBe(first);
  expect(intentFor({ note: 'b' }, first).key).not.toBe(first.key);
});

test('a key is made where the browser offers no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(uuid);
  expect(newKey()).not.toBe(newKey());
});

describe('kept input', () => {
  const kept: Kept = { values: { note: 'ä' }, step: 1, savedAt: 5, beside: { fileQueue: [{ id: 'x' }] } };

  test('comes back and goes away', () => {
    const cells = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => cells.get(key) ?? null,
      setItem: (key: string, value: string) => cells.set(key, value),
      removeItem: (key: string) => cells.delete(key),
    });
    tabKeep('a').write(kept);
    expect(tabKeep('a').read()).toEqual(kept);
    expect(tabKeep('b').read()).toBeUndefined();
    tabKeep('a').drop();
    expect(tabKeep('a').read()).toBeUndefined();
  });

  test('is nothing where the storage is blocked, without a fault', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    tabKeep('a').write(kept);
    tabKeep('a').drop();
    expect(tabKeep('a').read()).toBeUndefined();
  });
});
