import type { RecordEnvelope } from '#contract/record.ts';
import { formatClock } from '#domain/date/date-format.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';

/** Who writes a record at the moment, and how long that lasts at most. */
export function LockedNotice({ lock, onLook }: Pick<RecordEnvelope, 'lock'> & { onLook: () => void }) {
  const t = texts('record');
  return (
    <Notice
      tone="warn"
      title={t('locked.title', { name: lock?.name })}
      actions={<Button onClick={onLook}>{t('locked.look')}</Button>}
    >
      {t('locked.text', { time: formatClock(lock?.until ?? 0) })}
    </Notice>
  );
}
