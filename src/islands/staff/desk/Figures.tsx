import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ages, type DeskFigures } from '#contract/staff/figures.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDayAndMonth, formatMoment } from '#domain/date/date-format.ts';
import { figureWeeks, weeklySums } from '#domain/staff/weeks.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { deskFigures } from '#stores/staff/figures.ts';
import { GroupedFigures } from './GroupedFigures.tsx';
import { kindName } from './kind-name.ts';

const BarChart = lazy(() => import('#islands/ui/page/BarChart.tsx').then((module) => module.BarChart));

function OpenWork({ figures }: { figures: DeskFigures }) {
  const t = texts('desk');
  if (figures.open.length === 0) return <Card title={t('figuresPage.openTitle')}>{t('figuresPage.openNone')}</Card>;
  const looks = { day: 'good', days: 'striped', week: 'solid', longer: 'pale' } as const;
  return (
    <BarChart
      title={t('figuresPage.openTitle')}
      groupLabel={t('kind')}
      series={[
        ...ages.map((id) => ({ id, label: t(`figuresPage.ages.${id}`), fill: looks[id] })),
        { id: 'late' as const, label: t('figuresPage.late'), fill: 'bad' as const },
      ]}
      groups={figures.open.map(({ kind, ages: values, late }) => ({
        id: kind,
        name: kindName(kind),
        values: { ...values, late },
      }))}
    />
  );
}

function DoneWork({ figures }: { figures: DeskFigures }) {
  const t = texts('desk');
  const [kind, setKind] = useState('');
  const kinds = [...new Set(figures.weeks.map((one) => one.kind))];
  if (kinds.length === 0) return <Card title={t('figuresPage.doneTitle')}>{t('figuresPage.doneNone')}</Card>;
  const visibleWeeks = figures.weeks.filter((one) => kind === '' || one.kind === kind);
  return (
    <BarChart
      title={t('figuresPage.doneTitle')}
      groupLabel={t('figuresPage.weekHead')}
      series={[
        { id: 'inTime', label: t('figuresPage.inTime'), fill: 'good' },
        { id: 'late', label: t('figuresPage.lateDone'), fill: 'bad' },
        { id: 'untimed', label: t('figuresPage.untimed'), fill: 'pale' },
      ]}
      groups={weeklySums(figureWeeks(berlinDay(figures.at)), visibleWeeks).map(({ week, ...values }) => ({
        id: week,
        name: formatDayAndMonth(week, pageLocale()),
        values,
      }))}
    >
      <PlainSelect
        small
        className="justify-self-start"
        aria-label={t('kind')}
        placeholder={t('figuresPage.all')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={kinds.map((value) => ({ value, label: kindName(value) }))}
      />
    </BarChart>
  );
}

/** What waits and what was done, as pictures with the tables behind them. */
export const Figures = island(() => {
  const t = texts('desk');
  const figures = useStore(deskFigures.$value);
  return (
    <Async value={figures} failedTitle={t('figuresPage.failed')} onRetry={deskFigures.reload}>
      {(loadedFigures) => (
        <div className="grid grid-cols-1 gap-6">
          <Suspense fallback={<Skeleton rows={6} />}>
            <OpenWork figures={loadedFigures} />
            <GroupedFigures figures={loadedFigures} />
            <DoneWork figures={loadedFigures} />
          </Suspense>
          <p className="text-muted text-sm">
            {t('figuresPage.lead', { moment: formatMoment(loadedFigures.at, pageLocale()) })}
          </p>
        </div>
      )}
    </Async>
  );
});
