import { attachmentEntry } from '../contract/file.ts';
import { listOf } from '../contract/record.ts';
import { get } from './http.ts';

const attachments = listOf(attachmentEntry);

/** A ticket's attachments (§7). */
export const listAttachments = (trid: string, ticketId: string) =>
  get(`/public/filebrowser/home${trid}_${encodeURIComponent(ticketId)}`, { _action: 'list' }, attachments);
