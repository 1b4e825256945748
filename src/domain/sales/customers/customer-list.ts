import type { ListRulesOf } from '#contract/list-rules.ts';
import { customerColumns, customerTypes, shownStages } from '#contract/sales/customer.ts';
import { addDays } from '#domain/date/berlin-day.ts';

/** `docs/domain/customers.md`: what the list of customers can be asked. */
export const customerList = {
  columns: customerColumns,
  sorts: ['foreignid', 'name', 'place', 'city', 'kind', 'voNumber', 'stage', 'contractEnd', 'followUp', 'modified'],
  sort: 'name',
  tabs: {
    name: 'type',
    field: 'kind',
    values: customerTypes,
    groups: { all: () => customerTypes },
    first: 'all',
  },
  filters: {
    stage: { kind: 'oneOf', field: 'stage', values: shownStages },
    followUp: { kind: 'days', field: 'followUp' },
    contractEnd: { kind: 'days', field: 'contractEnd' },
    owner: { kind: 'code', field: 'owner' },
  },
  hasArchive: true,
} as const satisfies ListRulesOf<typeof customerColumns>;

/** How long before its end a contract is worth a talk. */
const renewalDays = 180;

/** Views of the list that are one press away. */
export const customerViews = (today: string) =>
  ({
    due: { followUp: `..${today}`, sort: 'followUp' },
    renewals: { contractEnd: `${today}..${addDays(today, renewalDays)}`, sort: 'contractEnd' },
  }) as const;
