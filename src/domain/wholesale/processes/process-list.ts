import { type ProcessState, processStates, processTypes } from '#contract/wholesale/process.ts';
import type { ListRules } from '#domain/records/list-view.ts';

const some =
  (...states: ProcessState[]) =>
  () =>
    states;

/** `docs/domain/processes.md`: what the list of processes can be asked; newest first. */
export const processList = {
  sorts: ['foreignid', 'value1', 'value2', 'value3', 'value4', 'value6', 'created', 'modified'],
  sort: '-foreignid',
  tabs: {
    name: 'group',
    field: 'value4',
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
    type: { kind: 'oneOf', field: 'value1', values: processTypes },
    started: { kind: 'days', field: 'created' },
    customer: { kind: 'code', field: 'value5' },
    object: { kind: 'code', field: 'value7' },
  },
} as const satisfies ListRules;
