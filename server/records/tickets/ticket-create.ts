import type { TicketData } from '../../../src/contract/ticket-data.ts';
import { neededByFault } from '../../../src/domain/tickets/needed-by-date.ts';
import { invalidFields } from '../../core/errors.ts';
import { isUnfilledTemplate } from '../../files/content/unfilled-template.ts';
import type { Services } from '../../services.ts';
import type { ActionContext, ClaimedFiles, UploadIds } from '../action.ts';
import type { TicketCreate } from './ticket-request.ts';

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
  const files = count(ticketFiles(request));
  const happened = { at: at.now, by: at.by.name, staff: at.by.staff };
  const history: TicketData['history'] = [{ kind: 'created', ...happened, files }];
  const state = { status: 'new', files, history } as const;
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
      const neededBy = neededByFault(kept.neededBy, at.today, at.holidays);
      if (neededBy) throw invalidFields({ neededBy });
      return { ...kept, ...state, consent: { at: at.now, by: at.by.name, userId: at.by.id } };
    }
  }
}
