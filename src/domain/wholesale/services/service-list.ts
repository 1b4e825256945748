import type { ListRulesOf } from '#contract/list-rules.ts';
import { serviceColumns, serviceStates, serviceTypes } from '#contract/wholesale/service.ts';

/** `docs/domain/services.md`: what the list of services can be asked; newest first. */
export const serviceList = {
  columns: serviceColumns,
  sorts: ['kind', 'customer', 'identifier', 'state', 'begin', 'end', 'quantity', 'modified'],
  sort: '-begin',
  tabs: {
    name: 'status',
    field: 'state',
    values: serviceStates,
    groups: { all: () => serviceStates, running: () => ['ordered', 'active', 'cancelled'] },
    first: 'running',
  },
  filters: {
    type: { kind: 'oneOf', field: 'kind', values: serviceTypes },
    customer: { kind: 'code', field: 'customerId' },
    account: { kind: 'code', field: 'accountId' },
  },
} as const satisfies ListRulesOf<typeof serviceColumns>;
