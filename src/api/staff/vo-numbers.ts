import { maintenance } from '#contract/maintenance.ts';
import { recordOf } from '#contract/record.ts';
import { voNumberData, voNumberRow } from '#contract/staff/vo-number.ts';
import { recordCalls } from '../records.ts';

export const voNumberCalls = recordCalls('etc.voNumber', {
  row: voNumberRow,
  detail: recordOf(voNumberData),
  action: maintenance,
});
