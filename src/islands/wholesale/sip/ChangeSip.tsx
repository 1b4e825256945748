import type { Maintenance } from '#contract/maintenance.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import type { FieldOption } from '#domain/form/form-description.ts';
import { sipContract, sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { texts } from '#i18n/client.ts';
import { useFormChanges } from '#islands/record/edit/useFormChanges.ts';
import { useUpdate } from '#islands/record/edit/useUpdate.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { SectionLinks } from '#islands/ui/form/schema/SectionLinks.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { sipAddress } from '#stores/wholesale/sip.ts';
import { sipContext, sipLabels } from './sip-labels.ts';

interface Props {
  record: SipRecord;
  store: RecordStore<SipRecord, Maintenance>;
  /** The numbers of the account; undefined while they load. */
  numbers: readonly FieldOption[] | undefined;
}

/** An account in its form; only changed fields are sent, so that changes by other users stay. */
export function ChangeSip({ record, store, numbers }: Props) {
  const t = texts('sip');
  const { start, changesIn } = useFormChanges(sipForm, record.data);
  const update = useUpdate(record, store);
  const title = t('edit.title', { user: record.data.sipUser });
  usePageTitle(title);
  const close = () => sipAddress.set({ edit: '' }, 'push');
  return (
    <RecordFrame route="WholesaleSip" list="WholesaleSip" title={title}>
      <SchemaForm
        form={sipForm}
        contract={sipContract}
        words={sipLabels()}
        context={sipContext(numbers)}
        defaults={start}
        keep={`sip/${record.id}`}
        label={title}
        submitLabel={texts('record')('edit.save')}
        busyLabel={texts('record')('saving')}
        actions={<Button onClick={close}>{t('edit.cancel')}</Button>}
        summary={
          <div className="grid gap-4">
            <SectionLinks />
            <FormWarnings />
          </div>
        }
        onSubmit={async (values, { idempotencyKey }) => {
          await update(changesIn(values), idempotencyKey);
          toast('ok', t('edit.saved'));
          close();
        }}
      />
    </RecordFrame>
  );
}
