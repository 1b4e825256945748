import { portingCalls } from '#api/wholesale/portings.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import type { SavedState } from '../data/autosave.ts';
import { type RecordAutosave, recordAutosave } from '../data/record-autosave.ts';
import type { RecordStore } from '../data/record-detail.ts';

export const stateOfPorting = ({ version, modified, data }: PortingRecord): SavedState => ({
  version,
  modified,
  values: filledForm(portingForm, data),
});

/** Saves a request as it is filled in. */
export const portingAutosave = (
  porting: PortingRecord,
  store: RecordStore<PortingRecord, Maintenance>,
  newKey: () => string,
): RecordAutosave =>
  recordAutosave({ record: porting, store, calls: portingCalls, form: 'portings', stateOf: stateOfPorting, newKey });
