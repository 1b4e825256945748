import { atom, onMount } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import type { FileEntry } from '#contract/file.ts';
import { begunAddress, begunIds } from './begun-address.ts';
import type { Loadable } from './loadable.ts';
import type { RecordStore } from './record-detail.ts';
import { recordAddress } from './record-id.ts';

interface Options<Detail, Action> {
  /** Of the address. */
  begunId: string;
  /** What the form begins with, or how it is loaded; its id is that of the address. */
  blank: Detail | (() => Promise<Detail>);
  one: (id: string) => RecordStore<Detail, Action>;
  /** Makes the record of its first entry, once per key. */
  create: (body: Record<string, unknown>, idempotencyKey: string) => Promise<Detail>;
}

type Update = { readonly _action: string; readonly version?: number | undefined };

/** A record that exists on this page alone until its first entry: opening a form creates nothing. */
export function begunRecord<Detail extends { id: string; version: number }, Action extends Update>({
  begunId,
  blank,
  one,
  create,
}: Options<Detail, Action>): RecordStore<Detail, Action> {
  const $value = atom<Loadable<Detail>>(
    typeof blank === 'function' ? { state: 'loading' } : { state: 'ready', value: blank, refreshing: false },
  );
  const $noFiles = atom<Loadable<FileEntry[]>>({ state: 'ready', value: [], refreshing: false });
  let record: RecordStore<Detail, Action> | undefined;
  let first: { body: Record<string, unknown>; key: string } | undefined;
  let nextKey = begunId;
  let isShown = false;
  let stop: (() => void) | undefined;

  const follow = () => {
    stop ??= isShown ? record?.record.$value.listen((now) => now.state !== 'loading' && $value.set(now)) : undefined;
  };
  async function loadBlank(): Promise<void> {
    if (typeof blank !== 'function') return;
    const loaded = await blank().then(
      (value) => ({ state: 'ready', value, refreshing: false }) as const,
      (cause) => ({ state: 'failed', error: ApiError.from(cause) }) as const,
    );
    if (!record) $value.set(loaded);
  }
  onMount($value, () => {
    isShown = true;
    if ($value.get().state === 'loading') void loadBlank();
    follow();
    return () => {
      isShown = false;
      stop?.();
      stop = undefined;
    };
  });

  async function createWith(changes: Record<string, unknown>, key: string): Promise<void> {
    // A call without an answer is repeated unchanged, so that the server returns the same record.
    first ??= { body: changes, key: nextKey };
    const { body } = first;
    try {
      const created = await create(body, first.key);
      begunIds.set(created.id, begunId);
      record = one(created.id);
      $value.set({ state: 'ready', value: created, refreshing: false });
      recordAddress.set({ id: created.id });
      begunAddress.set({ new: '' });
      follow();
      const { version } = created;
      const isMore = Object.entries(changes).some(([name, value]) => body[name] !== value);
      if (isMore) await record.act({ _action: 'update', version, ...changes } as unknown as Action, key);
    } catch (cause) {
      if (ApiError.from(cause).isTransient) throw cause;
      first = undefined;
      nextKey = crypto.randomUUID();
      throw cause;
    }
  }

  return {
    record: { $value, reload: () => (record ? record.record.reload() : loadBlank()) },
    get attachments() {
      return record?.attachments ?? { $value: $noFiles, reload: async () => undefined };
    },
    async act(action, idempotencyKey, keepalive) {
      if (record) return record.act(action, idempotencyKey, keepalive);
      const { _action, version: _version, ...changes } = action;
      if (_action !== 'update') throw new ApiError(404);
      await createWith(changes, idempotencyKey);
    },
  };
}
