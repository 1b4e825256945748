import { afterEach, describe, expect, test, vi } from 'vitest';
import { intentFor, newKey } from '../../src/islands/ui/intent.ts';
import { forgetKept, type Kept, readKept, writeKept } from '../../src/stores/kept.ts';
import { memoryStorage } from './stores/signed-in.ts';

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

const place = { user: '1001/sp.admin', trid: '1001', form: 'a' };
const kept: Kept = { values: { note: 'ä' }, step: 1, savedAt: 5, beside: { fileQueue: [{ id: 'x' }] } };

describe('kept input', () => {
  test('comes back in a new tab, for this user and organisation alone, and goes away', () => {
    const common = memoryStorage();
    vi.stubGlobal('localStorage', common);
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(writeKept(place, kept)).toBe(true);
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(readKept(place)).toEqual(kept);
    for (const other of [{ user: '1001/sp.user' }, { trid: '1002' }, { form: 'b' }])
      expect(readKept({ ...place, ...other })).toBeUndefined();
    forgetKept(place);
    expect(readKept(place)).toBeUndefined();
  });

  test('of two tabs is each tab’s own', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const first = memoryStorage();
    vi.stubGlobal('sessionStorage', first);
    writeKept(place, kept);
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeKept(place, { ...kept, values: { note: 'other' } });
    vi.stubGlobal('sessionStorage', first);
    expect(readKept(place)).toEqual(kept);
  });

  test('is nothing where the storage is blocked, without a fault', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(writeKept(place, kept)).toBe(false);
    forgetKept(place);
    expect(readKept(place)).toBeUndefined();
  });
});
