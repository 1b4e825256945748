import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { autosave, type SavedState } from '#stores/data/autosave.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';

type Values = Record<string, unknown>;

/** A record on a server, the browser's own copy, and a form. */
function draft(values: Values, copied?: SavedInput) {
  let record: SavedState = { version: 1, values, modified: 1 };
  let copy = copied;
  let display: Values = { ...values };
  const calls: { changes: Values; version: number }[] = [];
  const server = {
    fails: undefined as ApiError | undefined,
    get record() {
      return record;
    },
    change(changes: Values) {
      record = { version: record.version + 1, values: { ...record.values, ...changes }, modified: record.modified + 1 };
    },
  };
  const saving = autosave({
    start: record,
    present: () => record,
    copy: {
      read: () => copy,
      write: (snapshot) => {
        copy = snapshot;
        return true;
      },
      forget: () => {
        copy = undefined;
      },
    },
    now: () => 77,
    async send(changes, version) {
      calls.push({ changes, version });
      await Promise.resolve();
      if (server.fails) throw server.fails;
      if (version !== record.version) throw new ApiError(409);
      server.change(changes);
      return record;
    },
  });
  display = { ...saving.begin() };
  saving.bind({ read: () => display, apply: (fields) => Object.assign(display, fields) });
  return {
    saving,
    server,
    calls,
    shown: () => display,
    copy: () => copy,
    type(changes: Values) {
      display = { ...display, ...changes };
      saving.changed();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('§form-input a draft is kept as one goes', () => {
  test('only what changed is sent, once for many keys, with the version that was seen', async () => {
    const { type, calls, server, saving, copy } = draft({ city: 'Berlin', zip: '10115' });
    type({ city: 'B' });
    type({ city: 'Bonn' });
    expect(saving.$state.get().step).toBe('waiting');
    await vi.runAllTimersAsync();
    expect(calls).toEqual([{ changes: { city: 'Bonn' }, version: 1 }]);
    expect(server.record.values).toEqual({ city: 'Bonn', zip: '10115' });
    expect(saving.$state.get()).toEqual({ step: 'rest', savedAt: 2 });
    expect(copy()).toBeUndefined();
  });

  test('what is typed while a call runs goes with the next one', async () => {
    const { type, calls } = draft({ city: '' });
    type({ city: 'A' });
    vi.advanceTimersByTime(1500);
    type({ city: 'AB' });
    await vi.runAllTimersAsync();
    expect(calls.map(({ changes, version }) => [changes['city'], version])).toEqual([
      ['A', 1],
      ['AB', 2],
    ]);
  });

  test('an emptied field is taken away, and typing the same again sends nothing', async () => {
    const { type, calls } = draft({ city: 'Berlin' });
    type({ city: 'x' });
    type({ city: 'Berlin' });
    await vi.runAllTimersAsync();
    expect(calls).toEqual([]);
    type({ city: '' });
    await vi.runAllTimersAsync();
    expect(calls).toEqual([{ changes: { city: null }, version: 1 }]);
  });

  test('without a connection the input stays in the browser and goes out later', async () => {
    const { type, saving, server, copy } = draft({ city: '' });
    server.fails = new ApiError(0);
    type({ city: 'Bonn' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(saving.$state.get()).toMatchObject({ step: 'waiting', keptAt: 77 });
    expect(copy()?.values).toEqual({ city: 'Bonn' });
    server.fails = undefined;
    await vi.runAllTimersAsync();
    expect(saving.$state.get().step).toBe('rest');
    expect(server.record.values).toEqual({ city: 'Bonn' });
  });

  test('a refusal is told and not repeated', async () => {
    const { type, saving, server, calls } = draft({ city: '' });
    server.fails = new ApiError(403);
    type({ city: 'Bonn' });
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    expect(saving.$state.get().failure?.status).toBe(403);
  });
});

describe('§form-input two sides of a draft', () => {
  test('a save elsewhere becomes the latest save here too', () => {
    const { server, saving } = draft({ city: 'Berlin' });
    server.change({ city: 'Bonn' });
    saving.follow(server.record);
    expect(saving.$state.get()).toEqual({ step: 'rest', savedAt: 2 });
  });

  test('changes by others are merged, and local input is sent with the new version', async () => {
    const { type, server, shown: display, saving } = draft({ city: 'Berlin', zip: '10115' });
    server.change({ zip: '53111' });
    type({ city: 'Bonn' });
    await vi.runAllTimersAsync();
    expect(display()).toEqual({ city: 'Bonn', zip: '53111' });
    expect(server.record.values).toEqual({ city: 'Bonn', zip: '53111' });
    expect(saving.$state.get().conflict).toBeUndefined();
  });

  test.each([
    ['mine', 'Bonn'],
    ['theirs', 'Köln'],
  ] as const)('the same field on both sides waits for a decision: %s', async (side, snapshot) => {
    const { type, server, shown: display, saving } = draft({ city: 'Berlin' });
    server.change({ city: 'Köln' });
    type({ city: 'Bonn' });
    await vi.runAllTimersAsync();
    expect(saving.$state.get().conflict).toMatchObject({ disputed: ['city'] });
    expect(server.record.values).toEqual({ city: 'Köln' });
    saving.settle(side);
    await vi.runAllTimersAsync();
    expect(display()).toEqual({ city: snapshot });
    expect(server.record.values).toEqual({ city: snapshot });
    expect(saving.$state.get().step).toBe('rest');
  });

  test('input of an earlier visit that did not reach the server is there again and is sent', async () => {
    const snapshot = {
      values: { city: 'Bonn', zip: '1' },
      step: 0,
      savedAt: 5,
      beside: { base: { city: '', zip: '1' } },
    };
    const { server, shown: display } = draft({ city: '', zip: '2' }, snapshot);
    expect(display()).toEqual({ city: 'Bonn', zip: '2' });
    await vi.runAllTimersAsync();
    expect(server.record.values).toEqual({ city: 'Bonn', zip: '2' });
  });
});

test('§form-input different fields of a group are merged, and changes of the same field conflict', async () => {
  const contact = { lastName: 'Kabel', phone: '1', email: 'a@example.com' };
  const { type, server, saving, shown: display } = draft({ contact });
  server.change({ contact: { ...contact, phone: '2' } });
  type({ contact: { ...contact, email: 'b@example.com' } });
  await vi.runAllTimersAsync();
  const both = { ...contact, phone: '2', email: 'b@example.com' };
  expect([saving.$state.get().conflict, server.record.values['contact'], display()['contact']]).toEqual([
    undefined,
    both,
    both,
  ]);
  server.change({ contact: { ...both, phone: '3' } });
  type({ contact: { ...both, phone: '4' } });
  await vi.runAllTimersAsync();
  expect(saving.$state.get().conflict?.disputed).toEqual(['contact']);
});
