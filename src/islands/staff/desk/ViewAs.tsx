import { useState } from 'react';
import { readPartnerUsers } from '#api/staff/portal-view.ts';
import type { PartnerUser } from '#contract/staff/portal-view.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { startView } from '#stores/session/portal-view.ts';
import { failed } from './failed.ts';

/** See the portal of an organisation as one of its users does. */
export function ViewAs({ trid, name }: { trid: string; name: string }) {
  const t = texts('desk');
  const [users, setUsers] = useState<readonly PartnerUser[]>();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState<string>();
  const open = () => {
    setOpen(true);
    readPartnerUsers(trid).then(
      ({ items }) => setUsers(items),
      (cause) => {
        setOpen(false);
        failed(cause);
      },
    );
  };
  const start = (user: string) => {
    setBusy(user);
    startView(trid, user).catch((cause) => {
      setBusy(undefined);
      failed(cause);
    });
  };
  return (
    <>
      <Button onClick={open}>{t('view.open')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('view.title', { name })}>
        <div className="grid gap-4">
          <p>{t('view.text')}</p>
          {!users && <Skeleton rows={3} />}
          {users?.length === 0 && <p className="text-muted">{t('view.none')}</p>}
          <ul className="grid gap-2">
            {users?.map((user) => (
              <li key={user.id}>
                <Button className="w-full justify-between" busy={busy === user.id} onClick={() => start(user.id)}>
                  <span>{user.name}</span>
                  <span className="font-normal text-muted text-sm">{user.userId}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}
