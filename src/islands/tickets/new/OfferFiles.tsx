import { fileCounts } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { useOtherValue } from '../../ui/form/useFormField.ts';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';

/** Files are demanded for an inventory change only. */
export function OfferFiles() {
  const t = texts('ticket-form');
  const isNeeded = useOtherValue<string>('businessKind') === 'inventoryChange';
  return (
    <FileDrop
      name="fileQueue"
      label={t('offer.files')}
      hint={isNeeded ? t('offer.filesHint') : t('offer.filesOptional')}
      uploader={uploader}
      min={isNeeded ? 1 : 0}
      max={fileCounts.etcProjectRequest.fileQueue.max}
    />
  );
}
