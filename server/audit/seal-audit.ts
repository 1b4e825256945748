import type { BaseServices } from '../db/base-services.ts';
import { changeChain, holdChain, type Seal, unsealedEntries, writeSeals } from '../queries/audit/audit-chain.ts';
import { auditHash } from './audit-hash.ts';

const batchSize = 1000;

/** Chains what was written since: one process at a time, so that callers never wait for each other. Answers how many entries. */
export async function sealAudit({ db }: Pick<BaseServices, 'db'>): Promise<number> {
  let sealed = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const chain = await holdChain(tx);
      if (!chain) return 0;
      const entries = await unsealedEntries(tx, batchSize);
      if (entries.length === 0) return 0;
      let { seq, hash } = chain;
      const seals = entries.map((entry): Seal => {
        seq += 1;
        hash = auditHash(hash, seq, entry);
        return { id: entry.id, seq, hash };
      });
      await writeSeals(tx, seals);
      await changeChain(tx, { seq, hash });
      return seals.length;
    });
    sealed += done;
    if (done < batchSize) return sealed;
  }
}
