import type { Claim, ClaimKind, ComplaintClaims } from '#contract/commissions/complaint.ts';
import type { LineState } from '#contract/commissions/line.ts';
import { type ClaimRow, claimsOfTicket } from '#server/queries/commissions/claims.ts';
import { findReadable } from '#server/records/engine/find-readable.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { ActingFor } from '#server/session/actor.ts';

const wireClaim = ({
  id,
  of,
  state,
  month,
  customer,
  contract,
  tariff,
  expected,
  received,
  ...row
}: ClaimRow): Claim => ({
  ...{ id, of: of as ClaimKind, state: state as LineState, expected, received },
  ...(month && { month }),
  ...(customer !== null && { customer }),
  ...(contract !== null && { contract }),
  ...(tariff !== null && { tariff }),
  ...(row.won !== null && { won: row.won }),
  ...(row.correctedBy !== null && { correctedBy: String(row.correctedBy) }),
});

/** What a ticket complains about, for who may read the ticket. */
export async function readClaims(services: RecordServices, acting: ActingFor, id: string): Promise<ComplaintClaims> {
  const ticket = await findReadable(services, acting, id);
  const claims = await claimsOfTicket(services.db, ticket.trid, ticket.id);
  return { items: claims.map(wireClaim), won: claims.reduce((sum, { won }) => sum + (won ?? 0), 0) };
}
