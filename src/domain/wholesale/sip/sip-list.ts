import { registrationStates, sipStates } from '#contract/wholesale/sip-account.ts';
import type { ListRules } from '#domain/records/list-view.ts';

/** `docs/domain/sip-accounts.md`: what the list of SIP accounts can be asked. */
export const sipList = {
  sorts: ['value1', 'value2', 'value3', 'value4', 'value6', 'value7', 'value8', 'modified'],
  sort: 'value1',
  tabs: {
    name: 'registration',
    field: 'value6',
    values: registrationStates,
    groups: { all: () => registrationStates },
    first: 'all',
  },
  filters: {
    status: { kind: 'oneOf', field: 'value4', values: sipStates },
    customer: { kind: 'code', field: 'value5' },
    backup: { kind: 'oneOf', field: 'value9', values: ['true', 'false'] },
  },
} as const satisfies ListRules;
