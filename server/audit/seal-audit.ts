import type { BaseServices } from '../db/base-services.ts';
import {
  changeChain,
  hasUnsealed,
  holdChain,
  type Seal,
  unsealedEntries,
  writeSeals,
} from '../queries/audit/audit-chain.ts';
import { keepAnchor } from './audit-anchors.ts';
import { auditHash } from './audit-hash.ts';

const batchSize = 1000;
/** How often (ms) it is looked for new entries, and a hash of the chain is said outside of the database. */
const every = 2000;
const hour = 3_600_000;

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

/** Seals while the server runs, and writes the newest hash to its log and to a file: at the start, with the first entries after it, and every hour. */
export function startAuditSealer(services: Pick<BaseServices, 'db' | 'config' | 'clock' | 'log'>): () => Promise<void> {
  const { db, clock, log } = services;
  let anchored = 0;
  let hasAnchoredEntries = false;
  let running: Promise<void> | undefined;
  let isFailing = false;
  async function run(): Promise<void> {
    try {
      const sealed = (await hasUnsealed(db)) ? await sealAudit(services) : 0;
      const isFirst = sealed > 0 && !hasAnchoredEntries;
      if (isFirst || Math.abs(clock() - anchored) >= hour) {
        await keepAnchor(services);
        anchored = clock();
        hasAnchoredEntries ||= sealed > 0;
      }
      isFailing = false;
    } catch (error) {
      // Said once for as long as it lasts.
      if (!isFailing) log.error({ err: error }, 'the audit log could not be sealed');
      isFailing = true;
    } finally {
      running = undefined;
    }
  }
  const begin = () => {
    running ??= run();
  };
  const timer = setInterval(begin, every).unref();
  begin();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
