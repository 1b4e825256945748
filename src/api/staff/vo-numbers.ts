import { maintenance } from '#contract/maintenance.ts';
import { voNumberRecord, voNumberRow } from '#contract/staff/vo-number.ts';
import { recordCalls } from '../records.ts';

export const voNumberCalls = recordCalls('etc.voNumber', {
  row: voNumberRow,
  detail: voNumberRecord,
  action: maintenance,
});
