import { type SipData, sipAccount, sipData } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { sipContract } from '#domain/wholesale/sip/sip-form.ts';
import { spanOfIp, staticIpsOf } from '#domain/wholesale/sip/static-ips.ts';
import { noAccess } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { wholesaler } from '../access.ts';
import { startProcess } from '../start-process.ts';
import { aboutAccount } from './about-account.ts';
import { sipRecordActions } from './sip-actions.ts';
import { checkedSip } from './sip-data.ts';
import { sipStateTable } from './sip-states.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const addressOf = ({ siteAddr }: SipData) => Object.values((siteAddr ?? {}) as Record<string, string>);

/** `docs/domain/sip-accounts.md`; an account comes with a service. */
export const sipAccounts = defineRecord(sipAccount, {
  owned: true,
  number: 'none',
  data: sipData,
  prepare: (account: SipData) => account,
  columns: (account) => ({
    sipUser: account.sipUser,
    customer: account.customerName,
    mainNumber: textOf(account['mainNumber']),
    state: account.state,
    customerId: account.customerId,
    registration: account.regState,
    channels: String(account.maxChannels),
    label: textOf(account['label']),
    backup: String((account.backupRules ?? 0) > 0),
  }),
  searchText: (account) => [
    account.sipUser,
    account.authUser,
    account.customerName,
    textOf(account['label']),
    textOf(account['mainNumber']),
    account.contactIp,
    ...addressOf(account),
    ...staticIpsOf(account),
  ],
  tallied: ['state', 'registration'],
  related: {
    numbers: { type: 'ws.number', by: 'accountId', except: { field: 'state', is: 'terminated' }, sum: 'count' },
  },
  unique: { field: 'sipUser', key: ({ sipUser }) => sipUser.toLowerCase() },
  numbers: (account) =>
    account.state === 'terminated'
      ? []
      : staticIpsOf(account).map((address) => ({ span: spanOfIp(address), held: true })),
  numbersFault: { path: 'staticIps.0.ip', key: 'staticIpTaken' },
  created: 'record.created',
  title: ({ sipUser }) => sipUser,
  link: (id) => href('WholesaleSip', 'de', { id }),
  protect: { passwordHash: { to: noAccess }, 'passwordLink.secret': { to: noAccess } },
  access: { read: wholesaler, write: wholesaler },
  papers: async (account, _at, { partner, brand, changed }) => ({
    account,
    number: account.sipUser,
    brand,
    partner,
    created: changed,
  }),
  states: sipStateTable,
  actions: sipRecordActions,
  update: {
    fields: sipContract.shape,
    apply: (account, at, { id }) => checkedSip(account, at, id),
    sideEffects: (account, at, { id, data: before }) =>
      isSameAnswer(account['emergencyAddr'], before['emergencyAddr'])
        ? {}
        : {
            creates: [
              startProcess(
                {
                  type: 'coreDataChange',
                  steps: ['received', 'checked', 'emergency'],
                  ...aboutAccount(account, id),
                },
                at,
              ),
            ],
            text: translate('sip.emergencySite'),
          },
  },
  belongsTo: ({ customerId }) => [customerId],
});
