import { type ComplaintRequest, complaintClaims, complaintPreview } from '#contract/commissions/complaint.ts';
import { missingAnswer } from '#contract/commissions/missing.ts';
import { ticketRecord } from '#contract/ticket-record.ts';
import { get, post } from '../http.ts';

const of = (trid: string) => `/foundation/${trid}`;

/** What an address names to be complained about: ids, parted by commas. */
interface NamedClaims {
  readonly lines: string;
  readonly orders: string;
  readonly gaps: string;
  /** The operator that typed rows go to, where no id is named. */
  readonly operator: string;
}

export const previewComplaint = (trid: string, { lines, orders, gaps, operator }: NamedClaims) =>
  get(
    `${of(trid)}/commission-complaints/preview`,
    { ...(lines && { lines }), ...(orders && { orders }), ...(gaps && { gaps }), ...(operator && { operator }) },
    complaintPreview,
  );

export const sendComplaint = (trid: string, request: ComplaintRequest, idempotencyKey: string) =>
  post(`${of(trid)}/commission-complaints`, { ...request }, ticketRecord, { idempotencyKey });

/** What a ticket complains about. */
export const readClaims = (trid: string, ticketId: string) =>
  get(`${of(trid)}/commission-complaints/${encodeURIComponent(ticketId)}`, {}, complaintClaims);

export const readMissing = (trid: string) => get(`${of(trid)}/missing-commissions`, {}, missingAnswer);
