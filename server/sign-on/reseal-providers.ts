import type { Db } from '#server/db/open.ts';
import { listProviders, updateProvider } from '#server/queries/integrations/sign-on-providers.ts';
import type { TokenKeys } from '#server/session/keys.ts';
import { unseal, unsealWithAny } from '#server/session/seal.ts';
import { sealedFor, sealSecret } from './provider-secrets.ts';

/** Seals the secrets of all providers with the newest key; answers how many, and how many no key opens. */
export const resealProviders = (
  db: Db,
  keys: Pick<TokenKeys, 'sealing' | 'opening'>,
): Promise<{ resealed: number; lost: number }> =>
  db.transaction(async (tx) => {
    const counts = { resealed: 0, lost: 0 };
    const again = (id: string, sealed: string | null): string | null => {
      if (sealed === null || unseal(keys.sealing, sealedFor(id), sealed) !== undefined) return sealed;
      const secret = unsealWithAny(keys.opening, sealedFor(id), sealed);
      counts[secret === undefined ? 'lost' : 'resealed'] += 1;
      return secret === undefined ? sealed : sealSecret(keys, id, secret);
    };
    for (const { id, secret, proposal } of await listProviders(tx)) {
      const change = {
        secret: again(id, secret),
        proposal: proposal && { ...proposal, secret: again(id, proposal.secret) },
      };
      await updateProvider(tx, id, change);
    }
    return counts;
  });
