import { afterEach, describe, expect, test, vi } from 'vitest';
import { intentFor, newKey } from '#islands/ui/form/kit/intent.ts';
import { forgetSavedInput, readSavedInput, type SavedInput, writeSavedInput } from '#stores/form-input/saved-input.ts';
import { memoryStorage } from './stores/support/signed-in.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('§form-input a repeated submit of the same values keeps its key, other values get another', () => {
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
const snapshot: SavedInput = { values: { note: 'ä' }, step: 1, savedAt: 5, beside: { fileQueue: [{ id: 'x' }] } };

describe('kept input', () => {
  test('comes back in a new tab, for this user and organisation alone, and goes away', () => {
    const common = memoryStorage();
    vi.stubGlobal('localStorage', common);
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(writeSavedInput(place, snapshot)).toBe(true);
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(readSavedInput(place)).toEqual(snapshot);
    for (const other of [{ user: '1001/sp.user' }, { trid: '1002' }, { form: 'b' }])
      expect(readSavedInput({ ...place, ...other })).toBeUndefined();
    forgetSavedInput(place);
    expect(readSavedInput(place)).toBeUndefined();
  });

  test('of two tabs is each tab’s own', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const first = memoryStorage();
    vi.stubGlobal('sessionStorage', first);
    writeSavedInput(place, snapshot);
    vi.stubGlobal('sessionStorage', memoryStorage());
    writeSavedInput(place, { ...snapshot, values: { note: 'other' } });
    vi.stubGlobal('sessionStorage', first);
    expect(readSavedInput(place)).toEqual(snapshot);
  });

  test('is nothing where the storage is blocked, without a fault', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(writeSavedInput(place, snapshot)).toBe(false);
    forgetSavedInput(place);
    expect(readSavedInput(place)).toBeUndefined();
  });
});
