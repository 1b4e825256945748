import { maintenance } from '#contract/maintenance.ts';
import { unassignedMessageRecord, unassignedMessageRow } from '#contract/wholesale/unassigned-message.ts';
import { recordCalls } from '../records.ts';

export const carrierMessageCalls = recordCalls('etc.unassignedMessage', {
  row: unassignedMessageRow,
  detail: unassignedMessageRecord,
  action: maintenance,
});
