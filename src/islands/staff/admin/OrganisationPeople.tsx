import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { givableRoles } from '#contract/profile/users.ts';
import type { Organisation, OrganisationUser } from '#contract/staff/organisations.ts';
import { lacksFactor } from '#domain/access/factor-demand.ts';
import { texts } from '#i18n/client.ts';
import { InvitationItem, isOpenInvitation } from '#islands/record/members/InvitationItem.tsx';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { actOnInvitation, openInvitations, setRights } from '#stores/staff/organisation-members.ts';
import { organisationView } from '#stores/staff/organisations.ts';
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
  // What the list is narrowed to holds for the people of the one that is open, too.
  const { state, people: narrowed } = useStore(organisationView.$query);
  const without = people.filter(lacksFactor);
  const isNarrowed = without.length > 0 && (narrowed || (state === 'noFactor' ? 'noFactor' : 'all')) === 'noFactor';
  const items = isNarrowed ? without : people;
  return (
    <>
      <Card title={t('people.title')} count={people.length} flush>
        {people.length === 0 ? (
          <p className="px-5 py-6 text-muted">{t('people.none')}</p>
        ) : (
          <>
            {without.length > 0 && (
              <div className="px-5 pb-3">
                <Chips
                  always
                  label={t('people.narrow')}
                  selected={isNarrowed ? 'noFactor' : 'all'}
                  onSelect={(next) => organisationView.set({ people: next ?? 'all' })}
                  chips={[
                    { value: 'all', label: t('chip.all'), count: people.length },
                    { value: 'noFactor', label: t('chip.noFactor'), count: without.length },
                  ]}
                />
              </div>
            )}
            <PeopleHead />
            <ul className="divide-y divide-line">
              {items.map((person) => (
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
