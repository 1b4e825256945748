import type { ReactNode } from 'react';
import type { CommissionSum } from '#contract/commissions/statement.ts';
import { compare, totalOf } from '#domain/commissions/sums.ts';
import { addMonths, monthCaption, monthsUpTo } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, linesText, percentText } from '#islands/record/commission-labels.tsx';

function Figure({ label, children, note }: { label: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="card grid content-start gap-0.5 px-4 py-3.5 sm:px-5 sm:py-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold text-xl">{children}</dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  );
}

/** How the newest month stands, and the year; what is complained about, and what that brought. */
export function KeyFigures({ sums, newest }: { sums: readonly CommissionSum[]; newest: string }) {
  const t = texts('commissions');
  const locale = pageLocale();
  const name = (month: string) => monthCaption(month, locale);
  const of = (isOf: (sum: CommissionSum) => boolean) => totalOf(sums.filter(isOf));
  const month = of((sum) => sum.month === newest);
  const before = addMonths(newest, -1);
  const isKnown = sums.some((sum) => sum.month === before);
  const comparison = compare(month.amount, isKnown ? of((sum) => sum.month === before).amount : undefined);
  const year = monthsUpTo(newest, 12);
  const inYear = of((sum) => year.includes(sum.month));
  const complained = of(({ state }) => state === 'complained');
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label={name(newest)}
        note={
          comparison.before === undefined
            ? linesText(month.lines)
            : t('figure.against', { percent: percentText(comparison), month: name(before) })
        }
      >
        <Amount cents={month.amount} />
      </Figure>
      <Figure label={t('figure.year')} note={linesText(inYear.lines)}>
        <Amount cents={inYear.amount} />
      </Figure>
      <Figure label={t('figure.complained')} note={linesText(complained.lines)}>
        <Amount cents={complained.amount} />
      </Figure>
      <Figure label={t('figure.won')} note={t('figure.wonNote')}>
        <Amount cents={inYear.won} />
      </Figure>
    </dl>
  );
}
