import { carrierMessageCalls } from '#api/wholesale/carrier-messages.ts';
import { unassignedMessageColumns } from '#contract/wholesale/unassigned-message.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Messages of other carriers that no porting could take. */
export const carrierMessages = maintainedRecords({
  name: 'carrier-messages',
  calls: carrierMessageCalls,
  rules: {
    columns: unassignedMessageColumns,
    sorts: ['beginning', 'reason', 'carrier', 'vaId', 'created'],
    sort: '-created',
    hasArchive: true,
  },
});
