import { carrierMessageCalls } from '#api/wholesale/carrier-messages.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Messages of other carriers that no porting could take. */
export const carrierMessages = maintainedRecords({
  name: 'carrier-messages',
  calls: carrierMessageCalls,
  rules: { sorts: ['value1', 'value2', 'value3', 'value4', 'created'], sort: '-created', hasArchive: true },
});
