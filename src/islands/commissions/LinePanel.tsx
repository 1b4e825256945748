import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CommissionLine } from '#contract/commissions/line.ts';
import type { CommissionStatement } from '#contract/commissions/statement.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { daysBetween } from '#domain/date/calendar-day.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { monthCaption } from '#domain/date/months.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, kindName, StatePill } from '#islands/record/commission-labels.tsx';
import { lineStore } from '#stores/commissions/lines.ts';
import { commissionAddress } from '#stores/commissions/view.ts';
import { type Fact, Facts } from '../record/Facts.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Async } from '../ui/page/Async.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { LineActions } from './LineActions.tsx';

interface Props {
  id: string;
  statements: readonly CommissionStatement[];
  onClose: () => void;
}

/** The line that this one puts right, or that put it right, in a few words that lead to it. */
function OtherLine({ id }: { id: string }) {
  const [store] = useState(() => lineStore(id));
  const line = useStore(store.$value);
  if (line.state !== 'ready') return '…';
  const { month, amount, kind } = line.value;
  return (
    <a
      href={commissionAddress.hrefOf({ line: id })}
      onClick={(event) => {
        event.preventDefault();
        commissionAddress.set({ line: id }, 'push');
      }}
    >
      {monthCaption(month, pageLocale())}, {kindName(kind)}, <Amount cents={amount} />
    </a>
  );
}

function deadlineText(deadline: string): string {
  const t = texts('commissions');
  const days = daysBetween(berlinDay(Date.now()), deadline);
  const day = formatCalendarDay(deadline, pageLocale());
  if (days < 0) return t('deadline.over', { day });
  return days === 0 ? t('deadline.today') : t('deadline.left', { count: days, day });
}

function Details({ line, statements, onClose }: Omit<Props, 'id'> & { line: CommissionLine }) {
  const t = texts('commissions');
  const locale = pageLocale();
  const statement = statements.find(({ id }) => id === line.statementId);
  const own: Fact[] = [
    { label: t('column.customer'), value: line.customer },
    { label: t('column.contract'), value: line.contract },
    { label: t('column.phone'), value: line.phone && formatPhone(line.phone) },
    { label: t('column.tariff'), value: line.tariff },
    { label: t('column.activated'), value: line.activated && formatCalendarDay(line.activated, locale) },
    { label: t('column.text'), value: line.text, long: true },
  ];
  const origin: Fact[] = [
    { label: t('column.month'), value: monthCaption(line.month, locale) },
    { label: t('column.operator'), value: providerName(line.operator) },
    { label: t('column.vo'), value: line.vo },
    { label: t('panel.number'), value: statement?.docNumber },
    { label: t('panel.row'), value: line.row },
    { label: t('panel.imported'), value: statement && formatDay(statement.imported, locale) },
  ];
  const complaint: Fact[] = [
    { label: t('column.state'), value: <StatePill state={line.state} /> },
    {
      label: t('panel.ticket'),
      value: line.ticket && (
        <a href={href('EtcTicketEdit', locale, { id: line.ticket.id })}>{line.ticket.foreignid || t('panel.open')}</a>
      ),
    },
    { label: t('panel.deadline'), value: line.deadline && deadlineText(line.deadline) },
    { label: t('panel.won'), value: line.won !== undefined && <Amount cents={line.won} /> },
    { label: t('panel.corrects'), value: line.corrects && <OtherLine id={line.corrects} />, long: true },
    { label: t('panel.correctedBy'), value: line.correctedBy && <OtherLine id={line.correctedBy} />, long: true },
  ].map((fact) => ({ ...fact, value: fact.value || undefined }));
  return (
    <div className="grid gap-4 pt-1">
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <Amount cents={line.amount} kind={line.kind} className="font-semibold text-2xl" />
        <span className="text-muted">{kindName(line.kind)}</span>
      </p>
      <Facts title={t('panel.own')} facts={own} />
      <Facts title={t('panel.complaint')} facts={complaint}>
        <div className="mt-4 empty:hidden">
          <LineActions lines={[line]} onDone={onClose} />
        </div>
      </Facts>
      <Facts title={t('panel.origin')} facts={origin} />
    </div>
  );
}

/** All that is known of a line, beside the list. */
export function LinePanel({ id, onClose, ...rest }: Props) {
  const t = texts('commissions');
  const [store] = useState(() => lineStore(id));
  const line = useStore(store.$value);
  return (
    <Dialog open size="side" title={t('one.title')} onClose={onClose}>
      {line.state === 'failed' && line.error.status === 404 ? (
        <Notice tone="warn" title={t('one.missing')}>
          {t('one.missingText')}
        </Notice>
      ) : (
        <Async value={line} failedTitle={t('one.failed')} onRetry={store.reload}>
          {(loadedLine) => <Details line={loadedLine} onClose={onClose} {...rest} />}
        </Async>
      )}
    </Dialog>
  );
}
