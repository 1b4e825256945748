import { useStore } from '@nanostores/react';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { mayMove, shownStage } from '#domain/sales/customers/leads.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { changeRequest } from './change-request.ts';
import { fieldsIn } from './customer-labels.ts';
import type { LeadDialogName } from './LeadDialogs.tsx';
import { stageTone } from './stage-tone.ts';

interface Props extends Pick<RecordStore<CustomerRecord, Maintenance>, 'act'> {
  record: CustomerRecord;
  built: readonly RouteName[];
  onDialog: (name: LeadDialogName | 'followUp') => void;
}

const icon = (of: Parameters<typeof Icon>[0]['of']) => <Icon of={of} size={16} />;

/** A prospect is told by its stage, every other customer by its type. */
function Pills({ record }: Pick<Props, 'record'>) {
  const t = texts('customers');
  const { customerType, leadState } = record.data;
  const stage = shownStage(customerType, leadState, fieldsIn(record).prospectStage);
  return (
    <>
      {record.archived ? (
        <StatusPill>{texts('record')('archive')}</StatusPill>
      ) : stage ? (
        <StatusPill tone={stageTone[stage]}>{t('head.prospect', { stage: t(`stages.${stage}`) })}</StatusPill>
      ) : (
        <StatusPill tone={customerType === 'established' ? 'ok' : 'info'}>{t(`typeOf.${customerType}`)}</StatusPill>
      )}
    </>
  );
}

function NumberLine({ record }: Pick<Props, 'record'>) {
  const t = texts('customers');
  const fields = fieldsIn(record);
  const { phone, mobile, email } = fields;
  const first = [
    record.foreignid ? t('head.number', { number: record.foreignid }) : t('head.noNumber'),
    placeOf(fields),
  ];
  return (
    <>
      {first.filter(Boolean).join(' · ')}
      {[phone, mobile].map(
        (number) =>
          number && (
            <span key={number}>
              {' · '}
              <a href={telLink(number)} className="underline">
                {formatPhone(number)}
              </a>
            </span>
          ),
      )}
      {email && (
        <>
          {' · '}
          <a href={`mailto:${encodeURIComponent(email)}`} className="wrap-anywhere underline">
            {email}
          </a>
        </>
      )}
    </>
  );
}

function Sentence({ record }: Pick<Props, 'record'>) {
  const t = texts('customers');
  const { followUpDate } = fieldsIn(record);
  if (followUpDate) {
    const day = formatDatedWeekday(followUpDate, pageLocale());
    return <Emphasis sentence={t('head.followUp', { day })} words={day} />;
  }
  return t('head.changed', {
    day: formatDatedWeekday(berlinDay(record.modified), pageLocale()),
    by: record.modifiedBy,
  });
}

/** What becomes of a prospect, by where it stands. */
function leadActs(record: CustomerRecord, isEmployee: boolean, onDialog: Props['onDialog']): RecordAct[] {
  const t = texts('customers');
  const { customerType, leadState } = record.data;
  if (customerType !== 'interested' || record.archived) return [];
  return [
    ...(mayMove('winLead', leadState)
      ? [{ label: t('lead.saveResult'), icon: icon(Flag), onSelect: () => onDialog('outcome') }]
      : []),
    ...(mayMove('reviveLead', leadState)
      ? [{ label: t('lead.revive'), icon: icon(RotateCcw), onSelect: () => onDialog('revive') }]
      : []),
    ...(isEmployee && mayMove('offerLead', leadState)
      ? [{ label: t('lead.offer'), icon: icon(Gift), onSelect: () => onDialog('offer') }]
      : []),
  ];
}

/** Who it is, and what is done with it: the next draft first. */
export function CustomerHead({ record, built, act, onDialog }: Props) {
  const t = texts('customers');
  const employee = useStore($isEmployee);
  const isProspect = record.data.customerType === 'interested';
  const life = useRecordLife({
    record,
    act,
    list: 'Customers',
    deletion: { title: t('edit.delete'), isOffered: isProspect },
  });
  const name = customerName(fieldsIn(record));
  const more: RecordAct[] = record.archived
    ? []
    : [
        { label: t('edit.start'), icon: icon(Pencil), onSelect: () => customerAddress.set({ edit: '1' }, 'push') },
        { label: t('followUpAct.title'), icon: icon(CalendarClock), onSelect: () => onDialog('followUp') },
        ...leadActs(record, employee, onDialog),
        {
          label: t('edit.newTicket'),
          icon: icon(Ticket),
          href: href('EtcTicketEdit', pageLocale(), { customer: record.id }),
        },
        ...(isProspect ? [] : [{ label: t('edit.request'), icon: icon(MessageSquare), href: changeRequest(record) }]),
      ];
  return (
    <>
      <RecordHead
        list="Customers"
        record={record}
        title={name}
        name={name}
        state={String(record.version)}
        pill={<Pills record={record} />}
        line={<NumberLine record={record} />}
        sentence={<Sentence record={record} />}
        actions={
          !record.archived &&
          built.includes('DraftEdit') && (
            <LinkButton
              look="primary"
              icon={<Icon of={FilePlus} />}
              href={href('DraftEdit', pageLocale(), { customer: record.id })}
            >
              {t('edit.newDraft')}
            </LinkButton>
          )
        }
        more={[...more, ...lifeItems(life)]}
      />
      {life.dialog}
    </>
  );
}
