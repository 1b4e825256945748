import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $commissionTab, $isInFolder } from '#stores/commissions/view.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';

// The documents below are there at once; what the kit of lists and the pictures take comes by itself.
const Commissions = lazy(() => import('./Commissions.tsx').then((module) => module.Commissions));
const LineExport = lazy(() => import('./LineExport.tsx').then((module) => module.LineExport));

function Page() {
  const pages = texts('routes');
  const title = pages('EtcBillingDocuments');
  const tab = useStore($commissionTab);
  usePageTitle(title);
  const waiting = (
    <div className="card">
      <Skeleton rows={8} />
    </div>
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Breadcrumb crumbs={[{ label: pages('Home'), href: href('Home', pageLocale()) }, { label: title }]} />
          <h1>{title}</h1>
          <p className="mt-1 max-w-prose text-muted">{texts('documents')('lead.EtcBillingDocuments')}</p>
        </div>
        {tab === 'lines' && (
          <Suspense fallback={null}>
            <LineExport />
          </Suspense>
        )}
      </div>
      <Suspense fallback={waiting}>
        <Commissions waiting={waiting} />
      </Suspense>
    </>
  );
}

/** The page of billing documents; in a folder of them, it is that folder alone. */
export const BillingDocuments = island(() => (useStore($isInFolder) ? null : <Page />));
