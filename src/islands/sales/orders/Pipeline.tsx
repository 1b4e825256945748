import { useStore } from '@nanostores/react';
import { shortMonth } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { pipelineStore } from '#stores/sales/pipeline.ts';

// Below the list, and told apart from what all lists need.
const BarChart = lazy(() => import('#islands/ui/page/BarChart.tsx').then((module) => module.BarChart));

/** From drafts to orders to what is active, month by month. */
export const Pipeline = island(
  () => {
    const t = texts('orders');
    const pipeline = useStore(pipelineStore.$value);
    if (pipeline.state !== 'ready') return null;
    return (
      <Suspense>
        <BarChart
          title={t('pipeline.title')}
          className="mt-6"
          groupLabel={t('pipeline.month')}
          series={[
            { id: 'drafts', label: t('pipeline.drafts'), fill: 'striped' },
            { id: 'orders', label: t('pipeline.orders'), fill: 'solid' },
            { id: 'active', label: t('pipeline.active'), fill: 'good' },
          ]}
          groups={pipeline.value.months.map(({ month, ...values }) => ({
            id: month,
            name: shortMonth(month, pageLocale()),
            values,
          }))}
        />
      </Suspense>
    );
  },
  { look: 'line' },
);
