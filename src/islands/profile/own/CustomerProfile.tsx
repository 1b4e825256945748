import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { requestAddress } from '#stores/profile/requests.ts';

const OwnProfile = lazy(() => import('./OwnProfile.tsx').then((module) => module.OwnProfile));
const RequestPage = lazy(() => import('../request/RequestPage.tsx').then((module) => module.RequestPage));

const waiting = (
  <div className="card p-5">
    <Skeleton rows={6} />
  </div>
);

function Title() {
  const pages = texts('routes');
  return (
    <div>
      <Breadcrumb
        crumbs={[{ label: pages('Home'), href: href('Home', pageLocale()) }, { label: pages('CustomerProfile') }]}
      />
      <h1>{pages('CustomerProfile')}</h1>
      <p className="mt-1 text-muted">{texts('profile')('own.lead')}</p>
    </div>
  );
}

/** `/customer/profile` (`docs/domain/profile.md`), or the request that the address names. */
export const CustomerProfile = island(() => {
  const { id } = useStore(requestAddress.$query);
  return (
    <div className="grid gap-6">
      {!id && <Title />}
      <Suspense fallback={waiting}>
        {id ? <RequestPage key={id} type="etc.partner" id={id} /> : <OwnProfile />}
      </Suspense>
    </div>
  );
});
