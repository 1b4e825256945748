import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { commissionKinds } from '#contract/commissions/line.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { byMonth, totalsBy } from '#domain/commissions/sums.ts';
import { monthCaption, monthsUpTo, shortMonth } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { kindName } from '#islands/record/commission-labels.tsx';
import { statementFiles } from '#stores/commissions/statements.ts';
import { Empty } from '../ui/page/Empty.tsx';
import { Button } from '../ui/text/Button.tsx';
import { AmountChart } from './AmountChart.tsx';
import { kindFills } from './chart-fills.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MonthTable } from './MonthTable.tsx';

interface Props {
  answer: StatementsAnswer;
}

/** So many months are drawn, and the newest of them listed at first: the documents stand below. */
const [drawnMonths, listedMonths] = [12, 4];

/** What came in each month: the picture of a year, and all statements with their documents beside them. */
export function Months({ answer }: Props) {
  const t = texts('commissions');
  const locale = pageLocale();
  const files = useStore(statementFiles.$value);
  const [isWhole, setWhole] = useState(false);
  const months = [...byMonth(answer.items)];
  const newest = months[0]?.[0];
  if (!newest) {
    return (
      <div className="card">
        <Empty title={t('months.none')}>{t('months.noneText')}</Empty>
      </div>
    );
  }
  const visibleMonths = isWhole ? months : months.slice(0, listedMonths);
  const groups = monthsUpTo(newest, drawnMonths).map((month) => {
    const totals = totalsBy(
      answer.sums.filter((sum) => sum.month === month),
      'kind',
    );
    return {
      id: month,
      mark: shortMonth(month, locale),
      name: monthCaption(month, locale),
      values: Object.fromEntries([...totals].map(([kind, { amount }]) => [kind, amount])),
    };
  });
  return (
    <>
      <KeyFigures sums={answer.sums} newest={newest} />
      <AmountChart
        title={t('months.picture')}
        groupLabel={t('column.month')}
        series={commissionKinds.map((kind) => ({ id: kind, label: kindName(kind), fill: kindFills[kind] }))}
        groups={groups}
      />
      <MonthTable months={visibleMonths} files={files.state === 'ready' ? files.value : []} />
      {visibleMonths.length < months.length && (
        <Button className="justify-self-center" onClick={() => setWhole(true)}>
          {t('months.older', { count: months.length - visibleMonths.length })}
        </Button>
      )}
    </>
  );
}
