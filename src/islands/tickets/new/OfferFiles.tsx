import { fileCounts } from '../../../domain/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/uploads.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useOtherValue } from '../../ui/useFormField.ts';

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
