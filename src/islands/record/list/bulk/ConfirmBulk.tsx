import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import type { BulkDialogProps } from './bulk-types.ts';

function ConfirmBulk({ action, count, onClose, send }: BulkDialogProps & { action: 'archive' | 'restore' }) {
  const t = texts('lists');
  return (
    <ConfirmForm
      title={t(`bulk.${action}.title`, { count })}
      confirmLabel={t(`bulk.${action}.button`)}
      busyLabel={t('bulk.running')}
      onClose={onClose}
      action={(key) => send({}, key)}
    >
      {t(`bulk.${action}.text`, { count })}
    </ConfirmForm>
  );
}

export const ArchiveDialog = (props: BulkDialogProps) => <ConfirmBulk action="archive" {...props} />;
export const RestoreDialog = (props: BulkDialogProps) => <ConfirmBulk action="restore" {...props} />;
