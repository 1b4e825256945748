import type { ListRulesOf } from '#contract/list-rules.ts';
import { type PortingOutState, portingOutColumns, portingOutStates } from '#contract/wholesale/porting-out.ts';

const ended: readonly PortingOutState[] = ['rejected', 'ported', 'cancelled'];

/** `docs/domain/porting.md#numbers-that-leave`: what the list can be asked; what waits for an answer comes first. */
export const portingOutList = {
  columns: portingOutColumns,
  sorts: ['foreignid', 'numbers', 'state', 'customer', 'carrier', 'date', 'waitsFor', 'created', 'modified'],
  sort: '-waitsFor',
  tabs: {
    name: 'group',
    field: 'state',
    values: portingOutStates,
    groups: {
      open: () => portingOutStates.filter((state) => !ended.includes(state)),
      mine: () => ['received'],
      ended: () => ended,
      all: () => portingOutStates,
    },
    first: 'open',
  },
  filters: { customer: { kind: 'code', field: 'customerId' }, date: { kind: 'days', field: 'date' } },
} as const satisfies ListRulesOf<typeof portingOutColumns>;
