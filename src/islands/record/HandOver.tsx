import { texts } from '#i18n/client.ts';
import { handOver, type OwnedRecord } from '#stores/data/record-owner.ts';
import { HandOverForm } from './HandOverForm.tsx';

interface Props {
  record: OwnedRecord;
  onClose: () => void;
}

/** Makes a colleague responsible for the record of a page. */
export function HandOver({ record, onClose }: Props) {
  const t = texts('record');
  return (
    <HandOverForm
      title={t('owner.change')}
      submitLabel={t('owner.submit')}
      owner={record.owner.id}
      onClose={onClose}
      send={async (owner) => {
        await handOver(record, owner);
        onClose();
      }}
    />
  );
}
