import { useStore } from '@nanostores/react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import type { SalesYear as Figures } from '#contract/staff/sales-year.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { shortMonth } from '#domain/date/months.ts';
import { csv } from '#domain/text/csv.ts';
import { formatCents, formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { salesYear, yearView } from '#stores/staff/sales-year.ts';

const BarChart = lazy(() => import('#islands/ui/page/BarChart.tsx').then((module) => module.BarChart));

const counted = ['partners', 'orders', 'tickets', 'commission', 'misses'] as const;
type Counted = (typeof counted)[number];

/** Commissions are drawn in whole euros. */
const shown = (name: Counted, value: number) => (name === 'commission' ? Math.round(value / 100) : value);

function save({ months }: Figures): void {
  const t = texts('sales-year');
  const heads = [t('month'), ...counted.map((name) => t(`chart.${name}`))];
  const rows = months.map((one) => [
    one.month,
    ...counted.map((name) => (name === 'commission' ? formatCents(one[name], pageLocale()) : String(one[name]))),
  ]);
  saveFile(t('file'), csv([heads, ...rows]), 'text/csv');
}

function Fact({ label, value, more }: { label: string; value: string; more: string }) {
  return (
    <div className="card p-5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-bold text-2xl tabular-nums">{value}</dd>
      <dd className="text-muted text-sm">{more}</dd>
    </div>
  );
}

/** The present month beside the one before, so that a number says more than itself. */
function Facts({ figures: { months, partners, silent } }: { figures: Figures }) {
  const t = texts('sales-year');
  const locale = pageLocale();
  const [before, now] = months.slice(-2);
  if (!before || !now) return null;
  const number = (value: number) => formatNumber(value, locale);
  const compared = (name: 'orders' | 'tickets') => t('before', { value: number(before[name]) });
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Fact label={t('partners')} value={number(partners)} more={t('silent', { count: silent })} />
      <Fact label={t('ordersNow')} value={number(now.orders)} more={compared('orders')} />
      <Fact label={t('ticketsNow')} value={number(now.tickets)} more={compared('tickets')} />
      <Fact
        label={t('commissionBefore')}
        value={formatCents(before.commission, locale)}
        more={t('commissionMonth', { month: shortMonth(before.month, locale) })}
      />
    </dl>
  );
}

function PriceList({ priceList }: { priceList: NonNullable<Figures['priceList']> }) {
  const t = texts('sales-year');
  const { name, changed, readers, unread, unreadBy } = priceList;
  return (
    <Card title={t('priceList.title')}>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted text-sm">{t('priceList.since', { day: formatDay(changed, pageLocale()) })}</p>
      <p className="mt-2">{t('priceList.readers', { readers, all: readers + unread })}</p>
      {unread > 0 && (
        <Disclosure
          className="mt-3"
          head={t('priceList.unread', { count: unread })}
          headClassName="font-semibold text-link"
        >
          <ul className="mt-2 grid gap-1">
            {unreadBy.map(({ trid, title }) => (
              <li key={trid} className="wrap-anywhere">
                {title} <span className="text-muted">{trid}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}

/** How the business with partners goes: by month, as pictures with the same figures as tables. */
export const SalesYear = island(() => {
  const t = texts('sales-year');
  const value = useStore(salesYear.$value);
  const { kind } = useStore(yearView.$query);
  return (
    <div className="grid gap-5">
      <Chips
        always
        label={t('kind')}
        selected={kind || 'all'}
        onSelect={(next) => yearView.set({ kind: next === 'all' ? '' : (next ?? '') })}
        chips={(['all', 'SP', 'WS'] as const).map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
      />
      <Async value={value} failedTitle={t('failed')} onRetry={salesYear.reload} skeleton={<Skeleton rows={10} />}>
        {(figures) => (
          <div className="grid gap-5">
            <Facts figures={figures} />
            <Suspense fallback={<Skeleton rows={8} />}>
              <div className="grid gap-5 xl:grid-cols-2">
                {counted
                  .filter((name) => figures.months.some((one) => one[name] > 0))
                  .map((name) => (
                    <BarChart
                      key={name}
                      title={t(`chart.${name}`)}
                      groupLabel={t('month')}
                      series={[{ id: name, label: t(`chart.${name}`), fill: 'solid' }]}
                      groups={figures.months.map((one) => ({
                        id: one.month,
                        name: shortMonth(one.month, pageLocale()),
                        values: { [name]: shown(name, one[name]) } as Record<Counted, number>,
                      }))}
                    />
                  ))}
                {figures.priceList && <PriceList priceList={figures.priceList} />}
              </div>
            </Suspense>
            <div className="flex flex-wrap items-center gap-3">
              <Button icon={<Icon of={Download} />} onClick={() => save(figures)}>
                {t('csv')}
              </Button>
              <span className="text-muted text-sm">{t('at', { moment: formatMoment(figures.at, pageLocale()) })}</span>
            </div>
          </div>
        )}
      </Async>
    </div>
  );
});
