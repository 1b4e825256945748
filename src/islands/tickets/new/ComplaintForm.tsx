import { provisionComplaint } from '../../../contract/ticket.ts';
import { operatorChoices } from '../../../domain/content/operator-choices.ts';
import { spreadsheetExtensions } from '../../../domain/documents/upload-rules.ts';
import { providerName } from '../../../domain/text/provider-name.ts';
import { fileCounts } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { CategoryField } from './CategoryField.tsx';
import { FieldFact, FilesFact } from './Fact.tsx';
import { TemplateDownload } from './TemplateDownload.tsx';
import { TicketForm } from './TicketForm.tsx';

const type = 'etcProvisionComplain';
const { excelFile, proofFiles } = fileCounts[type];

export function ComplaintForm() {
  const t = texts('ticket-form');
  const labels = {
    operator: t('complaint.operator'),
    excel: t('complaint.excelFile'),
    proofs: t('complaint.proofFiles'),
  };
  return (
    <TicketForm
      type={type}
      contract={provisionComplaint}
      empty={{ description: '', operator: '', excelFile: [], proofFiles: [] }}
      steps={{
        category: (
          <>
            <CategoryField type={type} />
            <TextArea name="description" label={t('description')} hint={t('complaintHint')} max={2000} />
            <Select
              name="operator"
              label={labels.operator}
              hint={t('complaint.operatorHint')}
              options={operatorChoices}
            />
            <TemplateDownload />
          </>
        ),
        files: (
          <>
            <TemplateDownload />
            <FileDrop
              name="excelFile"
              label={labels.excel}
              uploader={uploader}
              extensions={spreadsheetExtensions}
              {...excelFile}
            />
            <FileDrop name="proofFiles" label={labels.proofs} uploader={uploader} {...proofFiles} />
          </>
        ),
      }}
      facts={
        <>
          <FieldFact name="operator" label={labels.operator} words={providerName} />
          <FieldFact name="description" label={t('description')} />
          <FilesFact name="excelFile" label={labels.excel} {...excelFile} />
          <FilesFact name="proofFiles" label={labels.proofs} {...proofFiles} />
        </>
      }
    />
  );
}
