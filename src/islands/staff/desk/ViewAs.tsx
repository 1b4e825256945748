import { useEffect, useState } from 'react';
import { readPartnerUsers } from '#api/staff/portal-view.ts';
import type { PartnerUser } from '#contract/staff/portal-view.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { startView } from '#stores/session/portal-view.ts';
import { deskCall } from './failed.ts';

interface Props {
  trid: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** See the portal of an organisation as one of its users does. */
export function ViewAs({ trid, name, open, onClose }: Props) {
  const t = texts('desk');
  const [users, setUsers] = useState<readonly PartnerUser[]>();
  const reading = useCall({
    ...deskCall,
    onFailed: () => {
      onClose();
      deskCall.onFailed();
    },
  });
  const { running, run } = useCall(deskCall);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once for each opening
  useEffect(() => {
    if (open) void reading.run(() => readPartnerUsers(trid), { onDone: ({ items }) => setUsers(items) });
  }, [open, trid]);
  const start = (user: string) => void run(() => startView(trid, user), { key: user, leaves: true });
  return (
    <Dialog open={open} onClose={onClose} title={t('view.title', { name })}>
      <div className="grid gap-4">
        <p>{t('view.text')}</p>
        {!users && <Skeleton rows={3} />}
        {users?.length === 0 && <p className="text-muted">{t('view.none')}</p>}
        <ul className="grid gap-2">
          {users?.map((user) => (
            <li key={user.id}>
              <Button className="w-full justify-between" busy={running === user.id} onClick={() => start(user.id)}>
                <span>{user.name}</span>
                <span className="font-normal text-muted text-sm">{user.userId}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
