import { useStore } from '@nanostores/react';
import type { CommissionKind } from '#contract/commissions/line.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import {
  type ComparedWith,
  comparedBy,
  comparedMonths,
  comparedTotal,
  comparisons,
  totalsBy,
  valuesOf,
} from '#domain/commissions/sums.ts';
import { monthCaption, monthsUpTo, shortMonth } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { kindName, operatorName } from '#islands/record/commission-labels.tsx';
import { $analysisMonth } from '#stores/commissions/gaps.ts';
import { analysisAddress } from '#stores/commissions/view.ts';
import { PlainSelect } from '../ui/form/PlainSelect.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { AmountChart } from './AmountChart.tsx';
import { Compared } from './Compared.tsx';
import { ComparedTotal } from './ComparedTotal.tsx';
import { Gaps } from './Gaps.tsx';

interface Choice {
  name: 'month' | 'against' | 'network' | 'office';
  label: string;
  all?: string;
  options: { value: string; label: string }[];
}

function Choices({ answer, month }: { answer: StatementsAnswer; month: string }) {
  const t = texts('commissions');
  const query = useStore(analysisAddress.$query);
  const of = (field: 'month' | 'operator' | 'vo') => valuesOf(answer.items, field);
  const choices: Choice[] = [
    {
      name: 'month',
      label: t('column.month'),
      options: of('month')
        .toReversed()
        .map((value) => ({ value, label: monthCaption(value, pageLocale()) })),
    },
    {
      name: 'against',
      label: t('analysis.against'),
      options: comparisons.map((value) => ({ value, label: t(`against.${value}`) })),
    },
    {
      name: 'network',
      label: t('column.operator'),
      all: t('analysis.allOperators'),
      options: of('operator').map((value) => ({ value, label: operatorName(value) })),
    },
    {
      name: 'office',
      label: t('column.vo'),
      all: t('analysis.allVos'),
      options: of('vo').map((value) => ({ value, label: value })),
    },
  ];
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:[&>span]:min-w-36 max-sm:[&>span]:flex-1 print:hidden">
      {choices.map(({ name, label, all, options }) => (
        <PlainSelect
          key={name}
          small
          aria-label={label}
          {...(all && { placeholder: all })}
          value={name === 'month' ? month : query[name]}
          options={options}
          onChange={({ target }) => analysisAddress.set({ [name]: target.value }, 'push')}
        />
      ))}
    </div>
  );
}

/** What a month came to beside the time before, by operator, tariff and kind, and what is not paid any more. */
export function Analysis({ answer }: { answer: StatementsAnswer }) {
  const t = texts('commissions');
  const locale = pageLocale();
  const { network, office, ...query } = useStore(analysisAddress.$query);
  const month = useStore($analysisMonth);
  if (!month) {
    return (
      <div className="card">
        <Empty title={t('months.none')}>{t('months.noneText')}</Empty>
      </div>
    );
  }
  const against: ComparedWith = comparisons.find((one) => one === query.against) ?? 'month';
  const isChosen = (one: { operator: string; vo: string }) =>
    (!network || one.operator === network) && (!office || one.vo === office);
  const sums = answer.sums.filter(isChosen);
  const availableMonths = valuesOf(answer.items, 'month');
  const of = { month, against, knownMonths: availableMonths };
  const byKind = comparedBy({ ...of, sums, key: 'kind' });
  const byOperator = comparedBy({ ...of, sums, key: 'operator' });
  const byTariff = comparedBy({ ...of, sums: answer.tariffs.filter(isChosen), key: 'tariff' });
  const earlier = comparedMonths(month, against).filter((one) => availableMonths.includes(one));
  const first = earlier[0];
  const before =
    first && (earlier.length > 1 ? t('analysis.mean', { count: earlier.length }) : monthCaption(first, locale));
  const operators = valuesOf(sums, 'operator');
  const fills = ['brand', 'okStriped', 'info', 'brandStriped', 'ok', 'infoStriped', 'pale'] as const;
  const now = monthCaption(month, locale);
  const words = {
    now,
    before,
    heads: [
      shortMonth(month, locale),
      first && (earlier.length > 1 ? t('analysis.meanHead', { count: earlier.length }) : shortMonth(first, locale)),
    ],
  } as const;
  return (
    <>
      <Choices answer={answer} month={month} />
      <ComparedTotal now={now} before={before} total={comparedTotal(byKind)} />
      <AmountChart
        title={t('analysis.byMonth')}
        groupLabel={t('column.month')}
        series={operators.map((id, at) => ({ id, label: operatorName(id), fill: fills[at % fills.length] ?? 'pale' }))}
        groups={monthsUpTo(month, 12).map((one) => ({
          id: one,
          mark: shortMonth(one, locale),
          name: monthCaption(one, locale),
          values: Object.fromEntries(
            [
              ...totalsBy(
                sums.filter((sum) => sum.month === one),
                'operator',
              ),
            ].map(([id, { amount }]) => [id, amount]),
          ),
        }))}
      />
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Compared
          {...words}
          title={t('analysis.byOperator')}
          head={t('column.operator')}
          rows={byOperator}
          name={operatorName}
        />
        <Compared
          {...words}
          title={t('analysis.byKind')}
          head={t('column.kind')}
          rows={byKind}
          name={(kind) => kindName(kind as CommissionKind)}
        />
      </div>
      <Compared
        {...words}
        title={t('analysis.byTariff')}
        head={t('column.tariff')}
        rows={byTariff}
        name={(tariff) => tariff || t('analysis.noTariff')}
      />
      <Gaps month={month} isChosen={isChosen} />
    </>
  );
}
