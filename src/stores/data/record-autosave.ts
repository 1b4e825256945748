import { ApiError } from '#api/api-error.ts';
import type { RecordCalls } from '#api/records.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { forgetSavedInput, readSavedInput, writeSavedInput } from '../form-input/saved-input.ts';
import { $dataScope } from '../session/data-scope.ts';
import { type Autosave, autosave, type SavedState } from './autosave.ts';
import type { RecordStore } from './record-detail.ts';

/** A lock lasts a quarter of an hour; who goes on typing takes it again in good time, in ms. */
const lockedFor = 5 * 60_000;

interface Options<Detail> {
  record: Detail;
  store: RecordStore<Detail, Maintenance>;
  calls: Pick<RecordCalls<never, Detail, Maintenance>, 'act'>;
  /** Place of the browser's own copy; the record's id comes behind it. */
  form: string;
  stateOf: (record: Detail) => SavedState;
  /** Whether the record is read again after some changes, because others follow from them. */
  bringsMore?: (changes: Record<string, unknown>) => boolean;
  newKey: () => string;
}

export interface RecordAutosave extends Autosave {
  unlock(): void;
}

/**
 * Saves a record while the user fills it in. The first user to type locks it for a while, in any number of their tabs.
 */
export function recordAutosave<Detail extends { id: string }>({
  record,
  store,
  calls,
  form,
  stateOf,
  bringsMore = () => false,
  newKey,
}: Options<Detail>): RecordAutosave {
  const owner = $dataScope.get();
  const now = () => {
    const recordValue = store.record.$value.get();
    return recordValue.state === 'ready' ? recordValue.value : undefined;
  };
  const idOf = () => now()?.id ?? record.id;
  const placeOf = (id: string) => ({ user: owner?.user ?? '', trid: owner?.trid ?? '', form: `${form}/${id}` });
  let lockedAt = 0;

  const present = () => {
    const currentRecord = now();
    return currentRecord && stateOf(currentRecord);
  };

  async function lock(): Promise<void> {
    // Before its creation a record has no other owner.
    if (present()?.version === 0 || Date.now() - lockedAt < lockedFor) return;
    try {
      await calls.act(owner?.trid ?? '', idOf(), { _action: 'lock' }, newKey());
      lockedAt = Date.now();
    } catch (cause) {
      // Another user has locked it: the record names that user.
      await store.record.reload();
      throw cause;
    }
  }

  const saving = autosave({
    start: stateOf(record),
    present,
    copy: {
      read: () => readSavedInput(placeOf(idOf())),
      write: (savedInput) => writeSavedInput(placeOf(idOf()), savedInput),
      forget: () => forgetSavedInput(placeOf(idOf())),
    },
    async send(changes, version, outlive) {
      // A page that goes away cannot wait for a second call.
      if (!outlive) await lock();
      const id = idOf();
      try {
        await store.act({ _action: 'update', version, ...changes }, newKey(), outlive);
      } catch (cause) {
        // Another user may have locked it by now: the next attempt finds out.
        lockedAt = 0;
        // A refusal may hide what the record itself shows, and must not be taken for it.
        if (ApiError.from(cause).status === 409) await store.record.reload();
        throw cause;
      }
      if (idOf() !== id) forgetSavedInput(placeOf(id));
      if (!outlive && bringsMore(changes)) await store.record.reload();
      return present() ?? stateOf(record);
    },
  });

  return {
    ...saving,
    unlock() {
      if (lockedAt === 0) return;
      lockedAt = 0;
      calls.act(owner?.trid ?? '', idOf(), { _action: 'unlock' }, newKey(), true).catch(() => undefined);
    },
  };
}
