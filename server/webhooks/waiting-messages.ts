import type { Db } from '#server/db/open.ts';
import { waitingDeliveries } from '#server/queries/integrations/webhook-deliveries.ts';
import { allTrids } from '#server/queries/session/foundations.ts';

/** How many messages of all organisations wait, and since when (ms) the oldest of them. */
export async function waitingMessages(db: Db): Promise<{ count: number; oldest: number | undefined }> {
  let count = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const trids of allTrids(db)) {
    const waiting = await waitingDeliveries(db, trids);
    count += waiting.count;
    oldest = Math.min(oldest, waiting.oldest ?? oldest);
  }
  return { count, oldest: Number.isFinite(oldest) ? oldest : undefined };
}
