import type { Tx } from '#server/db/open.ts';
import { type ClaimRow, complainAbout, insertClaims, linesOfKind } from '#server/queries/commissions/claims.ts';
import { settleCorrections } from '#server/queries/commissions/settle-corrections.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';

const [trid, operator] = ['1001', 'VIERFUNK'];
/** What should have been paid more, in cents. */
const more = 1500;
const maxOpen = 2;

type Line = Awaited<ReturnType<typeof linesOfKind>>[number];

const claimOf = (ticketId: string, line: Line): ClaimRow => ({
  ...{ trid, of: 'line', id: String(line.id), ticketId, operator, vo: line.vo, month: line.month, kind: line.kind },
  ...{ contract: line.contract, phone: line.phone, customer: line.customer, tariff: line.tariff },
  ...{ expected: line.amount + more, received: line.amount, state: 'complained', correctedBy: null, won: null },
});

/** What the demo's complaint about commissions is about: some lines of the last months, of which one was put right already. */
export async function insertDemoClaims(tx: Tx): Promise<void> {
  const [ticket] = await matchingRecords(tx, { trid, type: 'hd.ticket' }, { kind: 'etcProvisionComplain' });
  const closings = await linesOfKind(tx, trid, operator, 'closing');
  const corrections = await linesOfKind(tx, trid, operator, 'correction');
  const pairs = corrections.flatMap((correction) => {
    const line = closings.find(({ contract, month }) => contract === correction.contract && month <= correction.month);
    return line ? [{ line, correction }] : [];
  });
  const [paid] = pairs;
  if (!ticket || !paid) return;
  const open = closings.filter(({ contract }) => pairs.every(({ line }) => line.contract !== contract));
  const lines = [paid.line, ...open.slice(0, maxOpen)];
  await insertClaims(
    tx,
    lines.map((line) => claimOf(ticket.id, line)),
  );
  await complainAbout(
    tx,
    trid,
    lines.map(({ id }) => id),
    ticket.id,
  );
  await settleCorrections(tx, trid, paid.correction.importId);
}
