import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { type RegistrationState, type SipRow, type SipState, sipAccount } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { isMissed } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { namedBy, stateColumn } from '#islands/record/list/shared-columns.tsx';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
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

function SipCard({ row }: { row: SipRow }) {
  const t = texts('sip');
  const count = numbersOf(row);
  const facts = [
    row.mainNumber && formatPhone(row.mainNumber),
    count > 0 ? t('related.count', { count }) : t('related.noNumbers'),
    row.backup === 'true' && `${t('backup')} ${t('backupOn')}`,
  ];
  return (
    <>
      <p>
        {row.label}
        <span className="block text-muted">{row.customer}</span>
        <span className="block text-muted text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-wrap gap-1.5">
          <Registration row={row} />
          {row.state !== 'active' && <State row={row} />}
        </span>
        <ChannelBar used={row.data.channelsInUse} max={Number(row.channels)} alone />
      </div>
    </>
  );
}

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
      { id: 'user', header: t('account'), sort: 'sipUser', primary: true, nowrap: true, text: (row) => row.sipUser },
      { id: 'customer', header: t('customer'), sort: 'customer', text: (row) => row.customer },
      { id: 'label', header: t('label'), sort: 'label', extra: true, text: (row) => row.label ?? '' },
      {
        id: 'number',
        header: t('mainNumber'),
        sort: 'mainNumber',
        nowrap: true,
        minor: true,
        text: (row) => (row.mainNumber ? formatPhone(row.mainNumber) : ''),
      },
      { id: 'numbers', header: t('numbersHead'), align: 'end', text: (row) => String(numbersOf(row)) },
      {
        id: 'channels',
        header: t('channels'),
        sort: 'channels',
        text: (row) => row.channels,
        cell: (row) => <ChannelBar used={row.data.channelsInUse} max={Number(row.channels)} />,
      },
      {
        id: 'registration',
        header: t('registrationHead'),
        sort: 'registration',
        text: (row) => registrationName(row.registration),
        cell: (row) => <Registration row={row} />,
      },
      stateColumn({
        header: t('stateHead'),
        sort: 'state',
        name: (row) => stateName(row.state),
        pill: (row) => <State row={row} />,
      }),
      { id: 'backup', header: t('backup'), minor: true, text: (row) => backupText(row.backup) },
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
    card: (row) => <SipCard row={row} />,
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
        <ExportButton of={screen} />
        <LinkButton
          look="primary"
          icon={<Icon of={Plus} />}
          href={href('WholesaleServiceAdd', pageLocale(), { type: 'sipTrunk' })}
        >
          {texts('sip')('list.create')}
        </LinkButton>
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
