import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { DeliveryAttempt, DeliveryState } from '#contract/integrations/webhook.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { webhookDeliveries } from '#server/db/tables/webhook-tables.ts';
import type { SubscriptionPlace } from './webhook-subscriptions.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** So many attempts of a message are kept; those of three days are fewer. */
const maxLogged = 30;

const of = ({ trid, id }: SubscriptionPlace) =>
  and(eq(webhookDeliveries.trid, trid), eq(webhookDeliveries.subscriptionId, id));

export async function insertDeliveries(tx: Tx, rows: (typeof webhookDeliveries.$inferInsert)[]): Promise<void> {
  await tx.insert(webhookDeliveries).values(rows);
}

interface Page {
  readonly state?: DeliveryState | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The messages of an address, the newest first. */
export const listDeliveries = (db: Db | Tx, place: SubscriptionPlace, { state, before, limit }: Page) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        of(place),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);

export async function findDelivery(
  db: Db | Tx,
  place: SubscriptionPlace,
  deliveryId: string,
): Promise<Delivery | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(of(place), eq(webhookDeliveries.id, deliveryId)));
  return row;
}

/** How many messages each address of a foundation has, by their state. */
export const countDeliveries = (db: Db | Tx, trid: string) =>
  db
    .select({ subscriptionId: webhookDeliveries.subscriptionId, state: webhookDeliveries.state, total: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.trid, trid))
    .groupBy(webhookDeliveries.subscriptionId, webhookDeliveries.state);

/**
 * Takes the message of an address that has waited for longest. It comes up again after `leaseMs`, unless the attempt is
 * recorded before: so none is lost where a process dies, and no other process sends it meanwhile.
 */
export async function takeDueDelivery(
  db: Db,
  { trid, id }: SubscriptionPlace,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Delivery | undefined> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(of({ trid, id }), eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextAttempt, now)))
    .orderBy(asc(webhookDeliveries.nextAttempt), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, nextAttempt: now + leaseMs })
    .where(and(eq(webhookDeliveries.trid, trid), eq(webhookDeliveries.id, sql`(${due})`)))
    .returning();
  return row;
}

/** Writes how an attempt ended. A message that was held back meanwhile stays so, unless it was accepted. */
export async function recordAttempt(
  tx: Tx,
  { trid, id }: Pick<Delivery, 'trid' | 'id'>,
  { state, nextAttempt, attempt }: { state: DeliveryState; nextAttempt?: number | undefined; attempt: DeliveryAttempt },
): Promise<void> {
  const logged = sql`case when jsonb_array_length(${webhookDeliveries.log}) < ${maxLogged} then ${webhookDeliveries.log} else ${webhookDeliveries.log} - 0 end`;
  await tx
    .update(webhookDeliveries)
    .set({
      state: state === 'waiting' ? sql`${webhookDeliveries.state}` : state,
      ...(nextAttempt !== undefined && { nextAttempt }),
      log: sql`${logged} || ${JSON.stringify([attempt])}::jsonb`,
    })
    .where(and(eq(webhookDeliveries.trid, trid), eq(webhookDeliveries.id, id)));
}

/** Keeps back what waits for an address. */
export async function holdDeliveries(tx: Tx, place: SubscriptionPlace): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'held' })
    .where(and(of(place), eq(webhookDeliveries.state, 'waiting')));
}

/** Which messages are sent again. */
interface Replayed {
  readonly id?: string;
  readonly state?: DeliveryState;
  readonly from?: number;
  readonly to?: number;
  readonly onlyUndelivered?: boolean;
}

/** Lets messages wait for being sent as if they were new; answers how many. */
export async function replayDeliveries(
  tx: Tx,
  place: SubscriptionPlace,
  { id, state, from, to, onlyUndelivered }: Replayed,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const chosen = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        of(place),
        id === undefined ? undefined : eq(webhookDeliveries.id, id),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        from === undefined ? undefined : gte(webhookDeliveries.created, from),
        to === undefined ? undefined : lte(webhookDeliveries.created, to),
        onlyUndelivered ? ne(webhookDeliveries.state, 'accepted') : undefined,
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(limit);
  const rows = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', since: now, attempts: 0, nextAttempt: now })
    .where(and(eq(webhookDeliveries.trid, place.trid), inArray(webhookDeliveries.id, chosen)))
    .returning({ id: webhookDeliveries.id });
  return rows.length;
}

/** How many messages of some foundations wait, and since when (ms) the oldest of them. */
export async function waitingDeliveries(db: Db, trids: string[]): Promise<{ count: number; oldest: number | null }> {
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<number | null>`min(${webhookDeliveries.since})`.mapWith(webhookDeliveries.since),
    })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.trid, trids), eq(webhookDeliveries.state, 'waiting')));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

export async function deleteDeliveriesUntil(db: Db, trids: string[], until: number): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.trid, trids), lt(webhookDeliveries.created, until)));
}
