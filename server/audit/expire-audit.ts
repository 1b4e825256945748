import { clockSlack } from '../core/clock-slack.ts';
import type { BaseServices } from '../db/base-services.ts';
import { changeChain, deleteSealedUntil, holdChain, lastBefore, sealedAfter } from '../queries/audit/audit-chain.ts';
import { appendAuditIn } from './append-audit.ts';
import { anchorText } from './audit-anchors.ts';

const day = 86_400_000;

/**
 * Deletes the beginning of the chain that is older than entries are kept; the hash of the last deleted entry is what the
 * rest follows from, and an entry says so. Answers how many were deleted.
 */
export function expireAudit({ db, config, clock }: Pick<BaseServices, 'db' | 'config' | 'clock'>): Promise<number> {
  const now = clock();
  if (config.auditKeepDays === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx);
    if (!chain) return 0;
    const until = now - config.auditKeepDays * day - clockSlack;
    const [first] = await sealedAfter(tx, chain.anchorSeq, 1);
    // Once a day, because each time leaves an entry of its own.
    if (!first || first.time > until - day) return 0;
    const last = await lastBefore(tx, chain, until);
    if (!last?.hash || last.seq === null) return 0;
    const anchor = { seq: last.seq, hash: last.hash };
    const deleted = await deleteSealedUntil(tx, anchor.seq);
    await changeChain(tx, { anchorSeq: anchor.seq, anchorHash: anchor.hash });
    await appendAuditIn(tx, now, [{ kind: 'expired', by: { name: 'Portal' }, text: anchorText(anchor) }]);
    return deleted;
  });
}
