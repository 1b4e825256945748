import { ApiError } from '../../api/api-error.ts';
import type { Maintenance } from '../../contract/maintenance.ts';
import type { PortingRecord } from '../../contract/wholesale/porting.ts';
import { filledForm } from '../../domain/form/filled-form.ts';
import { portingForm } from '../../domain/porting/porting-form.ts';
import { type Autosave, autosave, type SavedState } from '../data/autosave.ts';
import type { RecordStore } from '../data/record-detail.ts';
import { forgetSavedInput, readSavedInput, writeSavedInput } from '../form-input/saved-input.ts';
import { $dataScope } from '../session/data-scope.ts';

export const stateOfPorting = ({ version, modified, data }: PortingRecord): SavedState => ({
  version,
  modified,
  values: filledForm(portingForm, data),
});

/** Saves a request as it is filled in; where two write at once, both see what the other has changed. */
export function portingAutosave(
  porting: PortingRecord,
  store: RecordStore<PortingRecord, Maintenance>,
  newKey: () => string,
): Autosave {
  const owner = $dataScope.get();
  const place = { user: owner?.user ?? '', trid: owner?.trid ?? '', form: `portings/${porting.id}` };
  const present = () => {
    const now = store.record.$value.get();
    return now.state === 'ready' ? stateOfPorting(now.value) : undefined;
  };
  return autosave({
    start: stateOfPorting(porting),
    present,
    copy: {
      read: () => readSavedInput(place),
      write: (kept) => writeSavedInput(place, kept),
      forget: () => forgetSavedInput(place),
    },
    async send(changes, version, outlive) {
      try {
        await store.act({ _action: 'update', version, ...changes }, newKey(), outlive);
      } catch (cause) {
        if (ApiError.from(cause).status === 409) await store.record.reload();
        throw cause;
      }
      return present() ?? stateOfPorting(porting);
    },
  });
}
