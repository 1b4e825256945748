import type { BaseServices } from '../db/base-services.ts';
import { changeChain, holdChain, type Seal, unsealedEntries, writeSeals } from '../queries/audit/audit-chain.ts';
import { auditHash } from './audit-hash.ts';
import { streamAudit } from './stream-audit.ts';

const batchSize = 1000;

/** A command beside no server has no log. */
type SealServices = Pick<BaseServices, 'db'> & Partial<Pick<BaseServices, 'log'>>;

/**
 * Chains what was written since and writes it to the log: one process at a time, so that callers never wait for each other. Answers how
 * many entries.
 */
export async function sealAudit({ db, log }: SealServices): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { entries, seals } = await db.transaction(async (tx) => {
      const chain = await holdChain(tx);
      const entries = chain ? await unsealedEntries(tx, batchSize) : [];
      if (!chain || entries.length === 0) return { entries, seals: [] };
      let { seq, hash } = chain;
      const seals = entries.map((entry): Seal => {
        seq += 1;
        hash = auditHash(hash, seq, entry);
        return { id: entry.id, seq, hash };
      });
      await writeSeals(tx, seals);
      await changeChain(tx, { seq, hash });
      return { entries, seals };
    });
    // Committed: what the log says is in the chain.
    if (log) streamAudit(log, entries, seals);
    sealed += seals.length;
    if (seals.length < batchSize) return sealed;
  }
}
