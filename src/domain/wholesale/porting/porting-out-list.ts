import { type PortingOutState, portingOutStates } from '#contract/wholesale/porting-out.ts';
import type { ListRules } from '#domain/records/list-view.ts';

const ended: readonly PortingOutState[] = ['rejected', 'ported', 'cancelled'];

/** `docs/domain/porting.md#numbers-that-leave`: what the list can be asked; what waits for an answer comes first. */
export const portingOutList = {
  sorts: ['foreignid', 'value1', 'value2', 'value3', 'value4', 'value6', 'value9', 'created', 'modified'],
  sort: '-value9',
  tabs: {
    name: 'group',
    field: 'value2',
    values: portingOutStates,
    groups: {
      open: () => portingOutStates.filter((state) => !ended.includes(state)),
      mine: () => ['received'],
      ended: () => ended,
      all: () => portingOutStates,
    },
    first: 'open',
  },
  filters: { customer: { kind: 'code', field: 'value5' }, date: { kind: 'days', field: 'value6' } },
} as const satisfies ListRules;
