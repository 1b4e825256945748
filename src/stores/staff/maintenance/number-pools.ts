import { numberPoolCalls } from '#api/wholesale/number-pools.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** The ranges from which the distributor gives out numbers. */
export const numberPools = maintainedRecords({
  name: 'number-pools',
  calls: numberPoolCalls,
  rules: { sorts: ['value1', 'value2', 'value5', 'value6'], sort: 'value1', hasArchive: true },
});
