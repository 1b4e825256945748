import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Subscription, SubscriptionPlace } from '#server/queries/integrations/webhook-subscriptions.ts';
import type { TokenKeys } from '#server/session/keys.ts';
import { seal, unsealWithAny } from '#server/session/seal.ts';

/** Binds a sealed secret to its address, so that rows cannot be swapped. */
export const sealedFor = ({ trid, id }: SubscriptionPlace): string => `webhook:${trid}:${id}`;

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealSecret = (keys: Pick<TokenKeys, 'sealing'>, place: SubscriptionPlace, secret: string): string =>
  seal(keys.sealing, sealedFor(place), secret);

/** Throws where no key opens it: the file of keys is another one then. */
export function openSecret(keys: Pick<TokenKeys, 'opening'>, place: SubscriptionPlace, sealed: string): string {
  const secret = unsealWithAny(keys.opening, sealedFor(place), sealed);
  if (secret === undefined) throw new Error('the secret of a webhook opens with no key');
  return secret;
}

/** The headers that a receiver checks a message by; the secret of before signs beside the new one while it counts. */
export function signedHeaders(
  keys: Pick<TokenKeys, 'opening'>,
  subscription: Subscription,
  message: { readonly id: string; readonly body: string },
  now: number,
): Record<string, string> {
  const { secret, previousSecret, previousUntil } = subscription;
  const isOverlapping = previousSecret !== null && previousUntil !== null && now < previousUntil;
  const sealed = isOverlapping ? [secret, previousSecret] : [secret];
  const time = new Date(Math.floor(now / 1000) * 1000);
  const signatures = sealed.map((one) =>
    new Webhook(openSecret(keys, subscription, one)).sign(message.id, time, message.body),
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(time.getTime() / 1000),
    'webhook-signature': signatures.join(' '),
  };
}
