import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { $user } from '#stores/session/session.ts';
import { storesNothing } from '#stores/storage/storage-mode.ts';
import { $noticeSeen, markSeen } from '#stores/storage/storage-notice.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';

/** Says once that the browser blocks the portal's storage, or that it is full. */
export function StorageNotice() {
  const t = texts('shell');
  const isDismissed = useStore($noticeSeen);
  const user = useStore($user);
  if (isDismissed || !user) return null;
  return (
    <Notice
      live
      tone="warn"
      title={t('storage.title')}
      actions={
        <Button small onClick={markSeen}>
          {t('storage.seen')}
        </Button>
      }
    >
      {storesNothing() ? t('storage.page') : t('storage.tab')}
    </Notice>
  );
}
