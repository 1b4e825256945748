import type { SecretAnswer } from '#contract/integrations/webhook.ts';
import { secretOverlap } from '#domain/integrations/webhooks/deliveries.ts';
import { type Subscription, updateSubscription } from '#server/queries/integrations/webhook-subscriptions.ts';
import { lockedSubscription, type Manager, placeOf, tell } from './webhook-manager.ts';
import { newSecret, openSecret, sealSecret } from './webhook-secrets.ts';
import type { WebhookServices } from './webhook-services.ts';

const secretOf = ({ keys }: WebhookServices, subscription: Subscription, now: number): SecretAnswer => {
  const { previousUntil } = subscription;
  const secret = openSecret(keys, subscription, subscription.secret);
  return { secret, ...(previousUntil !== null && now < previousUntil && { previousUntil }) };
};

/** The secret of an address, for one who has proved to be who they are. */
export async function showSecret(services: WebhookServices, manager: Manager, id: string): Promise<SecretAnswer> {
  return services.db.transaction(async (tx) => {
    const subscription = await lockedSubscription(tx, manager, id);
    await tell(tx, services, manager, subscription, { act: 'showSecret' });
    return secretOf(services, subscription, services.clock());
  });
}

/** A new secret signs from now on, for a day beside the one before it. */
export async function rotateSecret(services: WebhookServices, manager: Manager, id: string): Promise<SecretAnswer> {
  const { clock, db, keys } = services;
  const place = placeOf(manager, id);
  const secret = newSecret();
  const now = clock();
  const previousUntil = now + secretOverlap;
  await db.transaction(async (tx) => {
    const current = await lockedSubscription(tx, manager, id);
    await updateSubscription(tx, place, {
      secret: sealSecret(keys, place, secret),
      secretSince: now,
      previousSecret: current.secret,
      previousUntil,
      version: current.version + 1,
    });
    await tell(tx, services, manager, current, { act: 'rotateSecret', mail: 'secret' });
  });
  services.sendMails();
  return { secret, previousUntil };
}
