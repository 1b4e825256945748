import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Pipeline as Months } from '../../contract/sales/pipeline.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { pipelineStore } from '../../stores/sales/pipeline.ts';
import { Card } from '../ui/page/Card.tsx';
import { island } from '../ui/page/island.tsx';
import { Button } from '../ui/text/Button.tsx';

const steps = ['drafts', 'orders', 'active'] as const;
/** Told apart by pattern as well as by colour. */
const fills = {
  drafts: 'border border-link bg-[repeating-linear-gradient(45deg,var(--color-link)_0_2px,transparent_2px_6px)]',
  orders: 'bg-link',
  active: 'bg-ok-fill',
} as const;

type Month = Months['months'][number];

function monthName(month: string): string {
  const format = new Intl.DateTimeFormat(pageLocale(), { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-15T12:00:00Z`));
}

function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.flatMap((month) => steps.map((step) => month[step])));
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-5">
      {months.map((month) => (
        <div key={month.month} className="grid gap-1.5">
          <div className="flex h-28 items-end justify-center gap-1">
            {steps.map((step) => (
              <div key={step} className="grid w-full max-w-9 items-end text-center text-sm tabular-nums">
                <span className={month[step] > 0 ? '' : 'text-muted'}>{month[step]}</span>
                <span
                  className={`block min-h-px rounded-t-sm ${fills[step]}`}
                  style={{ height: `${(month[step] / most) * 5.5}rem` }}
                />
              </div>
            ))}
          </div>
          <span className="border-line border-t pt-1.5 text-center text-muted text-sm">{monthName(month.month)}</span>
        </div>
      ))}
    </div>
  );
}

function Table({ months }: { months: readonly Month[] }) {
  const t = texts('orders');
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('pipeline.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start">
            {t('pipeline.month')}
          </th>
          {steps.map((step) => (
            <th key={step} scope="col" className="py-1 text-end">
              {t(`pipeline.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month} className="border-line border-t">
            <th scope="row" className="py-1 text-start font-normal">
              {monthName(month.month)}
            </th>
            {steps.map((step) => (
              <td key={step} className="py-1 text-end tabular-nums">
                {month[step]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From drafts to orders to what is active, month by month: a picture, and the same as a table. */
export const Pipeline = island(
  () => {
    const t = texts('orders');
    const pipeline = useStore(pipelineStore.$value);
    const [isTable, setTable] = useState(false);
    if (pipeline.state !== 'ready') return null;
    const { months } = pipeline.value;
    return (
      <Card
        title={t('pipeline.title')}
        className="mt-6"
        action={
          <Button small look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('pipeline.table')}
          </Button>
        }
      >
        <div className="grid gap-4">
          {!isTable && (
            <>
              <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
                {steps.map((step) => (
                  <li key={step} className="flex items-center gap-2">
                    <span aria-hidden="true" className={`size-3.5 rounded-sm ${fills[step]}`} />
                    {t(`pipeline.${step}`)}
                  </li>
                ))}
              </ul>
              <Bars months={months} />
            </>
          )}
          <div className={isTable ? '' : 'sr-only'}>
            <Table months={months} />
          </div>
        </div>
      </Card>
    );
  },
  { look: 'line' },
);
