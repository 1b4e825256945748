import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { foundationProfile } from '#stores/profile/foundation-profile.ts';
import { ownProfile } from '#stores/profile/own-profile.ts';
import { EmailCard } from './EmailCard.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { OwnDataForm } from './OwnDataForm.tsx';
import { PhotoCard } from './PhotoCard.tsx';

const PartnerProfileCard = lazy(() => import('./PartnerProfileCard.tsx').then((module) => module.PartnerProfileCard));

const waiting = (
  <div className="card p-5">
    <Skeleton rows={5} />
  </div>
);

/** What the user says of himself at the left, what the organisation says to customers below, portrait and address at the right. */
export function OwnProfile() {
  const t = texts('profile');
  const own = useStore(ownProfile.$value);
  const profile = useStore(foundationProfile.$value);
  return (
    <div className="grid gap-6">
      <EmailConfirmation />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section aria-labelledby="own-title" className="grid gap-3">
            <h2 id="own-title">{t('own.title')}</h2>
            <Async value={own} failedTitle={t('own.failed')} onRetry={ownProfile.reload} skeleton={waiting}>
              {(loadedProfile) => <OwnDataForm key={loadedProfile.userId} profile={loadedProfile} />}
            </Async>
          </section>
        </div>
        <div className="grid gap-6">
          <Async value={own} failedTitle={t('own.failed')} onRetry={ownProfile.reload} skeleton={waiting}>
            {(loadedProfile) => (
              <>
                <PhotoCard profile={loadedProfile} />
                <EmailCard profile={loadedProfile} />
              </>
            )}
          </Async>
        </div>
      </div>
      <Async
        value={profile}
        failedTitle={t('failed')}
        onRetry={foundationProfile.reload}
        skeleton={<Card title={t('partner.title')}>{waiting}</Card>}
      >
        {({ organisation }) => (
          <Suspense fallback={<Card title={t('partner.title')}>{waiting}</Card>}>
            <PartnerProfileCard organisation={organisation} />
          </Suspense>
        )}
      </Async>
    </div>
  );
}
