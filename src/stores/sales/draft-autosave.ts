import { draftCalls } from '#api/sales/drafts.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { type DraftRecord, hiddenAnswer, hiddenAnswers } from '#contract/sales/draft.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import type { SavedState } from '../data/autosave.ts';
import { type RecordAutosave, recordAutosave } from '../data/record-autosave.ts';
import type { RecordStore } from '../data/record-detail.ts';

/** Answers to writes show a masked account and hidden answers (`docs/domain/customers.md#hidden-fields`); the record itself has the whole of them. */
export const isMasked = ({ data }: DraftRecord): boolean =>
  String(valuesIn(data['bank'])['iban'] ?? '').includes('*') ||
  hiddenAnswers.some((name) => data[name] === hiddenAnswer);

export const stateOfDraft = ({ version, modified, data }: DraftRecord): SavedState => ({
  version,
  modified,
  values: filledForm(formOf(data), data),
});

/** Saves a draft as it is filled in (`docs/domain/drafts.md#states`). */
export function draftAutosave(
  draft: DraftRecord,
  store: RecordStore<DraftRecord, Maintenance>,
  newKey: () => string,
): RecordAutosave {
  return recordAutosave({
    record: draft,
    store,
    calls: draftCalls,
    form: 'drafts',
    stateOf: stateOfDraft,
    // A customer brings answers of its own, its account among them.
    bringsMore: (changes) => 'customerId' in changes,
    newKey,
  });
}
