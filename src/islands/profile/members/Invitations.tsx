import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { InvitationItem } from '#islands/record/members/InvitationItem.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { invitations, runInvitationAction } from '#stores/profile/members.ts';

/** Invitations by the organisation, and their states. */
export function Invitations({ mayAct }: { mayAct: boolean }) {
  const t = texts('members');
  const invitationsValue = useStore(invitations.$value);
  return (
    <Card title={t('invitations.title')} flush>
      <Async
        value={invitationsValue}
        failedTitle={t('invitations.failed')}
        onRetry={invitations.reload}
        skeleton={
          <div className="p-5">
            <Skeleton rows={2} />
          </div>
        }
        empty={<p className="px-5 py-4 text-muted">{t('invitations.none')}</p>}
      >
        {(items) => (
          <ul>
            {items.map((one) => (
              <InvitationItem key={one.id} invitation={one} act={mayAct ? runInvitationAction : undefined} />
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
