import { serviceStates, serviceTypes } from '#contract/wholesale/service.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/services.md`: what the list of services can be asked; newest first. */
export const serviceList = {
  sorts: ['value1', 'value2', 'value3', 'value4', 'value6', 'value7', 'value8', 'modified'],
  sort: '-value6',
  tabs: {
    name: 'status',
    field: 'value4',
    values: serviceStates,
    groups: { all: () => serviceStates, running: () => ['ordered', 'active', 'cancelled'] },
    first: 'running',
  },
  filters: {
    type: { kind: 'oneOf', field: 'value1', values: serviceTypes },
    customer: { kind: 'code', field: 'value5' },
    account: { kind: 'code', field: 'value9' },
  },
} as const satisfies ListRules;
