import { eventsOf, factsOf } from '#domain/integrations/webhooks/webhook-events.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { enqueueHandover } from '#server/erp/enqueue-handover.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { enqueueEvents } from '#server/webhooks/enqueue-events.ts';
import type { RecordType } from './definition/define-record.ts';
import type { Scope } from './scope.ts';
import { recordName } from './search/searched-types.ts';

/** Reports a new record, or one that was changed, to the systems of the distributor and of the organisation, in the transaction of the change. */
export async function reportChange(
  { tx, services, trid, at, quiet }: Scope,
  record: RecordType,
  row: RecordRow,
  before?: Record<string, unknown>,
): Promise<void> {
  if (!quiet) await enqueueHandover(tx, services.config, { row, before, now: at.now });
  const change = { type: record.type, after: row.data, ...(before && { before }) };
  const events = quiet ? [] : eventsOf(change);
  if (events.length === 0) return;
  const { publicBaseUrl: base } = services.config;
  const facts = {
    id: row.id,
    recordType: record.type,
    ...(row.foreignid !== null && { number: row.foreignid }),
    ...factsOf(change),
    link: base + withTrid(record.link(row.id), trid),
    api: `${base}/api/foundation/${trid}/data/${row.id}`,
  };
  await enqueueEvents(tx, services.webhooks, events, { trid, recordId: row.id, facts, name: recordName(row) }, at.now);
}
