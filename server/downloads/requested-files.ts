import type { OneTimeAction } from '#contract/file.ts';
import { paperNamed } from '#domain/sales/orders/papers.ts';
import { ApiError, notFound } from '../core/errors.ts';
import { displayName } from '../files/inspection/file-name.ts';
import { isOperator, templateName, templatePath } from '../files/inspection/operator-template.ts';
import {
  type AttachmentPlace,
  findAttachments,
  placesOf,
  type RecordAttachment,
} from '../queries/records/attachments.ts';
import { recordType } from '../records/engine/record-types.ts';
import type { Actor } from '../session/actor.ts';
import { parseHome } from './attachment-entry.ts';
import type { DownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';
import { requestedPaper } from './paper-download.ts';
import { readableRecord } from './readable-record.ts';
import { documentAt, documentsAt, isDocumentPath } from './requested-documents.ts';

interface RequestedFiles {
  /** What the download will be called. */
  name: string;
  files: DownloadFile[];
}

const templatePattern = /^templates\/commission-complaint\/([A-Z_]{1,40})\.xlsx$/;
const attachmentPattern = /^[\w-]{1,64}$/;
const maxFiles = 100;

/** Documents of the library are closed to keys of other systems. */
const namesRecord = (path: string): boolean => parseHome(path.split('/', 1)[0] ?? '') !== undefined;

/** What a one-time action asks for. Throws 404 where there is none of it or some is not for this user. */
export async function requestedFiles(
  services: DownloadServices,
  actor: Actor,
  action: OneTimeAction,
): Promise<RequestedFiles> {
  if (actor.key && ('paths' in action || (action._action === 'downloadFile' && !namesRecord(action.path))))
    throw notFound();
  if (action._action === 'downloadFile') {
    const { name, files } = await fileAtPath(services, actor, action.path);
    const withPreview = (file: DownloadFile) => (file.kind === 'library' ? { ...file, preview: true } : file);
    return { name, files: action.preview ? files.map(withPreview) : files };
  }
  if ('paths' in action) return documents(services, actor, action.paths);
  return archivedFiles(services, actor, action._attachment);
}

/** The file at a path as the file browser names it. Throws 404 where there is none that the user may read. */
export async function fileAtPath(services: DownloadServices, actor: Actor, path: string): Promise<RequestedFiles> {
  const [, operator] = templatePattern.exec(path) ?? [];
  if (operator && isOperator(operator)) return complaintTemplate(services, actor, operator);
  if (isDocumentPath(path)) {
    const document = await documentAt(services, actor.user, path);
    return { name: displayName(document.name), files: [document] };
  }
  const [folder = '', id = '', ...rest] = path.split('/');
  const home = parseHome(folder);
  if (!home || rest.length > 0) throw notFound();
  const namedPaper = paperNamed(id);
  if (namedPaper) return requestedPaper(services, actor, home, namedPaper);
  const [attachment] = await readableAttachments(services, actor, [{ trid: home.trid, id }]);
  if (attachment?.recordId !== home.id) throw notFound();
  return { name: attachment.name, files: [{ kind: 'attachment', trid: home.trid, id }] };
}

/** The operator's template in the library counts; where there is none, the portal makes one. */
async function complaintTemplate(services: DownloadServices, actor: Actor, operator: string): Promise<RequestedFiles> {
  const name = templateName(operator);
  try {
    return { name, files: [await documentAt(services, actor.user, templatePath(operator))] };
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
    return { name, files: [{ kind: 'template', operator }] };
  }
}

async function documents(services: DownloadServices, actor: Actor, paths: readonly string[]): Promise<RequestedFiles> {
  const files = await documentsAt(services, actor.user, paths);
  const [first] = files;
  return { name: files.length === 1 && first ? displayName(first.name) : 'Dokumente.zip', files };
}

/** One or several attachments by their ids, separated by commas. Throws 404 where one is missing or not for this user. */
async function archivedFiles(services: DownloadServices, actor: Actor, list: string): Promise<RequestedFiles> {
  const ids = [...new Set(list.split(',').map((id) => id.trim()))];
  if (ids.length > maxFiles) throw notFound();
  if (!ids.every((id) => attachmentPattern.test(id))) throw notFound();
  const places = await placesOf(services.db, ids);
  if (places.length !== ids.length) throw notFound();
  const attachments = await readableAttachments(services, actor, places);
  const [first] = attachments;
  const inOrder = places.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const files = inOrder.map((place): DownloadFile => ({ kind: 'attachment', ...place }));
  if (attachments.length === 1 && first) return { name: first.name, files };
  const oneRecord = attachments.every(({ recordId }) => recordId === first?.recordId);
  return { name: oneRecord && first ? archiveName(services, first) : 'Dateien.zip', files };
}

function archiveName(services: DownloadServices, { type, foreignid }: RecordAttachment): string {
  const name = recordType(services, type).files?.archive ?? 'Dateien';
  return `${foreignid === null ? name : `${name}_${foreignid}`}.zip`;
}

async function readableAttachments(
  services: DownloadServices,
  actor: Actor,
  places: readonly AttachmentPlace[],
): Promise<RecordAttachment[]> {
  const attachments = await findAttachments(services.db, places);
  if (attachments.length !== places.length) throw notFound();
  for (const recordId of new Set(attachments.map((attachment) => attachment.recordId))) {
    const { trid } = attachments.find((attachment) => attachment.recordId === recordId) as RecordAttachment;
    await readableRecord(services, actor, trid, recordId);
  }
  return attachments;
}
