import Ban from 'lucide/dist/esm/icons/ban.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { day } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { type ServiceRecord, wholesaleService } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay, formatDatedWeekday } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { earliestEnd, endFault, isOpenEnded } from '#domain/wholesale/services/service-end.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { type RecordAct, RecordHead } from '#islands/record/RecordHead.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { productName, serviceTitle, stateName, stateTone } from './service-labels.ts';

interface Props extends Pick<RecordStore<ServiceRecord, Maintenance>, 'act'> {
  record: ServiceRecord;
  holidays: Holidays;
}

const dated = z.extend(wholesaleService.actions.cancel, { until: day });
/** The latest end of a service, in days ahead. */
const maxDaysAhead = 730;

/** Takes back a service that has not begun. */
function Withdrawal({ record, act, onClose }: Props & { onClose: () => void }) {
  const t = texts('services');
  return (
    <ActionDialog
      title={t('withdraw.title')}
      lead={`${t('withdraw.text')} ${t('withdraw.sure')}`}
      onClose={onClose}
      contract={wholesaleService.actions.cancel}
      defaults={{ _action: 'cancel' }}
      keep={`services/${record.id}/withdraw`}
      submitLabel={t('withdraw.submit')}
      submitLook="danger"
      act={act}
      action={(): Maintenance => ({ _action: 'cancel', version: record.version })}
      done={() => t('withdraw.done')}
    >
      {null}
    </ActionDialog>
  );
}

/** Ends a running service on a day after its term. */
function Cancellation({ record, holidays, act, onClose }: Props & { onClose: () => void }) {
  const t = texts('services');
  const { data } = record;
  const moment = { today: berlinDay(Date.now()), holidays };
  const earliest = earliestEnd(data, moment);
  return (
    <ActionDialog
      title={t('cancel.title')}
      lead={t('cancel.text', { day: formatCalendarDay(earliest, pageLocale()) })}
      onClose={onClose}
      contract={dated}
      defaults={{ _action: 'cancel', until: earliest }}
      rules={(values) => {
        const key = endFault(data, String(values['until'] ?? ''), moment);
        return key ? [{ path: 'until', key }] : [];
      }}
      keep={`services/${record.id}/cancel`}
      submitLabel={t('cancel.submit')}
      submitLook="danger"
      act={act}
      action={({ until }): Maintenance => ({ _action: 'cancel', version: record.version, until })}
      done={() => t('cancel.done')}
    >
      <DateField
        name="until"
        label={t('cancel.until')}
        min={earliest}
        max={addDays(earliest, maxDaysAhead)}
        check={(chosen) => endFault(data, chosen, moment)}
      />
    </ActionDialog>
  );
}

/** What happens next with a service, and the day of it. */
function nextStep({ data }: ServiceRecord, holidays: Holidays): { sentence: string; day?: string } {
  const t = texts('services');
  const today = berlinDay(Date.now());
  const dayText = (value: string | undefined) => (value ? formatDatedWeekday(value, pageLocale()) : '');
  if (data.failed) return { sentence: t('next.failed') };
  if (isOpenEnded(data, today)) {
    const day = dayText(earliestEnd(data, { today, holidays }));
    return { sentence: t('next.openEnded', { termEnd: dayText(data.termEnd), earliest: day }), day };
  }
  const day = dayText(data.state === 'cancelled' ? data.until : data.begin);
  const key = data.state === 'active' && data.termEnd ? 'activeUntil' : data.state;
  return { sentence: t(`next.${key}`, { begin: day, until: day, termEnd: dayText(data.termEnd) }), day };
}

/** The customer and the service, what happens next, and what can be done with it. */
export function ServiceHead(props: Props) {
  const t = texts('services');
  const locale = pageLocale();
  const { record, holidays } = props;
  const { data } = record;
  const { sentence, day } = nextStep(record, holidays);
  const title = serviceTitle(data);
  const accountType = data['accountType'] as 'trunk' | 'single' | undefined;
  const processHref = data.processId && href('WholesaleProcesses', locale, { id: data.processId });
  const end = (label: string, dialog: (close: () => void) => ReactNode): RecordAct => ({
    label,
    icon: <Icon of={Ban} size={16} />,
    danger: true,
    separated: true,
    dialog,
  });
  const last: RecordAct[] = [
    ...(data.state === 'ordered'
      ? [end(t('withdraw.title'), (close) => <Withdrawal {...props} onClose={close} />)]
      : []),
    ...(data.state === 'active'
      ? [end(t('cancel.title'), (close) => <Cancellation {...props} onClose={close} />)]
      : []),
  ];
  return (
    <RecordHead
      list="WholesaleServices"
      record={record}
      title={title}
      name={title.replace(' ·', ',')}
      state={data.state}
      pill={<StatusPill tone={stateTone[data.state]}>{stateName(data.state)}</StatusPill>}
      line={
        <>
          {[productName(data.serviceType, accountType), data.identifier].join(' · ')}
          {data.sipAccountId && (
            <>
              {' · '}
              <a href={href('WholesaleSip', locale, { id: data.sipAccountId })}>{t('toAccount')}</a>
            </>
          )}
          {' · '}
          <a href={href('WholesaleCoreData', locale, { id: data.customerId })}>{t('toCustomer')}</a>
        </>
      }
      sentence={<Emphasis sentence={sentence} words={day} />}
      actions={
        data.failed &&
        processHref && (
          <LinkButton look="primary" href={processHref}>
            {t('toProcess')}
          </LinkButton>
        )
      }
      more={processHref ? [{ label: t('toProcess'), icon: <Icon of={ListChecks} size={16} />, href: processHref }] : []}
      last={last}
    />
  );
}
