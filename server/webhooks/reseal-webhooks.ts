import type { Db } from '#server/db/open.ts';
import { lockSecrets, updateSubscription } from '#server/queries/integrations/webhook-subscriptions.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import type { TokenKeys } from '#server/session/keys.ts';
import { unseal, unsealWithAny } from '#server/session/seal.ts';
import { sealedFor, sealSecret } from './webhook-secrets.ts';

type SealingKeys = Pick<TokenKeys, 'sealing' | 'opening'>;
type Counts = { resealed: number; lost: number };

const resealFor = (db: Db, keys: SealingKeys, trids: string[], counts: Counts) =>
  db.transaction(async (tx) => {
    for (const { trid, id, ...secrets } of await lockSecrets(tx, trids)) {
      const place = { trid, id };
      for (const [name, sealed] of Object.entries(secrets)) {
        if (sealed === null || unseal(keys.sealing, sealedFor(place), sealed) !== undefined) continue;
        const secret = unsealWithAny(keys.opening, sealedFor(place), sealed);
        if (secret === undefined) counts.lost += 1;
        else {
          await updateSubscription(tx, place, { [name]: sealSecret(keys, place, secret) });
          counts.resealed += 1;
        }
      }
    }
  });

/** Seals the secrets of all webhooks with the newest key; answers how many, and how many no key opens. */
export async function resealWebhooks(db: Db, keys: SealingKeys): Promise<Counts> {
  const counts = { resealed: 0, lost: 0 };
  for await (const trids of allTrids(db)) await resealFor(db, keys, trids, counts);
  return counts;
}
