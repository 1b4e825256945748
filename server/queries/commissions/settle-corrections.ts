import type { CommissionKind } from '#contract/commissions/line.ts';
import { matchCorrections } from '#domain/commissions/match-corrections.ts';
import type { Tx } from '#server/db/open.ts';
import { claimsCorrectedBy, linesOfImport, payClaim, unpayClaim, waitingClaims } from './claims.ts';
import { lineId } from './line-ids.ts';

const orUndefined = (text: string | null) => text ?? undefined;

/**
 * Finds which claims of a foundation the lines of an import put right, and says so at both, in the transaction that takes
 * the import over. Answers how many.
 */
export async function settleCorrections(tx: Tx, trid: string, importId: number): Promise<number> {
  const claims = await waitingClaims(tx, trid);
  if (claims.length === 0) return 0;
  const lines = await linesOfImport(tx, trid, importId);
  const claimById = new Map(claims.map((claim) => [`${claim.of}-${claim.id}`, claim]));
  const correctionMatches = matchCorrections(
    [...claimById].map(([id, { contract, phone, kind, of, ...claim }]) => ({
      ...claim,
      id,
      contract: orUndefined(contract),
      phone: orUndefined(phone),
      kind: of === 'order' ? undefined : ((kind ?? undefined) as CommissionKind | undefined),
    })),
    lines
      // A line that is complained about itself puts nothing right.
      .filter(({ id }) => !claimById.has(`line-${id}`))
      .map(({ id, contract, phone, kind, ...line }) => ({
        ...line,
        id: String(id),
        contract: orUndefined(contract),
        phone: orUndefined(phone),
        kind: kind as CommissionKind,
      })),
  );
  for (const { claim, line, won } of correctionMatches) {
    const row = claimById.get(claim);
    if (row) await payClaim(tx, row, Number(line), won);
  }
  return correctionMatches.length;
}

/** Before the lines of an import are taken away: what they had put right waits again. */
export async function undoCorrections(tx: Tx, trid: string, importId: number): Promise<void> {
  for (const claim of await claimsCorrectedBy(tx, trid, lineId(importId, 0), lineId(importId + 1, 0) - 1))
    await unpayClaim(tx, claim);
}
