import { maintenance } from '#contract/maintenance.ts';
import { savedReplyRecord, savedReplyRow } from '#contract/staff/saved-reply.ts';
import { recordCalls } from '../records.ts';

export const savedReplyCalls = recordCalls('etc.savedReply', {
  row: savedReplyRow,
  detail: savedReplyRecord,
  action: maintenance,
});
