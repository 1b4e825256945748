import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { $commissionTab, $isInFolder } from '#stores/commissions/view.ts';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';

// The documents below are there at once; what the kit of lists and the pictures take comes by itself.
const Commissions = lazy(() => import('./Commissions.tsx').then((module) => module.Commissions));
const LineExport = lazy(() => import('./LineExport.tsx').then((module) => module.LineExport));

function Page() {
  const title = texts('routes')('EtcBillingDocuments');
  const tab = useStore($commissionTab);
  usePageTitle(title);
  const waiting = (
    <div className="card">
      <Skeleton rows={8} />
    </div>
  );
  const head = (
    <div className="flex min-h-10 items-center gap-2 lg:contents">
      <h1 className="min-w-0 lg:self-center">{title}</h1>
      {tab === 'lines' && (
        <div className="ms-auto flex shrink-0 items-center gap-1 lg:order-last lg:self-center">
          <Suspense fallback={null}>
            <LineExport />
          </Suspense>
        </div>
      )}
    </div>
  );
  return (
    <div className="-mt-3">
      <Suspense
        fallback={
          <>
            {head}
            {waiting}
          </>
        }
      >
        <Commissions waiting={waiting} head={head} lead={texts('documents')('lead.EtcBillingDocuments')} />
      </Suspense>
    </div>
  );
}

/** The page of billing documents; in a folder of them, it is that folder alone. */
export const BillingDocuments = island(() => (useStore($isInFolder) ? null : <Page />));
