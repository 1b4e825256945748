import { useStore } from '@nanostores/react';
import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import type { ReactNode } from 'react';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { href } from '#domain/access/routes.ts';
import { noOrganisation } from '#domain/profile/no-organisation.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { queryStore } from '#stores/data/address-query.ts';
import { foundationProfile } from '#stores/profile/foundation-profile.ts';
import { Async } from '../ui/page/Async.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { LinkButton } from '../ui/text/Button.tsx';
import { RequestList } from './RequestList.tsx';
import { BankTab } from './tabs/BankTab.tsx';
import { CompanyTab } from './tabs/CompanyTab.tsx';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DocumentsTab } from './tabs/DocumentsTab.tsx';
import { VoTab } from './tabs/VoTab.tsx';

// What only admin partners look at comes by itself.
const UsersTab = lazy(() => import('./tabs/UsersTab.tsx').then((module) => module.UsersTab));

const names = ['company', 'contacts', 'vo', 'bank', 'users', 'documents'] as const;
type Name = (typeof names)[number];

const address = queryStore({ tab: 'company' });

function NothingKnown() {
  const t = texts('profile');
  return (
    <div className="card">
      <Empty
        icon={Building}
        title={t('none')}
        action={
          <LinkButton look="primary" href={href('EtcCompanyForm', pageLocale())}>
            {t('company.change')}
          </LinkButton>
        }
      >
        {t('noneText')}
      </Empty>
    </div>
  );
}

function shownTab(name: Name, { organisation, users, logo }: FoundationProfile): ReactNode {
  switch (name) {
    case 'company':
      return organisation ? <CompanyTab organisation={organisation} logo={logo} /> : <NothingKnown />;
    case 'contacts':
      return <ContactsTab organisation={organisation ?? noOrganisation} />;
    case 'vo':
      return <VoTab />;
    case 'bank':
      return <BankTab organisation={organisation ?? noOrganisation} />;
    case 'users':
      return (
        <Suspense fallback={<Skeleton rows={6} />}>
          <UsersTab users={users ?? []} />
        </Suspense>
      );
    case 'documents':
      return <DocumentsTab />;
  }
}

/** "Meine Daten" (`docs/domain/profile.md#my-data`): the data of the organisation, and its pending changes. */
export const Profile = island(() => {
  const t = texts('profile');
  const profile = useStore(foundationProfile.$value);
  const { tab } = useStore(address.$query);
  const chosen = names.find((name) => name === tab) ?? 'company';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Tabs
        label={t('tabs')}
        tabs={names.map((name) => ({ name, caption: t(`tab.${name}`) }))}
        chosen={chosen}
        onChoose={(name) => address.set({ tab: name })}
      >
        <Async
          value={profile}
          failedTitle={t('failed')}
          onRetry={foundationProfile.reload}
          skeleton={
            <div className="card p-5">
              <Skeleton rows={6} />
            </div>
          }
        >
          {(loadedProfile) => shownTab(chosen, loadedProfile)}
        </Async>
      </Tabs>
      <RequestList />
    </div>
  );
});
