import { ApiError } from '../../api/api-error.ts';
import { draftCalls } from '../../api/sales/drafts.ts';
import type { Maintenance } from '../../contract/maintenance.ts';
import { type DraftRecord, hiddenAnswer, hiddenAnswers } from '../../contract/sales/draft.ts';
import { valuesIn } from '../../domain/form/conditions.ts';
import { filledForm } from '../../domain/form/filled-form.ts';
import { orderFormOf } from '../../domain/orders/forms/order-form.ts';
import { type Autosave, autosave, type SavedState } from '../data/autosave.ts';
import type { RecordStore } from '../data/record-detail.ts';
import { forgetSavedInput, readSavedInput, writeSavedInput } from '../form-input/saved-input.ts';
import { $dataScope } from '../session/data-scope.ts';
import { noteTouched } from './untouched-draft.ts';

/** A lock lasts a quarter of an hour; who goes on typing takes it again in good time, in ms. */
const lockedFor = 5 * 60_000;

/** Answers to writes show a masked account and hidden answers (`domain.md` 0.2); the record itself has the whole of them. */
export const isMasked = ({ data }: DraftRecord): boolean =>
  String(valuesIn(data['bank'])['iban'] ?? '').includes('*') ||
  hiddenAnswers.some((name) => data[name] === hiddenAnswer);

export const stateOfDraft = ({ version, modified, data }: DraftRecord): SavedState => ({
  version,
  modified,
  values: filledForm(orderFormOf(data.productType, data.customer), data),
});

/** Saves a draft as it is filled in. Whoever types first has it alone for a while (`domain.md` 3.2). */
export function draftAutosave(
  draft: DraftRecord,
  store: RecordStore<DraftRecord, Maintenance>,
  newKey: () => string,
): Autosave & { unlock(): void } {
  const owner = $dataScope.get();
  const place = { user: owner?.user ?? '', trid: owner?.trid ?? '', form: `drafts/${draft.id}` };
  let lockedAt = 0;

  const present = () => {
    const now = store.record.$value.get();
    return now.state === 'ready' ? stateOfDraft(now.value) : undefined;
  };

  async function lock(): Promise<void> {
    if (Date.now() - lockedAt < lockedFor) return;
    try {
      await draftCalls.act(place.trid, draft.id, { _action: 'lock' }, newKey());
      lockedAt = Date.now();
    } catch (cause) {
      // Somebody else has it: the record says who.
      await store.record.reload();
      throw cause;
    }
  }

  const saving = autosave({
    start: stateOfDraft(draft),
    present,
    copy: {
      read: () => readSavedInput(place),
      write: (kept) => writeSavedInput(place, kept),
      forget: () => forgetSavedInput(place),
    },
    async send(changes, version, outlive) {
      // A page that goes away cannot wait for a second call.
      if (!outlive) await lock();
      try {
        await store.act({ _action: 'update', version, ...changes }, newKey(), outlive);
      } catch (cause) {
        // Somebody else may have it by now: the next try asks.
        lockedAt = 0;
        // A refusal shows a masked account, which must not be taken for another one.
        if (ApiError.from(cause).status === 409) await store.record.reload();
        throw cause;
      }
      // A customer brings answers of its own, its account among them.
      if (!outlive && 'customerId' in changes) await store.record.reload();
      return present() ?? stateOfDraft(draft);
    },
  });

  return {
    ...saving,
    changed() {
      noteTouched(draft.id);
      saving.changed();
    },
    unlock() {
      if (lockedAt === 0) return;
      lockedAt = 0;
      draftCalls.act(place.trid, draft.id, { _action: 'unlock' }, newKey(), true).catch(() => undefined);
    },
  };
}
