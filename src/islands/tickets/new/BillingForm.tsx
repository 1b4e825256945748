import { billingRequest } from '../../../contract/ticket.ts';
import { fileCounts } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { CategoryField } from './CategoryField.tsx';
import { FieldFact, FilesFact } from './Fact.tsx';
import { TicketForm } from './TicketForm.tsx';

const type = 'etcBillingRequest';
const files = fileCounts[type].fileQueue;

export function BillingForm() {
  const t = texts('ticket-form');
  return (
    <TicketForm
      type={type}
      contract={billingRequest}
      empty={{ customerOrContract: '', fileQueue: [] }}
      steps={{
        category: (
          <>
            <CategoryField type={type} />
            <TextInput name="customerOrContract" label={t('customerOrContract')} hint={t('customerOrContractHint')} />
          </>
        ),
        files: <FileDrop name="fileQueue" label={t('files')} uploader={uploader} {...files} />,
      }}
      facts={
        <>
          <FieldFact name="customerOrContract" label={t('customerOrContract')} />
          <FilesFact name="fileQueue" label={t('files')} {...files} />
        </>
      }
    />
  );
}
