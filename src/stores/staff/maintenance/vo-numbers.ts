import { voNumberCalls } from '#api/staff/vo-numbers.ts';
import { voNumberColumns, voStates } from '#contract/staff/vo-number.ts';
import { providerCodes } from '#domain/text/provider-name.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Under which numbers the selected foundation sells. */
export const voNumbers = maintainedRecords({
  name: 'vo-numbers',
  calls: voNumberCalls,
  rules: {
    columns: voNumberColumns,
    sorts: ['voNumber', 'state', 'operator', 'validFrom'],
    sort: 'voNumber',
    tabs: { name: 'state', field: 'state', values: voStates, groups: { all: () => voStates }, first: 'all' },
    filters: { operator: { kind: 'oneOf', field: 'operator', values: providerCodes } },
    hasArchive: true,
  },
});
