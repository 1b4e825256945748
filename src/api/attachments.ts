import { attachmentEntry } from '../contract/file.ts';
import { listOf } from '../contract/record.ts';
import { get } from './http.ts';

const attachments = listOf(attachmentEntry);

/** A record's attachments (§7-13). */
export const listAttachments = (trid: string, recordId: string) =>
  get(`/public/filebrowser/home${trid}_${encodeURIComponent(recordId)}`, { _action: 'list' }, attachments);
