import Info from 'lucide/dist/esm/icons/info.mjs';
import type { Maintenance } from '#contract/maintenance.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { texts } from '#i18n/client.ts';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

interface Props extends Pick<RecordStore<CustomerRecord, Maintenance>, 'act'> {
  record: CustomerRecord;
}

/** What the last draft that was sent has added to its customer, undone with one press. */
export function DraftTaken({ record: { data }, act }: Props) {
  const t = texts('record');
  const { busy, run } = useCall({ toasts: true });
  const { fromDraft } = data;
  if (!fromDraft) return null;
  const undo = () => act({ _action: 'undoDraft' } as unknown as Maintenance, newKey());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-info/30 bg-info-soft px-5 py-2.5 print:hidden">
      <Icon of={Info} className="text-info" />
      <p className="min-w-0 flex-1 basis-60 font-semibold">
        {t('fromDraft.title', { count: fromDraft.names.length, number: fromDraft.number })}
      </p>
      <Button small busy={busy} onClick={() => void run(undo, { done: t('fromDraft.done') })}>
        {t('fromDraft.undo')}
      </Button>
    </div>
  );
}
