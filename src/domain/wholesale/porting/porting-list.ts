import type { ListRulesOf } from '#contract/list-rules.ts';
import { type PortingState, portingColumns, portingStates } from '#contract/wholesale/porting.ts';

/** What waits for the partner: to be written, to be mended, to be taken over. */
const waitingForPartner: readonly PortingState[] = ['draft', 'abbmReceived', 'ruemReceived'];
const endedPortings: readonly PortingState[] = ['ported', 'cancelled'];

/** `docs/domain/porting.md#states`: what the list of portings can be asked; what waits for the reader comes first. */
export const portingList = {
  columns: portingColumns,
  sorts: ['foreignid', 'numbers', 'state', 'customer', 'provider', 'date', 'waitsFor', 'created', 'modified'],
  sort: '-waitsFor',
  tabs: {
    name: 'group',
    field: 'state',
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
    customer: { kind: 'code', field: 'customerId' },
    account: { kind: 'code', field: 'accountId' },
    date: { kind: 'days', field: 'date' },
    created: { kind: 'days', field: 'created' },
  },
  hasArchive: true,
} as const satisfies ListRulesOf<typeof portingColumns>;
