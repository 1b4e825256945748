import { useStore } from '@nanostores/react';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { type RegistrationState, type SipRow, type SipState, sipAccount } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { isMissed } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { CreateLink, ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { namedBy, stateColumn } from '#islands/record/list/shared-columns.tsx';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { sipCustomers } from '#stores/wholesale/sip.ts';
import { ChannelBar } from './ChannelBar.tsx';
import { registrationName, registrationTone, stateName, stateTone } from './sip-labels.ts';

const Registration = ({ row: { state, registration } }: { row: SipRow }) => (
  <StatusPill tone={registrationTone(state, registration)}>{registrationName(registration)}</StatusPill>
);
const State = ({ row }: { row: SipRow }) => <StatusPill tone={stateTone[row.state]}>{stateName(row.state)}</StatusPill>;
const backupText = (value: string) => texts('sip')(value === 'true' ? 'backupOn' : 'backupOff');
const numbersOf = ({ related }: SipRow) => related?.['numbers'] ?? 0;

function useCustomers(): readonly Option[] | undefined {
  const known = useStore(sipCustomers.$value);
  return known.state === 'ready' ? known.value?.map(({ id, name }) => ({ value: id, label: name })) : undefined;
}

function screenOf(customers: readonly Option[] | undefined): ListScreen<SipRow> {
  const t = texts('sip');
  const { list } = recordStores(sipAccount);
  const caption = (value: string) => (value === 'all' ? t('all') : registrationName(value as RegistrationState));
  return {
    list,
    texts: 'sip',
    file: t('list.caption'),
    columns: [
      { id: 'customer', header: t('customer'), sort: 'customer', primary: true, text: (row) => row.customer },
      { id: 'label', header: t('label'), sort: 'label', rank: 'detail', extra: true, text: (row) => row.label ?? '' },
      {
        id: 'number',
        header: t('mainNumber'),
        sort: 'mainNumber',
        rank: 'number',
        text: (row) => (row.mainNumber ? formatPhone(row.mainNumber) : ''),
      },
      { id: 'numbers', header: t('numbersHead'), rank: 'detail', align: 'end', text: (row) => String(numbersOf(row)) },
      {
        id: 'channels',
        header: t('channels'),
        sort: 'channels',
        rank: 'next',
        text: (row) => row.channels,
        cell: (row) => <ChannelBar used={row.data.channelsInUse} max={Number(row.channels)} />,
      },
      {
        id: 'registration',
        header: t('registrationHead'),
        sort: 'registration',
        rank: 'state',
        text: (row) => registrationName(row.registration),
        cell: (row) => <Registration row={row} />,
      },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      { id: 'user', header: t('account'), sort: 'sipUser', rank: 'number', text: (row) => row.sipUser },
      { id: 'backup', header: t('backup'), rank: 'detail', extra: true, text: (row) => backupText(row.backup) },
    ],
    tabs: {
      label: t('registrationHead'),
      shown: ['all', 'online', 'offline', 'static'],
      caption,
      empty: (tab) => t('emptyTab', { registration: caption(tab) }),
    },
    filters: {
      customer: {
        label: t('customer'),
        option: namedBy(list, 'customerId', 'customer', t('thisCustomer')),
        ...(customers && { options: customers }),
      },
      status: { label: t('stateHead'), option: (value) => stateName(value as SipState) },
      backup: { label: t('backup'), option: (value) => t(value === 'true' ? 'backupOn' : 'backupInactive') },
    },
    link: ({ id }) => href('WholesaleSip', pageLocale(), { id }),
    isTinted: ({ state, registration }) => state === 'lockedForAbuse' || isMissed(state, registration),
    create: href('WholesaleServiceAdd', pageLocale(), { type: 'sipTrunk' }),
  };
}

/** The SIP accounts of the selected foundation. */
export function SipList() {
  const customers = useCustomers();
  const screen = () => screenOf(customers);
  return (
    <>
      <ListHead route="WholesaleSip">
        <ListActs of={screen} />
        <CreateLink of="sip" href={href('WholesaleServiceAdd', pageLocale(), { type: 'sipTrunk' })} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
