import type { Db } from '#server/db/open.ts';
import { lockSealedFactors, replaceKey } from '#server/queries/session/second-factors.ts';
import type { TokenKeys } from '../keys.ts';
import { seal, unseal, unsealWithAny } from '../seal.ts';

/** Binds the sealed secret of an app to its user. */
export const sealedFor = (factorId: string): string => `factor:${factorId}`;

/** Seals the secrets of all apps with the newest key; answers how many, and how many no key opens. */
export const resealFactors = (
  db: Db,
  { sealing, opening }: Pick<TokenKeys, 'sealing' | 'opening'>,
): Promise<{ resealed: number; lost: number }> =>
  db.transaction(async (tx) => {
    const counts = { resealed: 0, lost: 0 };
    for (const { id, key } of await lockSealedFactors(tx)) {
      const owner = sealedFor(id);
      if (unseal(sealing, owner, key) !== undefined) continue;
      const secret = unsealWithAny(opening, owner, key);
      if (secret === undefined) {
        counts.lost += 1;
        continue;
      }
      await replaceKey(tx, id, seal(sealing, owner, secret));
      counts.resealed += 1;
    }
    return counts;
  });
