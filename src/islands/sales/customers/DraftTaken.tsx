import type { Maintenance } from '#contract/maintenance.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { texts } from '#i18n/client.ts';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props extends Pick<RecordStore<CustomerRecord, Maintenance>, 'act'> {
  record: CustomerRecord;
}

/** What the last draft that was sent has added to its customer, undone with one press. */
export function DraftTaken({ record: { data }, act }: Props) {
  const t = texts('customers');
  const { busy, run } = useCall({ toasts: true });
  const { fromDraft } = data;
  if (!fromDraft) return null;
  const undo = () => act({ _action: 'undoDraft' } as unknown as Maintenance, newKey());
  return (
    <Notice
      title={t('fromDraft.title', { count: fromDraft.names.length, number: fromDraft.number })}
      actions={
        <Button small busy={busy} onClick={() => void run(undo, { done: t('fromDraft.done') })}>
          {t('fromDraft.undo')}
        </Button>
      }
    />
  );
}
