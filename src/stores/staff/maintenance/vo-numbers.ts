import { voNumberCalls } from '#api/staff/vo-numbers.ts';
import { voStates } from '#contract/staff/vo-number.ts';
import { providerCodes } from '#domain/text/provider-name.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Under which numbers the selected foundation sells. */
export const voNumbers = maintainedRecords({
  name: 'vo-numbers',
  calls: voNumberCalls,
  rules: {
    sorts: ['value1', 'value2', 'value3', 'value5'],
    sort: 'value1',
    tabs: { name: 'state', field: 'value2', values: voStates, groups: { all: () => voStates }, first: 'all' },
    filters: { operator: { kind: 'oneOf', field: 'value3', values: providerCodes } },
    hasArchive: true,
  },
});
