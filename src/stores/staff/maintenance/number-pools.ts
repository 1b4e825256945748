import { numberPoolCalls } from '#api/wholesale/number-pools.ts';
import { numberPoolColumns } from '#contract/wholesale/number-pool.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** The ranges from which the distributor gives out numbers. */
export const numberPools = maintainedRecords({
  name: 'number-pools',
  calls: numberPoolCalls,
  rules: {
    columns: numberPoolColumns,
    sorts: ['areaCode', 'first', 'area', 'label'],
    sort: 'areaCode',
    hasArchive: true,
  },
});
