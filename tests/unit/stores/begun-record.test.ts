import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { formIdOf } from '#stores/data/begun-address.ts';
import { begunRecord } from '#stores/data/begun-record.ts';

interface Detail {
  id: string;
  version: number;
  note?: string;
}
type Action = { _action: string; version?: number; note?: string };
const blank: Detail = { id: 'key', version: 0 };
const update = (note: string): Action => ({ _action: 'update', version: 0, note });

beforeEach(() => {
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '' });
  vi.stubGlobal('history', { replaceState: () => undefined });
});

function open(create: (body: Record<string, unknown>, key: string) => Promise<Detail>) {
  const act = vi.fn(async () => undefined);
  const ready = { state: 'ready', value: { id: 'r1', version: 1 }, refreshing: false } as const;
  const one = () => ({ record: { $value: atom(ready), reload: vi.fn() }, attachments: {} as never, act });
  return { act, store: begunRecord<Detail, Action>({ begunId: 'key', blank, one, create }) };
}

test('§porting a record that is only looked at is never created', async () => {
  const create = vi.fn();
  const { store } = open(create);
  await store.record.reload();
  await expect(store.act({ _action: 'delete' }, 'a')).rejects.toThrow();
  expect(create).not.toHaveBeenCalled();
});

test('§drafts a form that begins with a customer waits for it, and asks again after a failure', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(0))
    .mockResolvedValue({ ...blank, note: 'of the customer' });
  const create = vi.fn();
  const one = () => {
    throw new Error('there is no record');
  };
  const store = begunRecord<Detail, Action>({ begunId: 'key', blank: load, one, create });
  const stop = store.record.$value.listen(() => undefined);
  expect(store.record.$value.get().state).toBe('loading');
  await vi.waitFor(() => expect(store.record.$value.get().state).toBe('failed'));
  await store.record.reload();
  expect(store.record.$value.get()).toMatchObject({ state: 'ready', value: { note: 'of the customer' } });
  expect(create).not.toHaveBeenCalled();
  stop();
});

test('§porting a first entry with a lost answer is sent again unchanged before later input', async () => {
  const create = vi.fn().mockRejectedValueOnce(new ApiError(0)).mockResolvedValue({ id: 'r1', version: 1 });
  const { store, act } = open(create);
  await expect(store.act(update('a'), 'x')).rejects.toThrow();
  await store.act(update('ab'), 'y');
  expect(create.mock.calls).toEqual([
    [{ note: 'a' }, 'key'],
    [{ note: 'a' }, 'key'],
  ]);
  expect(act).toHaveBeenCalledExactlyOnceWith({ _action: 'update', version: 1, note: 'ab' }, 'y');
  expect(formIdOf('r1')).toBe('key');
});

test('§porting a refused first entry is sent under another key once it is mended', async () => {
  const create = vi.fn().mockRejectedValueOnce(new ApiError(400)).mockResolvedValue({ id: 'r1', version: 1 });
  const { store, act } = open(create);
  await expect(store.act(update('?'), 'x')).rejects.toThrow();
  await store.act(update('b'), 'y');
  const [, [body, key]] = create.mock.calls as [unknown, [object, string]];
  expect(body).toEqual({ note: 'b' });
  expect(key).not.toBe('key');
  expect(act).not.toHaveBeenCalled();
});
