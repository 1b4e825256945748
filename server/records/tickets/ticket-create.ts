import { maxFiles, maxProofFiles } from '../../../src/contract/ticket.ts';
import { type TicketData, ticketData } from '../../../src/contract/ticket-data.ts';
import { spreadsheetExtensions } from '../../../src/domain/documents/upload-rules.ts';
import { ruleFaults } from '../../../src/domain/form/form-faults.ts';
import { ticketForms } from '../../../src/domain/tickets/ticket-forms.ts';
import { invalidFields } from '../../core/errors.ts';
import { isUnfilledTemplate } from '../../files/content/unfilled-template.ts';
import type { FileServices } from '../../files/file-services.ts';
import { uploadsOf } from '../claim-files.ts';
import type { ActionContext, ClaimedFiles } from '../definition/action.ts';
import type { FileRules } from '../definition/file-slots.ts';
import { withAnswerTime } from './answer-time.ts';
import type { TicketCreate } from './ticket-request.ts';

export const ticketFiles: FileRules<TicketData> = {
  max: maxFiles,
  archive: 'Ticket',
  slots: {
    fileQueue: { label: '', max: maxFiles },
    // §3: the filled template of a commission complaint is a spreadsheet.
    excelFile: { label: 'Ausgefüllte Vorlage', max: 1, extensions: spreadsheetExtensions },
    proofFiles: { label: 'Nachweis', max: maxProofFiles },
  },
};

/** §3: the template of a commission complaint comes back filled in. */
export async function checkTicketFiles(
  services: Pick<FileServices, 'storage'>,
  request: TicketCreate,
  { excelFile = [] }: ClaimedFiles,
): Promise<void> {
  if (request.value5 !== 'etcProvisionComplain') return;
  const [file] = excelFile;
  if (file && (await isUnfilledTemplate(services, request.operator, file)))
    throw invalidFields({ excelFile: 'excelUnfilled' });
}

/** The request without its files, and what becomes of it from now on. */
export async function beginTicket(request: TicketCreate, at: ActionContext): Promise<TicketData> {
  const faults = ruleFaults(ticketForms[request.value5], request, at);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
  const { customerId } = request;
  if (customerId && !(await at.look.find('hfo.vp.customer', customerId))) throw invalidFields({ customerId: 'choose' });
  const { by, now } = at;
  const files = Object.values(uploadsOf(ticketFiles.slots, request)).flat().length;
  const history = [{ kind: 'created', at: now, by: by.name, staff: by.staff, files }];
  const consent = request.value5 === 'etcProjectRequest' && { consent: { at: now, by: by.name, userId: by.id } };
  return withAnswerTime(ticketData.parse({ ...request, status: 'new', files, history, ...consent }), at);
}
