import { useStore } from '@nanostores/react';
import { texts } from '../../i18n/client.ts';
import { keepsNothing } from '../../stores/keeping.ts';
import { $user } from '../../stores/session.ts';
import { $noticeSeen, noteSeen } from '../../stores/storage-notice.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Says once that the browser blocks the portal's storage, or that it is full. */
export function StorageNotice() {
  const t = texts('shell');
  const seen = useStore($noticeSeen);
  const user = useStore($user);
  if (seen || !user) return null;
  return (
    <Notice
      live
      tone="warn"
      title={t('storage.title')}
      actions={
        <Button small onClick={noteSeen}>
          {t('storage.seen')}
        </Button>
      }
    >
      {keepsNothing() ? t('storage.page') : t('storage.tab')}
    </Notice>
  );
}
