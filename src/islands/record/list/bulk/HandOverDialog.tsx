import { texts } from '#i18n/client.ts';
import { HandOverForm } from '#islands/record/HandOverForm.tsx';
import type { BulkDialogProps } from './bulk-types.ts';

export function HandOverDialog({ count, onClose, send }: BulkDialogProps) {
  const t = texts('lists');
  return (
    <HandOverForm
      title={t('bulk.handOver.title', { count })}
      submitLabel={t('bulk.handOver.submit')}
      onClose={onClose}
      send={(owner, key) => send({ owner }, key)}
    />
  );
}
