import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { RegistrationState, SipRow, SipState } from '#contract/wholesale/sip-account.ts';
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
import { sipAccounts, sipCustomers } from '#stores/wholesale/sip.ts';
import { ChannelBar } from './ChannelBar.tsx';
import { registrationName, registrationTone, stateName, stateTone } from './sip-labels.ts';

const Registration = ({ row: { value4, value6 } }: { row: SipRow }) => (
  <StatusPill tone={registrationTone(value4, value6)}>{registrationName(value6)}</StatusPill>
);
const State = ({ row }: { row: SipRow }) => (
  <StatusPill tone={stateTone[row.value4]}>{stateName(row.value4)}</StatusPill>
);
const backupText = (value: string) => texts('sip')(value === 'true' ? 'backupOn' : 'backupOff');
const numbersOf = ({ related }: SipRow) => related?.['numbers'] ?? 0;

function SipCard({ row }: { row: SipRow }) {
  const t = texts('sip');
  const count = numbersOf(row);
  const facts = [
    row.value3 && formatPhone(row.value3),
    count > 0 ? t('related.count', { count }) : t('related.noNumbers'),
    row.value9 === 'true' && `${t('backup')} ${t('backupOn')}`,
  ];
  return (
    <>
      <p>
        {row.value8}
        <span className="block text-muted">{row.value2}</span>
        <span className="block text-muted text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-wrap gap-1.5">
          <Registration row={row} />
          {row.value4 !== 'active' && <State row={row} />}
        </span>
        <ChannelBar used={row.data.channelsInUse} max={Number(row.value7)} alone />
      </div>
    </>
  );
}

function useCustomers(): readonly Option[] | undefined {
  const known = useStore(sipCustomers.$value);
  return known.state === 'ready' ? known.value?.map(({ id, value1 }) => ({ value: id, label: value1 })) : undefined;
}

function screenOf(customers: readonly Option[] | undefined): ListScreen<SipRow> {
  const t = texts('sip');
  const caption = (value: string) => (value === 'all' ? t('all') : registrationName(value as RegistrationState));
  return {
    list: sipAccounts,
    texts: 'sip',
    file: t('list.caption'),
    columns: [
      { id: 'user', header: t('account'), sort: 'value1', primary: true, nowrap: true, text: (row) => row.value1 },
      { id: 'customer', header: t('customer'), sort: 'value2', text: (row) => row.value2 },
      { id: 'label', header: t('label'), sort: 'value8', extra: true, text: (row) => row.value8 ?? '' },
      {
        id: 'number',
        header: t('mainNumber'),
        sort: 'value3',
        nowrap: true,
        minor: true,
        text: (row) => (row.value3 ? formatPhone(row.value3) : ''),
      },
      { id: 'numbers', header: t('numbersHead'), align: 'end', text: (row) => String(numbersOf(row)) },
      {
        id: 'channels',
        header: t('channels'),
        sort: 'value7',
        text: (row) => row.value7,
        cell: (row) => <ChannelBar used={row.data.channelsInUse} max={Number(row.value7)} />,
      },
      {
        id: 'registration',
        header: t('registrationHead'),
        sort: 'value6',
        text: (row) => registrationName(row.value6),
        cell: (row) => <Registration row={row} />,
      },
      stateColumn({
        header: t('stateHead'),
        sort: 'value4',
        name: (row) => stateName(row.value4),
        pill: (row) => <State row={row} />,
      }),
      { id: 'backup', header: t('backup'), minor: true, text: (row) => backupText(row.value9) },
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
        option: namedBy(sipAccounts, 'value5', 'value2', t('thisCustomer')),
        ...(customers && { options: customers }),
      },
      status: { label: t('stateHead'), option: (value) => stateName(value as SipState) },
      backup: { label: t('backup'), option: (value) => t(value === 'true' ? 'backupOn' : 'backupInactive') },
    },
    link: ({ id }) => href('WholesaleSip', pageLocale(), { id }),
    isTinted: ({ value4, value6 }) => value4 === 'lockedForAbuse' || isMissed(value4, value6),
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
