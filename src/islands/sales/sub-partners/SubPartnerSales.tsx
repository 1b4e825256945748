import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { monthCaption } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, linesText } from '#islands/record/commission-labels.tsx';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { $months, subPartnerLines } from '#stores/sales/sub-partner-sales.ts';
import { subPartners } from '#stores/sales/sub-partners.ts';
import { lineScreen, orderScreen } from './sub-partner-screens.tsx';

/** The filters name the sub-partners once they are there. */
const useSubPartners = () => useStore(subPartners.$value);

export function Orders() {
  useSubPartners();
  return <ListPage of={orderScreen} />;
}

const shownMonths = 6;

/** What each statement month comes to; a press narrows the lines to it. */
function Months() {
  const t = texts('sub-partners');
  const months = useStore($months);
  const { from = '', to = '' } = useStore(subPartnerLines.$view).filters;
  const [isWhole, setWhole] = useState(false);
  if (months.length === 0) return null;
  const visibleMonths = isWhole ? months : months.slice(0, shownMonths);
  const chosen = from === to ? from : '';
  return (
    <Card title={t('months')} count={months.length} flush>
      <ul className="divide-y divide-line">
        {visibleMonths.map(({ month, lines, amount }) => {
          const name = monthCaption(month, pageLocale());
          const isChosen = month === chosen;
          return (
            <li key={month}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => subPartnerLines.show({ from: isChosen ? '' : month, to: isChosen ? '' : month })}
                className={`flex w-full items-baseline justify-between gap-x-4 px-5 py-2 text-start hover:bg-brand-soft ${isChosen ? 'bg-brand-soft' : ''}`}
              >
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
                  <span className="font-semibold sm:w-40">{name}</span>
                  <span className="text-muted text-sm">{linesText(lines)}</span>
                </span>
                <Amount cents={amount} className="font-semibold" />
              </button>
            </li>
          );
        })}
      </ul>
      {(months.length > visibleMonths.length || chosen) && (
        <div className="flex flex-wrap gap-2 border-line border-t px-5 py-2">
          {months.length > visibleMonths.length && (
            <Button small look="quiet" onClick={() => setWhole(true)}>
              {t('more', { count: months.length })}
            </Button>
          )}
          {chosen && (
            <Button small look="quiet" onClick={() => subPartnerLines.show({ from: '', to: '' })}>
              {t('allMonths')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** What all lines that the filter lets through come to. */
function Sum() {
  const page = useStore(subPartnerLines.$page);
  if (page.state !== 'ready' || page.value.total === 0) return null;
  return (
    <p role="status" className="flex flex-wrap gap-x-2 text-sm">
      <span className="text-muted">{linesText(page.value.total)}</span>
      <Amount cents={page.value.amount ?? 0} className="font-semibold" />
    </p>
  );
}

export function Lines() {
  useSubPartners();
  useStore($months);
  return (
    <>
      <Months />
      <Sum />
      <ListPage of={lineScreen} />
    </>
  );
}

export const OrderExport = () => <ListActs of={orderScreen} />;
export const LineExport = () => <ListActs of={lineScreen} />;
