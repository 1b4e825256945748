import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useState } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href } from '#domain/access/routes.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { carriedFields } from '#domain/sales/customers/carried-fields.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { editedForm } from '#domain/sales/customers/edited-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFormChanges } from '#islands/record/edit/useFormChanges.ts';
import { useUpdate } from '#islands/record/edit/useUpdate.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { carriedAnswers, forgetCarriedAnswers } from '#stores/sales/carried-answers.ts';
import { customerAddress } from '#stores/sales/customer-address.ts';
import { goTo } from '#stores/session/navigation.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { customerLabels, fieldsIn } from './customer-labels.ts';
import { useSimilar } from './useSimilar.tsx';

const inGermany = { billingAddr: { country: 'DE' }, deliveryAddr: { country: 'DE' } };

function CarriedNotice({ names, form }: { names: readonly string[]; form: FormDescription }) {
  const { translate } = customerLabels();
  const fields = fieldsOf(form);
  const labels = names.flatMap((name) => {
    const field = fields[name];
    return field && 'label' in field ? [translate(field.label)] : [];
  });
  if (labels.length === 0) return null;
  return (
    <div className="max-w-form">
      <Notice live>{texts('customers')('new.carried', { fields: labels.join(', ') })}</Notice>
    </div>
  );
}

interface Props {
  record: CustomerRecord;
  store: RecordStore<CustomerRecord, Maintenance>;
}

/** A customer in its form; only changed fields are sent, so that changes by other users stay. */
export function ChangeCustomer({ record, store }: Props) {
  const t = texts('customers');
  const isEstablished = record.data.customerType === 'established';
  const { form, contract } = editedForm(isEstablished);
  const { start, changesIn } = useFormChanges(form, { ...inGermany, ...record.data });
  const [carried] = useState(() => carriedFields(form, start, carriedAnswers(record.id)));
  const update = useUpdate(record, store);
  const { save, failure, dialog } = useSimilar();
  const title = t('edit.title', { name: customerName(fieldsIn(record)) });
  usePageTitle(title);

  const { draft } = useStore(customerAddress.$query);
  const close = () => {
    forgetCarriedAnswers();
    if (draft) return goTo('DraftEdit', { id: draft, section: 'customer' });
    customerAddress.set({ edit: '', section: '' }, 'push');
  };
  return (
    <RecordFrame route="CustomerEdit" list="Customers" title={title}>
      {draft && (
        <a
          href={href('DraftEdit', pageLocale(), { id: draft, section: 'customer' })}
          className="inline-flex items-center gap-1.5 justify-self-start font-semibold"
        >
          <Icon of={ArrowLeft} size={16} />
          {t('edit.toDraft')}
        </a>
      )}
      {isEstablished && (
        <div className="max-w-form">
          <Notice>{t('edit.master')}</Notice>
        </div>
      )}
      <CarriedNotice names={Object.keys(carried)} form={form} />
      <CustomerForm
        form={form}
        contract={contract}
        defaults={{ ...start, ...carried }}
        keep={`customers/${record.id}`}
        label={title}
        submitLabel={draft ? t('edit.saveForDraft') : texts('record')('edit.save')}
        onCancel={close}
        failure={failure}
        onSubmit={async (values, { idempotencyKey }) => {
          await save(update, changesIn(values), idempotencyKey);
          toast('ok', t('edit.saved'));
          close();
        }}
      />
      {dialog}
    </RecordFrame>
  );
}
