import type { OrderData } from '#contract/sales/order.ts';
import { presentEvent } from '#domain/sales/orders/handover.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import { lockOrderNumbered } from '#server/queries/integrations/order-handovers.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { enqueueDocument } from './enqueue-handover.ts';

/** Lets an order wait again as it stands; answers for how many targets, undefined where there is no such order. */
export async function resendOrder(
  { db, config, clock }: Pick<BaseServices, 'db' | 'config' | 'clock'>,
  number: string,
): Promise<{ readonly version: number; readonly targets: number } | undefined> {
  for await (const trids of allTrids(db)) {
    const sent = await db.transaction(async (tx) => {
      const row = await lockOrderNumbered(tx, trids, number);
      if (!row) return undefined;
      const event = presentEvent(row.data as OrderData);
      return { version: row.version, targets: await enqueueDocument(tx, config, row, { event, now: clock() }) };
    });
    if (sent) return sent;
  }
  return undefined;
}
