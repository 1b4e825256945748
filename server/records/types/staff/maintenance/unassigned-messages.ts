import { createHash } from 'node:crypto';
import { unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { href } from '#domain/access/routes.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

/** Messages of other carriers that no porting could take (`records/wholesale/deliver-message.ts`); they change nothing. */
export const unassignedMessages = defineRecord(unassignedMessage, {
  number: 'none',
  home: 'distributor',
  prepare: (message) => message,
  columns: ({ why, carrier, vaId }) => ({ reason: why, carrier, vaId }),
  searchText: ({ raw, carrier, vaId }) => [raw, carrier, vaId],
  // A gateway that was not heard sends the same once more.
  unique: { field: 'raw', key: ({ raw }) => createHash('sha256').update(raw).digest('hex') },
  created: 'record.created',
  title: ({ carrier }) => (carrier ? `Meldung von ${carrierName(carrier)}` : 'Meldung ohne Absender'),
  link: (id) => href('CarrierMessages', 'de', { id }),
  access: { read: employee, write: employee },
});
