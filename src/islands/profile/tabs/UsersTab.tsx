import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { rolesToGive } from '#domain/access/given-rights.ts';
import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import { texts } from '#i18n/client.ts';
import { DeputyList } from '#islands/record/deputies/DeputyList.tsx';
import { ChangeRights } from '#islands/record/members/ChangeRights.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { invite, setRights } from '#stores/profile/members.ts';
import { $isDeputy, $userRoles } from '#stores/session/session.ts';
import { Invitations } from '../members/Invitations.tsx';
import { UserTable } from '../members/UserTable.tsx';

/** All deputies of the organisation, for who administers it. */
const DeputyCard = () => (
  <Card title={texts('deputies')('all')}>
    <DeputyList />
  </Card>
);

// The kit of forms comes for who invites.
const Invite = lazy(() => import('#islands/record/members/Invite.tsx').then((module) => module.Invite));

/** Users who may act for the organisation with their rights, open invitations, and deputies. */
export function UsersTab({ users }: { users: readonly FoundationUser[] }) {
  const t = texts('members');
  const foundation = useStore($foundation);
  const roles = useStore($userRoles);
  const isDeputy = useStore($isDeputy);
  const [dialogTarget, setOpened] = useState<'invite' | FoundationUser>();
  const own = isDeputy
    ? []
    : rolesToGive({ roles: effectiveRoles(roles, foundation?.type), employee: isEmployee(roles) });
  const mayAct = own.length > 0;
  const close = () => setOpened(undefined);
  return (
    <div className="grid gap-6">
      <Card
        title={t('title')}
        flush
        action={
          mayAct && (
            <Button small look="primary" onClick={() => setOpened('invite')}>
              {t('invite.open')}
            </Button>
          )
        }
      >
        {users.length === 0 ? (
          <p className="px-5 py-4 text-muted">{texts('profile')('users.none')}</p>
        ) : (
          <UserTable users={users} onChange={mayAct ? setOpened : undefined} />
        )}
      </Card>
      <Invitations mayAct={mayAct} />
      <DeputyCard />
      {dialogTarget === 'invite' && (
        <Suspense>
          <Invite own={own} send={invite} onClose={close} />
        </Suspense>
      )}
      {dialogTarget && dialogTarget !== 'invite' && (
        <ChangeRights user={dialogTarget} own={own} change={setRights} onClose={close} />
      )}
    </div>
  );
}
