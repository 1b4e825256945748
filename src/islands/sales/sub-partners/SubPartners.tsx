import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { $openTabs, $tab, openTab } from '#stores/sales/sub-partners.ts';
import { SubPartnerList } from './SubPartnerList.tsx';

// The page begins without the kit of lists.
const sales = () => import('./SubPartnerSales.tsx');
const Orders = lazy(() => sales().then((module) => module.Orders));
const Lines = lazy(() => sales().then((module) => module.Lines));
const OrderExport = lazy(() => sales().then((module) => module.OrderExport));
const LineExport = lazy(() => sales().then((module) => module.LineExport));
const parts = { partners: SubPartnerList, orders: Orders, lines: Lines } as const;

/** What the organisations below this one sell. */
export const SubPartners = island(() => {
  const t = texts('sub-partners');
  const title = texts('routes')('SubPartners');
  const tab = useStore($tab);
  const tabs = useStore($openTabs);
  usePageTitle(title);
  const Part = parts[tab];
  return (
    <div className="-mt-3">
      <Tabs
        label={t('tabs')}
        head={
          <div className="flex min-h-10 items-center gap-2 lg:contents">
            <h1 className="min-w-0 lg:self-center">{title}</h1>
            {tab !== 'partners' && (
              <div className="ms-auto flex shrink-0 items-center gap-1 lg:order-last lg:self-center">
                <Suspense fallback={null}>{tab === 'orders' ? <OrderExport /> : <LineExport />}</Suspense>
              </div>
            )}
          </div>
        }
        tabs={tabs.map((name) => ({ name, caption: t(`tab.${name}`) }))}
        chosen={tab}
        onChoose={(next) => next !== tab && openTab(next)}
      >
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
        <Suspense
          fallback={
            <div className="card">
              <Skeleton rows={8} />
            </div>
          }
        >
          <Part />
        </Suspense>
      </Tabs>
    </div>
  );
});
