import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CommissionGap } from '#contract/commissions/statement.ts';
import { missingRows } from '#domain/commissions/missing-rows.ts';
import { monthCaption, shortMonth } from '#domain/date/months.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, kindName, operatorName } from '#islands/record/commission-labels.tsx';
import { gaps } from '#stores/commissions/gaps.ts';
import { commissionAddress } from '#stores/commissions/view.ts';
import { CheckboxInput } from '../ui/form/inputs.tsx';
import { Async } from '../ui/page/Async.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { LineActions } from './LineActions.tsx';

interface Props {
  month: string;
  isChosen: (gap: CommissionGap) => boolean;
}

const idOf = ({ lineId }: CommissionGap) => lineId;

interface RowProps {
  gap: CommissionGap;
  isMarked: boolean;
  onMark: () => void;
}

function GapRow({ gap, isMarked, onMark }: RowProps) {
  const t = texts('commissions');
  const { contract, customer, tariff, operator, kind, lastAmount, lastMonth, amount, lineId } = gap;
  const locale = pageLocale();
  const name = customer ?? contract;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 border-line px-5 py-3 not-last:border-b hover:bg-brand-soft">
      <CheckboxInput
        aria-label={t('marks.one', { name })}
        checked={isMarked}
        onChange={onMark}
        className="relative z-1 mt-0.5"
      />
      <div className="min-w-0">
        <a
          href={commissionAddress.hrefOf({ line: lineId })}
          onClick={(event) => {
            event.preventDefault();
            commissionAddress.set({ line: lineId }, 'push');
          }}
          className="font-semibold text-link no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </a>
        <p className="text-muted text-sm">
          {[customer && contract, tariff, operatorName(operator), kindName(kind)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="grid text-end max-sm:col-start-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2.5 max-sm:text-start">
        <Amount cents={lastAmount} className="font-semibold" />
        <span className="text-muted text-sm">
          {amount === undefined
            ? t('gaps.last', { month: shortMonth(lastMonth, locale) })
            : t('gaps.now', { amount: formatAmount(amount, locale) })}
        </span>
      </p>
    </li>
  );
}

function GapList({ items, total }: { items: readonly CommissionGap[]; total: number }) {
  const t = texts('commissions');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const locale = pageLocale();
  const chosen = items.filter((gap) => marked.has(idOf(gap)));
  const toggle = (gap: CommissionGap) =>
    setMarked(
      marked.has(idOf(gap)) ? new Set([...marked].filter((id) => id !== idOf(gap))) : new Set([...marked, idOf(gap)]),
    );
  if (items.length === 0) return <p className="px-5 py-4 text-muted">{t('gaps.none')}</p>;
  return (
    <>
      {missingRows(items).map(({ since, isLess, rows, amount }) => (
        <section key={`${since}${isLess}`}>
          <h3 className="flex flex-wrap justify-between gap-x-4 border-line border-b bg-surface px-5 py-2 text-sm">
            <span>
              {t(isLess ? 'gaps.lessSince' : 'gaps.since', { month: monthCaption(since, locale) })}{' '}
              <span className="font-normal text-muted">· {t('gaps.contracts', { count: rows.length })}</span>
            </span>
            <span className="font-normal text-muted">
              {t('gaps.monthly', { amount: formatAmount(amount, locale) })}
            </span>
          </h3>
          <ul className="border-line border-b">
            {rows.map((gap) => (
              <GapRow key={idOf(gap)} gap={gap} isMarked={marked.has(idOf(gap))} onMark={() => toggle(gap)} />
            ))}
          </ul>
        </section>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
        <p role="status" className="text-muted text-sm">
          {chosen.length > 0 ? texts('lists')('marks.count', { count: chosen.length }) : t('gaps.hint')}
          {total > items.length && ` ${t('gaps.more', { count: total - items.length })}`}
        </p>
        {chosen.length > 0 && <LineActions lines={[]} gaps={chosen} onDone={() => setMarked(new Set())} />}
      </div>
    </>
  );
}

/** Contracts that were paid month after month and are not any more, or less. */
export function Gaps({ month, isChosen }: Props) {
  const t = texts('commissions');
  const gapsValue = useStore(gaps.$value);
  return (
    <Card flush title={t('gaps.title')}>
      <Async value={gapsValue} failedTitle={t('gaps.failed')} onRetry={gaps.reload} skeleton={<Skeleton rows={3} />}>
        {({ items, total }) => {
          const visibleGaps = items.filter(isChosen);
          return (
            <GapList
              key={month}
              items={visibleGaps}
              total={visibleGaps.length < items.length ? visibleGaps.length : total}
            />
          );
        }}
      </Async>
    </Card>
  );
}
