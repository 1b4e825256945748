import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PauseReason, WebhookEvent } from '#contract/integrations/webhook.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { webhookDeliveries, webhookSubscriptions } from '#server/db/tables/webhook-tables.ts';

export type Subscription = typeof webhookSubscriptions.$inferSelect;
export type SubscriptionPlace = Pick<Subscription, 'trid' | 'id'>;

const at = ({ trid, id }: SubscriptionPlace) =>
  and(eq(webhookSubscriptions.trid, trid), eq(webhookSubscriptions.id, id));

export const listSubscriptions = (db: Db | Tx, trid: string): Promise<Subscription[]> =>
  db
    .select()
    .from(webhookSubscriptions)
    .where(eq(webhookSubscriptions.trid, trid))
    .orderBy(asc(webhookSubscriptions.created), asc(webhookSubscriptions.id));

/** With `lock`, no other transaction changes it meanwhile. */
export async function findSubscription(
  db: Db | Tx,
  place: SubscriptionPlace,
  lock = false,
): Promise<Subscription | undefined> {
  const query = db.select().from(webhookSubscriptions).where(at(place));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** The addresses of a foundation that are told of one of these events. */
export const subscribersOf = (tx: Tx, trid: string, event: WebhookEvent) =>
  tx
    .select({
      id: webhookSubscriptions.id,
      includesNames: webhookSubscriptions.includesNames,
      paused: webhookSubscriptions.paused,
    })
    .from(webhookSubscriptions)
    .where(and(eq(webhookSubscriptions.trid, trid), arrayContains(webhookSubscriptions.events, [event])));

/** Whether the foundation has any address at all. */
export async function hasSubscriptions(tx: Tx, trid: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(webhookSubscriptions)
    .where(eq(webhookSubscriptions.trid, trid))
    .limit(1);
  return rows.length > 0;
}

export async function insertSubscription(tx: Tx, row: typeof webhookSubscriptions.$inferInsert): Promise<void> {
  await tx.insert(webhookSubscriptions).values(row);
}

export async function updateSubscription(
  tx: Tx,
  place: SubscriptionPlace,
  change: Partial<typeof webhookSubscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(webhookSubscriptions).set(change).where(at(place));
}

export async function deleteSubscription(tx: Tx, place: SubscriptionPlace): Promise<void> {
  await tx.delete(webhookSubscriptions).where(at(place));
}

/** False where it was paused already. */
export async function pauseSubscription(
  tx: Tx,
  place: SubscriptionPlace,
  { now, reason }: { readonly now: number; readonly reason: PauseReason },
): Promise<boolean> {
  const rows = await tx
    .update(webhookSubscriptions)
    .set({ paused: now, pauseReason: reason, version: sql`${webhookSubscriptions.version} + 1` })
    .where(and(at(place), isNull(webhookSubscriptions.paused)))
    .returning({ id: webhookSubscriptions.id });
  return rows.length > 0;
}

/** Addresses of some foundations for which something is due at a moment (ms). */
export const subscriptionsWithDue = (db: Db, trids: string[], now: number, limit: number) =>
  db
    .selectDistinct({ trid: webhookSubscriptions.trid, id: webhookSubscriptions.id })
    .from(webhookSubscriptions)
    .innerJoin(
      webhookDeliveries,
      and(
        eq(webhookDeliveries.trid, webhookSubscriptions.trid),
        eq(webhookDeliveries.subscriptionId, webhookSubscriptions.id),
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAttempt, now),
      ),
    )
    .where(
      and(
        inArray(webhookSubscriptions.trid, trids),
        isNull(webhookSubscriptions.paused),
        lte(webhookSubscriptions.restsUntil, now),
      ),
    )
    .limit(limit);

/** Deletes secrets that sign no longer. */
export async function forgetSecretsUntil(db: Db, trids: string[], now: number): Promise<void> {
  await db
    .update(webhookSubscriptions)
    .set({ previousSecret: null, previousUntil: null })
    .where(
      and(
        inArray(webhookSubscriptions.trid, trids),
        isNotNull(webhookSubscriptions.previousUntil),
        lte(webhookSubscriptions.previousUntil, now),
      ),
    );
}

/** Sealed secrets of some foundations, locked until the end of the transaction. */
export const lockSecrets = (tx: Tx, trids: string[]) =>
  tx
    .select({
      trid: webhookSubscriptions.trid,
      id: webhookSubscriptions.id,
      secret: webhookSubscriptions.secret,
      previousSecret: webhookSubscriptions.previousSecret,
    })
    .from(webhookSubscriptions)
    .where(inArray(webhookSubscriptions.trid, trids))
    .for('update');
