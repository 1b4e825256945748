import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { shownStage } from '#domain/sales/customers/leads.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { lifeItems, useRecordLife } from '#islands/record/edit/useRecordLife.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { changeRequest } from './change-request.ts';
import { fieldsIn } from './customer-labels.ts';
import { stageTone } from './stage-tone.ts';

interface Props extends Pick<RecordStore<CustomerRecord, Maintenance>, 'act'> {
  record: CustomerRecord;
  built: readonly RouteName[];
}

function Pills({ record }: Pick<Props, 'record'>) {
  const t = texts('customers');
  const { customerType, leadState } = record.data;
  const stage = shownStage(customerType, leadState, fieldsIn(record).prospectStage);
  return (
    <>
      <StatusPill tone={customerType === 'established' ? 'ok' : 'info'}>{t(`typeOf.${customerType}`)}</StatusPill>
      {stage && <StatusPill tone={stageTone[stage]}>{t(`stages.${stage}`)}</StatusPill>}
      {record.archived && <StatusPill>{texts('record')('archive')}</StatusPill>}
    </>
  );
}

function Actions({ record, built }: Pick<Props, 'record' | 'built'>) {
  const t = texts('customers');
  return (
    <>
      {built.includes('DraftEdit') && (
        <LinkButton
          look="primary"
          icon={<Icon of={FilePlus} />}
          href={href('DraftEdit', pageLocale(), { customer: record.id })}
        >
          {t('edit.newDraft')}
        </LinkButton>
      )}
      <Button icon={<Icon of={Pencil} />} onClick={() => customerAddress.set({ edit: '1' }, 'push')}>
        {t('edit.start')}
      </Button>
    </>
  );
}

/** Who it is, and what is done with it: the next draft first. */
export function CustomerHead({ record, built, act }: Props) {
  const t = texts('customers');
  const isProspect = record.data.customerType === 'interested';
  const life = useRecordLife({
    record,
    act,
    list: 'Customers',
    deletion: { title: t('edit.delete'), isOffered: isProspect },
  });
  const name = customerName(fieldsIn(record));
  const request = {
    label: t('edit.request'),
    icon: <Icon of={MessageSquare} size={16} />,
    href: changeRequest(record),
  };
  const ticket = {
    label: t('edit.newTicket'),
    icon: <Icon of={Ticket} size={16} />,
    href: href('EtcTicketEdit', pageLocale(), { customer: record.id }),
  };
  return (
    <>
      <RecordHead
        list="Customers"
        record={record}
        title={name}
        name={name}
        state={String(record.version)}
        pill={<Pills record={record} />}
        actions={!record.archived && <Actions record={record} built={built} />}
        more={[
          ...(record.archived ? [] : [ticket]),
          ...(record.archived || isProspect ? [] : [request]),
          ...lifeItems(life),
        ]}
      />
      {life.dialog}
    </>
  );
}
