import { type PortingState, portingStates } from '#contract/wholesale/porting.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** What waits for the partner: to be written, to be mended, to be taken over. */
export const waitingForPartner: readonly PortingState[] = ['draft', 'abbmReceived', 'ruemReceived'];
export const endedPortings: readonly PortingState[] = ['ported', 'cancelled'];

/** `docs/domain/porting.md#states`: what the list of portings can be asked; what waits for the reader comes first. */
export const portingList = {
  sorts: ['foreignid', 'value1', 'value2', 'value3', 'value4', 'value6', 'value9', 'created', 'modified'],
  sort: '-value9',
  tabs: {
    name: 'group',
    field: 'value2',
    values: portingStates,
    groups: {
      open: () => portingStates.filter((state) => !endedPortings.includes(state)),
      mine: () => waitingForPartner,
      ended: () => endedPortings,
      all: () => portingStates,
    },
    first: 'open',
  },
  filters: {
    customer: { kind: 'code', field: 'value5' },
    account: { kind: 'code', field: 'value7' },
    date: { kind: 'days', field: 'value6' },
    created: { kind: 'days', field: 'created' },
  },
  hasArchive: true,
} as const satisfies ListRules;
