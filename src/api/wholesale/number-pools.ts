import { maintenance } from '#contract/maintenance.ts';
import { numberPoolRecord, numberPoolRow } from '#contract/wholesale/number-pool.ts';
import { recordCalls } from '../records.ts';

export const numberPoolCalls = recordCalls('etc.numberPool', {
  row: numberPoolRow,
  detail: numberPoolRecord,
  action: maintenance,
});
