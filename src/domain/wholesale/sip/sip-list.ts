import type { ListRulesOf } from '#contract/list-rules.ts';
import { registrationStates, sipColumns, sipStates } from '#contract/wholesale/sip-account.ts';

/** `docs/domain/sip-accounts.md`: what the list of SIP accounts can be asked. */
export const sipList = {
  columns: sipColumns,
  sorts: ['sipUser', 'customer', 'mainNumber', 'state', 'registration', 'channels', 'label', 'modified'],
  sort: 'sipUser',
  tabs: {
    name: 'registration',
    field: 'registration',
    values: registrationStates,
    groups: { all: () => registrationStates },
    first: 'all',
  },
  filters: {
    status: { kind: 'oneOf', field: 'state', values: sipStates },
    customer: { kind: 'code', field: 'customerId' },
    backup: { kind: 'oneOf', field: 'backup', values: ['true', 'false'] },
  },
} as const satisfies ListRulesOf<typeof sipColumns>;
