import { customerTypes, shownStages } from '#contract/sales/customer.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/customers.md`: what the list of customers can be asked. */
export const customerList = {
  sorts: ['foreignid', 'value1', 'value2', 'value3', 'value6', 'value7', 'value8', 'modified'],
  sort: 'value1',
  tabs: {
    name: 'type',
    field: 'value3',
    values: customerTypes,
    groups: { all: () => customerTypes },
    first: 'all',
  },
  filters: {
    stage: { kind: 'oneOf', field: 'value6', values: shownStages },
    followUp: { kind: 'days', field: 'value8' },
    contractEnd: { kind: 'days', field: 'value7' },
  },
  hasArchive: true,
} as const satisfies ListRules;

/** How long before its end a contract is worth a talk. */
const renewalDays = 180;

/** Views of the list that are one press away. */
export const customerViews = (today: string) =>
  ({
    due: { followUp: `..${today}`, sort: 'value8' },
    renewals: { contractEnd: `${today}..${addDays(today, renewalDays)}`, sort: 'value7' },
  }) as const;
