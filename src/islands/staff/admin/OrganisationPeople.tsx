import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { givableRoles } from '#contract/profile/users.ts';
import type { Organisation, OrganisationUser } from '#contract/staff/organisations.ts';
import { texts } from '#i18n/client.ts';
import { InvitationItem, isOpenInvitation } from '#islands/record/members/InvitationItem.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { actOnInvitation, openInvitations, setRights } from '#stores/staff/organisation-members.ts';
import { OrganisationPerson, PeopleHead } from './OrganisationPerson.tsx';

const ChangeRights = lazy(() =>
  import('#islands/record/members/ChangeRights.tsx').then((module) => module.ChangeRights),
);

/** What was sent and not answered yet; nothing where there is none. */
function OpenInvitations() {
  const t = texts('organisations');
  const value = useStore(openInvitations.$value);
  return (
    <Async
      value={value}
      failedTitle={t('invitations.failed')}
      onRetry={openInvitations.reload}
      skeleton={<Skeleton rows={1} />}
    >
      {(items) => {
        const waiting = items.filter(isOpenInvitation);
        if (waiting.length === 0) return null;
        return (
          <Card title={t('invitations.title')} count={waiting.length} flush>
            <ul>
              {waiting.map((one) => (
                <InvitationItem key={one.id} invitation={one} act={actOnInvitation} />
              ))}
            </ul>
          </Card>
        );
      }}
    </Async>
  );
}

/** Who works for an organisation, who is invited to, and what each may do. */
export function OrganisationPeople({ organisation }: { organisation: Organisation }) {
  const t = texts('organisations');
  const { trid, people, active, tags } = organisation;
  const [changing, setChanging] = useState<OrganisationUser>();
  return (
    <>
      <Card title={t('people.title')} count={people.length} flush>
        {people.length === 0 ? (
          <p className="px-5 py-6 text-muted">{t('people.none')}</p>
        ) : (
          <>
            <PeopleHead />
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <OrganisationPerson
                  key={person.id}
                  person={person}
                  isDistributor={tags.includes('ETC')}
                  // No one acts for an organisation that is locked.
                  {...(active && { trid, onChangeRights: () => setChanging(person) })}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      {active && <OpenInvitations />}
      {changing && (
        <Suspense>
          <ChangeRights user={changing} own={givableRoles} change={setRights} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </>
  );
}
