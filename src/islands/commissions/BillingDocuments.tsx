import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { $commissionTab, $isInFolder } from '#stores/commissions/view.ts';
import { ListHead } from '../record/list/ListHead.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';

// The documents below are there at once; what the kit of lists and the pictures take comes by itself.
const Commissions = lazy(() => import('./Commissions.tsx').then((module) => module.Commissions));
const LineExport = lazy(() => import('./LineExport.tsx').then((module) => module.LineExport));

function Page() {
  const tab = useStore($commissionTab);
  const waiting = (
    <div className="card">
      <Skeleton rows={8} />
    </div>
  );
  return (
    <>
      <ListHead
        route="EtcBillingDocuments"
        {...(tab !== 'lines' && { lead: texts('documents')('lead.EtcBillingDocuments') })}
      >
        {tab === 'lines' && (
          <Suspense fallback={null}>
            <LineExport />
          </Suspense>
        )}
      </ListHead>
      <Suspense fallback={waiting}>
        <Commissions waiting={waiting} />
      </Suspense>
    </>
  );
}

/** The page of billing documents; in a folder of them, it is that folder alone. */
export const BillingDocuments = island(() => (useStore($isInFolder) ? null : <Page />));
