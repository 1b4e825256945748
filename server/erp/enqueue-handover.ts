import type { OrderData } from '#contract/sales/order.ts';
import type { HandoverEvent } from '#contract/sales/order-handover.ts';
import { handoverOf } from '#domain/sales/orders/handover.ts';
import type { Config } from '#server/config/config.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import { insertHandovers } from '#server/queries/integrations/order-handovers.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { documentOf } from './order-document.ts';

export const orderType = 'hfo.vp.order';

type Settings = Pick<Config, 'erp' | 'publicBaseUrl'>;

/** Where orders go by these settings; nowhere without the profile. */
const targetsOf = ({ erp }: Settings) => [
  ...(erp.folder === undefined ? [] : (['file'] as const)),
  ...(erp.webhook === undefined ? [] : (['webhook'] as const)),
];

/** Lets a version of an order wait for each target, in a transaction; answers how many there are. */
export async function enqueueDocument(
  tx: Tx,
  config: Settings,
  row: RecordRow,
  { event, now }: { readonly event: HandoverEvent; readonly now: number },
): Promise<number> {
  const targets = targetsOf(config);
  if (targets.length === 0) return 0;
  const body = JSON.stringify(documentOf(row, { event, now, base: config.publicBaseUrl }));
  const { trid, id: recordId, version } = row;
  const waiting = { trid, recordId, version, event, created: now, nextAttempt: now, body };
  await insertHandovers(
    tx,
    targets.map((target) => ({ ...waiting, target, id: uuidv7(now) })),
  );
  return targets.length;
}

/** Hands an order over to the distributor's own system, in the transaction of its change. */
export async function enqueueHandover(
  tx: Tx,
  config: Settings,
  {
    row,
    before,
    now,
  }: { readonly row: RecordRow; readonly before?: Record<string, unknown> | undefined; readonly now: number },
): Promise<void> {
  if (row.type !== orderType) return;
  const event = handoverOf(config.erp.moment, {
    after: row.data as OrderData,
    before: before as OrderData | undefined,
  });
  if (event) await enqueueDocument(tx, config, row, { event, now });
}
