import type { ListRulesOf } from '#contract/list-rules.ts';
import { type ProcessState, processColumns, processStates, processTypes } from '#contract/wholesale/process.ts';

const some =
  (...states: ProcessState[]) =>
  () =>
    states;

/** `docs/domain/processes.md`: what the list of processes can be asked; newest first. */
export const processList = {
  columns: processColumns,
  sorts: ['foreignid', 'kind', 'objectTitle', 'customer', 'state', 'dueAt', 'created', 'modified'],
  sort: '-foreignid',
  tabs: {
    name: 'group',
    field: 'state',
    values: processStates,
    groups: {
      mine: some('waitingPartner'),
      open: some('new', 'running', 'failed'),
      waiting: some('waitingPartner', 'waitingCarrier', 'scheduled'),
      ended: some('done', 'cancelled'),
      all: () => processStates,
    },
    first: 'all',
  },
  filters: {
    type: { kind: 'oneOf', field: 'kind', values: processTypes },
    started: { kind: 'days', field: 'created' },
    customer: { kind: 'code', field: 'customerId' },
    object: { kind: 'code', field: 'objectId' },
  },
} as const satisfies ListRulesOf<typeof processColumns>;
