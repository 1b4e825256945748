import { buffer } from 'node:stream/consumers';
import { maxFiles, maxProofFiles } from '#contract/ticket.ts';
import { type TicketData, ticketData } from '#contract/ticket-record.ts';
import { maySellOperator } from '#domain/catalogue/operators.ts';
import { templateFault, unreadableFault } from '#domain/commissions/complaint-message.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { spreadsheetExtensions } from '#domain/documents/upload-rules.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { offerConsent } from '#domain/tickets/offer-consent.ts';
import { ticketForms } from '#domain/tickets/ticket-forms.ts';
import { invalidFields } from '#server/core/errors.ts';
import { isUnfilledTemplate } from '#server/files/inspection/unfilled-template.ts';
import { inFileThread } from '#server/files/reading/file-thread.ts';
import { ticketCopyMail, ticketForMail } from '#server/mail/member-mails.ts';
import { uploadsOf } from '#server/records/engine/claim-files.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import type { CheckServices, Inspection } from '#server/records/engine/definition/check-services.ts';
import type { SideEffects } from '#server/records/engine/definition/define-record.ts';
import type { FileRules } from '#server/records/engine/definition/file-slots.ts';
import { withAnswerTime } from './answer-time.ts';
import { subjectOf } from './ticket-columns.ts';
import type { TicketCreate } from './ticket-request.ts';

export const ticketFiles: FileRules<TicketData> = {
  max: maxFiles,
  archive: 'Ticket',
  slots: {
    fileQueue: { label: '', max: maxFiles },
    // §3-6: the filled template of a commission complaint is a spreadsheet.
    excelFile: { label: 'Ausgefüllte Vorlage', max: 1, extensions: spreadsheetExtensions },
    proofFiles: { label: 'Nachweis', max: maxProofFiles },
  },
};

/** §3-6: the template of a commission complaint comes back filled in. */
export async function inspectTicketFiles(
  services: CheckServices,
  request: TicketCreate,
  { files, today }: Inspection,
): Promise<void> {
  if (request.value5 !== 'etcProvisionComplain') return;
  const [file] = await files('excelFile');
  if (file && (await isUnfilledTemplate(services, request.operator, file)))
    throw invalidFields({ excelFile: 'excelUnfilled' });
  // Workbooks of an older Excel are read by people alone.
  if (!file || extensionOf(file.name) !== 'xlsx') return;
  const template = await services.complaintTemplate?.(request.operator);
  if (!template) return;
  const bytes = await buffer(services.storage.open(file.id));
  const checked = await inFileThread({ bytes }, (thread) => thread.check(template, today)).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw invalidFields({ excelFile: unreadableFault(error) });
    throw error;
  });
  const fault = templateFault(checked);
  if (fault) throw invalidFields({ excelFile: fault });
}

/** An operator that the organisation may not sell is none of its choices. */
async function refuseOperator(request: TicketCreate, { tags }: ActionContext): Promise<void> {
  const named = { operator: '', operatorVo: '', ...request };
  const own = await tags();
  const [field] = (['operator', 'operatorVo'] as const).filter((name) => !maySellOperator(named[name] ?? '', own));
  if (field) throw invalidFields({ [field]: 'operatorNotYours' });
}

/** The request without its files, and what becomes of it from now on. */
export async function prepareTicket(request: TicketCreate, at: ActionContext): Promise<TicketData> {
  const colleagues = await at.colleagues();
  const people = colleagues.map(({ id, name }) => ({ value: id, label: name }));
  const me = at.by.actsFor ?? at.by.id;
  const faults = ruleFaults(ticketForms[request.value5], request, { ...at, people, me });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
  await refuseOperator(request, at);
  const { customerId } = request;
  const { by, now } = at;
  const maySee = by.staff || by.roles === undefined || by.roles.includes('SP');
  if (customerId && !(maySee && (await at.look.find('hfo.vp.customer', customerId))))
    throw invalidFields({ customerId: 'choose' });
  const files = Object.values(uploadsOf(ticketFiles.slots, request)).flat().length;
  const findColleagues = (id: string) => colleagues.filter((one) => one.id === id);
  const [owner] = request.owner && request.owner !== me ? findColleagues(request.owner) : [];
  const copies = (request.copies ?? []).filter((id) => id !== owner?.id).flatMap(findColleagues);
  const history = [
    { kind: 'created', at: now, by: by.name, staff: by.staff, files, ...(owner && { owner: owner.name }) },
  ];
  const concerned = { owner, copies: copies.length > 0 ? copies : undefined };
  const { version, text, scope } = offerConsent;
  const declared = { at: now, by: by.name, userId: by.id, version, text: text.de, scope: scope.de };
  const consent = request.value5 === 'etcProjectRequest' && { consent: declared };
  return withAnswerTime(ticketData.parse({ ...request, ...concerned, status: 'new', files, history, ...consent }), at);
}

/** Notifies the colleagues who own a new ticket or should know of it. */
export function notifyColleagues(ticket: TicketData, { by }: ActionContext): SideEffects {
  const { owner, copies = [] } = ticket;
  const subject = subjectOf(ticket);
  const mail: SideEffects['mail'] = ({ number, link }) => [
    ...(owner ? [ticketForMail({ recipient: owner.email, subject, by: by.name, number, link })] : []),
    ...copies
      .filter(({ id }) => id !== by.id)
      .map(({ email: recipient }) => ticketCopyMail({ recipient, subject, by: by.name, number, link })),
  ];
  return owner || copies.length > 0 ? { mail } : {};
}
