import { useRef, useState } from 'react';
import type { Maintenance } from '../../../contract/maintenance.ts';
import type { SipRecord } from '../../../contract/wholesale/sip-account.ts';
import { filledForm } from '../../../domain/form/filled-form.ts';
import type { FieldOption } from '../../../domain/form/form-description.ts';
import { fieldChanges } from '../../../domain/form/form-merge.ts';
import { requestOf } from '../../../domain/form/form-values.ts';
import { sipContract, sipForm } from '../../../domain/sip/sip-form.ts';
import { texts } from '../../../i18n/client.ts';
import type { RecordStore } from '../../../stores/data/record-detail.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { sipAddress } from '../../../stores/wholesale/sip.ts';
import { RecordFrame } from '../../record/RecordFrame.tsx';
import { DrawnForm } from '../../ui/form/drawn/DrawnForm.tsx';
import { FormWarnings } from '../../ui/form/drawn/FormWarnings.tsx';
import { SectionLinks } from '../../ui/form/drawn/SectionLinks.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { Button } from '../../ui/text/Button.tsx';
import { sipContext, sipWords } from './sip-words.ts';

interface Props {
  record: SipRecord;
  store: RecordStore<SipRecord, Maintenance>;
  /** Of the account; undefined while nobody knows. */
  numbers: readonly FieldOption[] | undefined;
}

/** An account in its form; only what was changed is sent, so that what others changed meanwhile stays. */
export function ChangeSip({ record, store, numbers }: Props) {
  const t = texts('sip');
  const [start] = useState(() => filledForm(sipForm, record.data));
  const version = useRef(record.version);
  const title = t('edit.title', { user: record.data.sipUser });
  usePageTitle(title);
  const close = () => sipAddress.set({ edit: '' }, 'push');
  const update = async (changes: Record<string, unknown>, idempotencyKey: string) => {
    try {
      await store.act({ _action: 'update', version: version.current, ...changes }, idempotencyKey);
    } catch (cause) {
      const now = store.record.$value.get();
      if (now.state === 'ready') version.current = now.value.version;
      throw cause;
    }
  };
  return (
    <RecordFrame route="WholesaleSip" list="WholesaleSip" title={title}>
      <DrawnForm
        form={sipForm}
        contract={sipContract}
        words={sipWords()}
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
          const before = requestOf(sipForm, start);
          const names = new Set([...Object.keys(before), ...Object.keys(values)]);
          const after = Object.fromEntries([...names].map((name) => [name, (values as Record<string, unknown>)[name]]));
          await update(fieldChanges(before, after), idempotencyKey);
          toast('ok', t('edit.saved'));
          close();
        }}
      />
    </RecordFrame>
  );
}
