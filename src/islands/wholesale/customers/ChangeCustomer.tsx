import type { Maintenance } from '#contract/maintenance.ts';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import type { PlacedNumber } from '#domain/wholesale/customers/numbers-to-return.ts';
import { coreDataContract, coreDataForm } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { texts } from '#i18n/client.ts';
import { useFormChanges } from '#islands/record/edit/useFormChanges.ts';
import { useUpdate } from '#islands/record/edit/useUpdate.ts';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { FormWarnings } from '#islands/ui/form/schema/FormWarnings.tsx';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import { SectionLinks } from '#islands/ui/form/schema/SectionLinks.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { toast } from '#stores/page/toasts.ts';
import { wholesaleCustomerAddress } from '#stores/wholesale/customer-address.ts';
import { numbersReturned } from '#stores/wholesale/customer-related.ts';
import { customerContext, customerLabels, fieldsIn } from './customer-labels.ts';
import { SameAddress } from './SameAddress.tsx';

const form = coreDataForm;
const notes = { sameAddress: SameAddress };

function ReturnedNumbers({ numbers }: { numbers: readonly PlacedNumber[] }) {
  const t = texts('wholesale-customers');
  return (
    <>
      <p>{t('returns.text', { count: numbers.length })}</p>
      <ul className="mt-2 grid gap-1.5">
        {numbers.map(({ title, areaName = '' }) => (
          <li key={title}>{t('returns.number', { number: title, area: areaName })}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  record: WholesaleCustomerRecord;
  store: RecordStore<WholesaleCustomerRecord, Maintenance>;
}

/** A customer in its form; only changed fields are sent, so that changes by other users stay. */
export function ChangeCustomer({ record, store }: Props) {
  const t = texts('wholesale-customers');
  const { start, changesIn } = useFormChanges(form, record.data);
  const update = useUpdate(record, store);
  const { ask, dialog } = useConfirm();
  const title = t('edit.title', { name: customerName(fieldsIn(record)) });
  usePageTitle(title);

  const close = () => wholesaleCustomerAddress.set({ edit: '' }, 'push');
  /** Asks before numbers lose their place; if the portal cannot tell, the process reports it later. */
  const confirmReturns = async (values: object): Promise<boolean> => {
    if (isSameAnswer(start['sites'], (values as { sites?: unknown }).sites)) return true;
    const numbers = await numbersReturned(record.id, record.data, values).catch(() => []);
    if (numbers.length === 0) return true;
    return ask({
      title: t('returns.title'),
      text: <ReturnedNumbers numbers={numbers} />,
      confirmLabel: t('returns.confirm'),
      cancelLabel: t('returns.cancel'),
    });
  };
  return (
    <RecordFrame route="WholesaleCoreData" list="WholesaleCustomers" title={title}>
      <SchemaForm
        form={form}
        contract={coreDataContract}
        words={customerLabels()}
        context={customerContext}
        notes={notes}
        defaults={start}
        keep={`wholesale-customers/${record.id}`}
        label={title}
        submitLabel={texts('record')('edit.save')}
        actions={<Button onClick={close}>{texts('ui')('cancel')}</Button>}
        summary={
          <div className="grid gap-4">
            <SectionLinks />
            <FormWarnings />
          </div>
        }
        confirm={confirmReturns}
        onSubmit={async (values, { idempotencyKey }) => {
          const changes = changesIn(values);
          const isChanged = Object.keys(changes).length > 0;
          if (isChanged) await update(changes, idempotencyKey);
          toast('ok', t(isChanged ? 'edit.saved' : 'edit.none'));
          close();
        }}
      />
      {dialog}
    </RecordFrame>
  );
}
