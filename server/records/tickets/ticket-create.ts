import { ruleFaults } from '../../../src/domain/form/form-faults.ts';
import { ticketForms } from '../../../src/domain/tickets/ticket-forms.ts';
import { invalidFields } from '../../core/errors.ts';
import { isUnfilledTemplate } from '../../files/content/unfilled-template.ts';
import type { Services } from '../../services.ts';
import type { ActionContext, ClaimedFiles, UploadIds } from '../define-record.ts';
import type { TicketCreate, TicketData } from './ticket-data.ts';

export function ticketFiles(request: TicketCreate): UploadIds {
  switch (request.value5) {
    case 'etcCallBackRequest':
      return {};
    case 'etcProvisionComplain':
      return { excelFile: request.excelFile, proofFiles: request.proofFiles };
    default:
      return { fileQueue: request.fileQueue };
  }
}

/** §3: the template of a commission complaint comes back filled in. */
export async function checkTicketFiles(
  services: Pick<Services, 'storage'>,
  request: TicketCreate,
  { excelFile = [] }: ClaimedFiles,
): Promise<void> {
  if (request.value5 !== 'etcProvisionComplain') return;
  const [file] = excelFile;
  if (file && (await isUnfilledTemplate(services, request.operator, file)))
    throw invalidFields({ excelFile: 'excelUnfilled' });
}

const count = (files: UploadIds) => Object.values(files).reduce((sum, ids) => sum + ids.length, 0);

export function beginTicket(request: TicketCreate, at: ActionContext): TicketData {
  const faults = ruleFaults(ticketForms[request.value5], request, at);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
  const files = count(ticketFiles(request));
  const happened = { at: at.now, by: at.by.name, staff: at.by.staff };
  const state = { status: 'new', files, history: [{ kind: 'created', ...happened, files }] } as const;
  switch (request.value5) {
    case 'etcBillingRequest': {
      const { type: _type, fileQueue: _files, ...kept } = request;
      return { ...kept, ...state };
    }
    case 'etcCallBackRequest': {
      const { type: _type, ...kept } = request;
      return { ...kept, ...state };
    }
    case 'etcProvisionComplain': {
      const { type: _type, excelFile: _excel, proofFiles: _proof, ...kept } = request;
      return { ...kept, ...state };
    }
    case 'etcProjectRequest': {
      const { type: _type, fileQueue: _files, consent: _consent, ...kept } = request;
      return { ...kept, ...state, consent: { at: at.now, by: at.by.name, userId: at.by.id } };
    }
  }
}
