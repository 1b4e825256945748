import type { ChainFault } from '#contract/staff/audit.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { Db } from '../db/open.ts';
import { changeChain, hashesAt, newestExpiry, readChain, sealedAfter } from '../queries/audit/audit-chain.ts';
import { type Anchor, anchorText, keptAnchors } from './audit-anchors.ts';
import { auditHash } from './audit-hash.ts';

const batchSize = 2000;

interface Verified {
  /** How many sealed entries were looked at. */
  readonly entries: number;
  /** The newest of them. */
  readonly last: Anchor;
  readonly fault?: { readonly why: ChainFault; readonly seq: number };
}

/** Walks the whole chain: each entry at its place, none missing, each hash as it follows from the one before. */
async function walk(db: Db): Promise<Verified> {
  const { anchorSeq, anchorHash, ...end } = await readChain(db);
  let last: Anchor = { seq: anchorSeq, hash: anchorHash };
  let entries = 0;
  if (anchorSeq > 0 && (await newestExpiry(db)) !== anchorText(last))
    return { entries, last, fault: { why: 'anchor', seq: anchorSeq } };
  for (;;) {
    const some = await sealedAfter(db, last.seq, batchSize);
    for (const entry of some) {
      const seq = last.seq + 1;
      if (entry.seq !== seq) return { entries, last, fault: { why: 'missing', seq } };
      const hash = auditHash(last.hash, seq, entry);
      if (entry.hash !== hash) return { entries, last, fault: { why: 'changed', seq } };
      last = { seq, hash };
      entries += 1;
    }
    if (some.length < batchSize) break;
  }
  // Sealed since it was begun: those are looked at the next time.
  if (last.seq < end.seq) return { entries, last, fault: { why: 'missing', seq: last.seq + 1 } };
  if (last.seq === end.seq && last.hash !== end.hash)
    return { entries, last, fault: { why: 'changed', seq: last.seq } };
  return { entries, last };
}

/** Hashes that were said elsewhere must still be those of the chain; entries that are deleted by now are not asked for. */
async function compare(db: Db, anchors: readonly Anchor[]): Promise<Verified['fault']> {
  const { anchorSeq, anchorHash } = await readChain(db);
  const laterAnchors = anchors.filter(({ seq }) => seq >= anchorSeq);
  const hashes = new Map([
    [anchorSeq, anchorHash],
    ...(await hashesAt(
      db,
      laterAnchors.map(({ seq }) => seq),
    )),
  ]);
  const wrong = laterAnchors.find(({ seq, hash }) => hashes.get(seq) !== hash);
  return wrong && { why: 'anchor', seq: wrong.seq };
}

/** Checks the whole audit log and keeps the result; `anchors` are hashes that an operator wrote down. */
export async function verifyAudit(
  { db, config, clock }: Pick<BaseServices, 'db' | 'config' | 'clock'>,
  anchors: readonly Anchor[] = [],
): Promise<Verified> {
  const chainResult = await walk(db);
  const fault = chainResult.fault ?? (await compare(db, [...keptAnchors(config), ...anchors]));
  await changeChain(db, { checked: clock(), fault: fault?.why ?? null, faultSeq: fault?.seq ?? null });
  return { ...chainResult, ...(fault && { fault }) };
}
