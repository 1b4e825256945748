import { useRef, useState } from 'react';
import type { Maintenance } from '../../contract/maintenance.ts';
import type { CustomerRecord } from '../../contract/sales/customer.ts';
import { customerName } from '../../domain/customers/customer-name.ts';
import { editedForm } from '../../domain/customers/edited-form.ts';
import { filledForm } from '../../domain/form/filled-form.ts';
import { fieldChanges } from '../../domain/form/form-merge.ts';
import { requestOf } from '../../domain/form/form-values.ts';
import { texts } from '../../i18n/client.ts';
import type { RecordStore } from '../../stores/data/record-detail.ts';
import { toast } from '../../stores/page/toasts.ts';
import { customerAddress } from '../../stores/sales/customer-address.ts';
import { RecordFrame } from '../record/RecordFrame.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { Button } from '../ui/text/Button.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { fieldsIn } from './customer-words.ts';
import { useSimilar } from './useSimilar.tsx';

const inGermany = { billingAddr: { country: 'DE' }, deliveryAddr: { country: 'DE' } };

interface Props {
  record: CustomerRecord;
  store: RecordStore<CustomerRecord, Maintenance>;
}

/** A customer in its form; only what was changed is sent, so that what others changed meanwhile stays. */
export function ChangeCustomer({ record, store }: Props) {
  const t = texts('customers');
  const isEstablished = record.data.customerType === 'established';
  const { form, contract } = editedForm(isEstablished);
  const [start] = useState(() => filledForm(form, { ...inGermany, ...record.data }));
  const version = useRef(record.version);
  const { save, failure, dialog } = useSimilar();
  const title = t('edit.title', { name: customerName(fieldsIn(record)) });
  usePageTitle(title);

  const close = () => customerAddress.set({ edit: '' }, 'push');
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
    <RecordFrame route="CustomerEdit" list="Customers" title={title}>
      {isEstablished && (
        <div className="max-w-form">
          <Notice>{t('edit.master')}</Notice>
        </div>
      )}
      <CustomerForm
        hasSections
        form={form}
        contract={contract}
        defaults={start}
        keep={`customers/${record.id}`}
        label={title}
        submitLabel={texts('record')('edit.save')}
        actions={<Button onClick={close}>{t('edit.cancel')}</Button>}
        failure={failure}
        onSubmit={async (values, { idempotencyKey }) => {
          const before = requestOf(form, start);
          const names = new Set([...Object.keys(before), ...Object.keys(values)]);
          const after = Object.fromEntries([...names].map((name) => [name, (values as Record<string, unknown>)[name]]));
          await save(update, fieldChanges(before, after), idempotencyKey);
          toast('ok', t('edit.saved'));
          close();
        }}
      />
      {dialog}
    </RecordFrame>
  );
}
