import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import LockOpen from 'lucide/dist/esm/icons/lock-open.mjs';
import PencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import Phone from 'lucide/dist/esm/icons/phone-forwarded.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Siren from 'lucide/dist/esm/icons/siren.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { isChangeable, isMissed, takesNumbers, usesPassword } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { sipAddress } from '#stores/wholesale/sip.ts';
import { LockForm, type LockKind } from './LockForm.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SendPasswordLink } from './SendPasswordLink.tsx';
import { fieldsIn, registrationName, stateName, worstOf } from './sip-labels.ts';

interface Props {
  record: SipRecord;
  store: RecordStore<SipRecord, Maintenance>;
  lock: LockKind | undefined;
}

const icon = (of: Parameters<typeof Icon>[0]['of']) => <Icon of={of} size={16} />;

/** Since when it is signed in or missing, and what that means for calls. */
function sentenceOf({ data }: SipRecord): string {
  const t = texts('sip');
  const moment = data.lastRegisteredAt === undefined ? '' : formatMoment(data.lastRegisteredAt, pageLocale());
  if (data.state !== 'active') return t(`sentence.${data.state}`);
  if (data.regState === 'static') return t('sentence.static');
  if (data.regState === 'offline') return moment ? t('sentence.offline', { moment }) : t('sentence.never');
  return t('sentence.online', { moment });
}

/** The fault report with all that is known of the account. */
function faultReport({ data }: SipRecord): string {
  const t = texts('sip');
  const moment = data.lastRegisteredAt === undefined ? '–' : formatMoment(data.lastRegisteredAt, pageLocale());
  return href('EtcTicketEdit', pageLocale(), {
    type: 'etcCallBackRequest',
    category: 'other',
    description: t('report.text', {
      user: data.sipUser,
      customer: data.customerName,
      registration: registrationName(data.regState),
      moment,
    }),
  });
}

function MainAct({ record }: Pick<Props, 'record'>) {
  const t = texts('sip');
  const { data, id } = record;
  if (isMissed(data.state, data.regState))
    return (
      <LinkButton look="primary" icon={<Icon of={Siren} />} href={faultReport(record)}>
        {t('report.open')}
      </LinkButton>
    );
  if (!takesNumbers(data.state)) return null;
  return (
    <LinkButton
      look="primary"
      icon={<Icon of={Plus} />}
      href={href('WholesaleAddNumber', pageLocale(), { customer: data.customerId, account: id })}
    >
      {t('related.addNumber')}
    </LinkButton>
  );
}

/** Customer and state of the account, and its actions. */
export function SipHead({ record, store, lock }: Props) {
  const t = texts('sip');
  const locale = pageLocale();
  const { data, id } = record;
  const { label, accountType } = fieldsIn(record);
  const mayChange = isChangeable(data.state);
  const hasPassword = usesPassword(data.state, data.regState);
  const add = { customer: data.customerId, account: id };
  const worst = worstOf(data);
  const more: RecordAct[] = [
    ...(mayChange
      ? [{ label: t('edit.start'), icon: icon(PencilIcon), onSelect: () => sipAddress.set({ edit: '1' }, 'push') }]
      : []),
    ...(takesNumbers(data.state)
      ? [
          ...(isMissed(data.state, data.regState)
            ? [{ label: t('related.addNumber'), icon: icon(Plus), href: href('WholesaleAddNumber', locale, add) }]
            : []),
          { label: t('related.portNumber'), icon: icon(Phone), href: href('WholesalePortNumber', locale, add) },
        ]
      : []),
    ...(mayChange && hasPassword
      ? [
          {
            label: t(data.passwordSetAt === undefined ? 'password.create' : 'password.reset'),
            icon: icon(KeyRound),
            dialog: (close: () => void) => (
              <PasswordReset record={record} onReset={() => void store.record.reload()} onClose={close} />
            ),
          },
          {
            label: t('passwordLink.open'),
            icon: icon(Send),
            dialog: (close: () => void) => <SendPasswordLink record={record} act={store.act} onClose={close} />,
          },
        ]
      : []),
  ];
  const last: RecordAct[] = lock
    ? [
        {
          label: t(`${lock}.open`),
          icon: icon(lock === 'unlock' ? LockOpen : Lock),
          separated: true,
          danger: lock !== 'unlock',
          dialog: (close) => <LockForm record={record} kind={lock} act={store.act} onClose={close} />,
        },
      ]
    : [];
  return (
    <RecordHead
      list="WholesaleSip"
      record={record}
      title={t('head.title', { customer: data.customerName, label })}
      name={label || data.sipUser}
      state={data.state}
      pill={<StatusPill tone={worst.tone}>{worst.name}</StatusPill>}
      line={
        <>
          {[t('head.account', { user: data.sipUser }), stateName(data.state), t(`accountTypes.${accountType}`)].join(
            ' · ',
          )}
          {' · '}
          <a href={href('WholesaleCoreData', locale, { id: data.customerId })} className="underline">
            {t('head.customer')}
          </a>
        </>
      }
      sentence={sentenceOf(record)}
      actions={<MainAct record={record} />}
      more={more}
      last={last}
    />
  );
}
