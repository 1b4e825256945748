import type {
  ClaimKind,
  ComplaintPreview,
  PreparedComplaint,
  SuggestedClaim,
} from '#contract/commissions/complaint.ts';
import { maxClaims } from '#contract/commissions/complaint.ts';
import type { CommissionKind, LineState } from '#contract/commissions/line.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { OrderData } from '#contract/sales/order.ts';
import type { TicketReference } from '#contract/ticket-reference.ts';
import { partsOfGap } from '#domain/commissions/gap-id.ts';
import {
  commonCategory,
  expectedOf,
  suggestedCategory,
  suggestedReason,
  templateAmount,
} from '#domain/commissions/suggest-complaint.ts';
import { germanDay, monthOfDay } from '#domain/date/calendar-day.ts';
import { portedIn } from '#domain/sales/orders/ordered-numbers.ts';
import { badRequest, notFound } from '#server/core/errors.ts';
import { isOperator } from '#server/files/inspection/operator-template.ts';
import { claimsNamed, deadlineOf, linesNamed, type NamedLine } from '#server/queries/commissions/claims.ts';
import { gapsOf } from '#server/queries/commissions/gaps.ts';
import { lineIds } from '#server/queries/commissions/line-ids.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { maySee } from '#server/records/engine/definition/access.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { orderCaption } from '../sales/orders/order-columns.ts';
import { type FoundProof, findProofs } from './complaint-proofs.ts';
import { activatedOn, operatorsOfVos } from './order-activation.ts';
import { deadlineAfter } from './payment-terms.ts';
import { ticketReference } from './ticket-reference.ts';

/** Far more than anybody loses in a month. */
const maxGaps = 1000;

/** Ids as a query names them. */
export const namedIds = (text = ''): string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** A line or an order that a user wants to complain about, with all known details. */
export interface FoundClaim {
  readonly of: ClaimKind;
  readonly id: string;
  readonly operator: string;
  readonly state: LineState;
  readonly ticket?: TicketReference | undefined;
  readonly claim: SuggestedClaim;
  readonly kind: CommissionKind | undefined;
  /** Cents that were paid. */
  readonly received: number;
  /** A line that proves it. */
  readonly proved?: NamedLine;
  readonly order?: RecordRow;
}

const withoutEmpty = <T extends object>(parts: T) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const ticketOf = (id: string | null | undefined, number: string | null | undefined) =>
  id ? ticketReference(id, number) : undefined;

function lineFound(line: NamedLine): FoundClaim {
  const kind = line.kind as CommissionKind;
  const expected = expectedOf({ kind, amount: line.amount });
  const id = String(line.id);
  const row = withoutEmpty({
    vo: line.vo,
    customer: line.customer,
    contract: line.contract,
    phone: line.phone && formatPhone(line.phone),
    tariff: line.tariff,
    activated: line.activated && germanDay(line.activated),
    expected: expected === undefined ? undefined : templateAmount(expected),
    received: templateAmount(line.amount),
    reason: suggestedReason(suggestedCategory(kind)),
  });
  return {
    ...{ of: 'line', id, operator: line.operator, kind, received: line.amount, proved: line },
    state: line.state as LineState,
    ticket: ticketOf(line.ticketId, line.ticketNumber),
    claim: { ...{ id, of: 'line', month: line.month, kind, row }, ...withoutEmpty({ deadline: line.deadline }) },
  };
}

/** A contract that was paid for each month and is not any more, or for less, by the last line that paid it. */
async function gapFound(db: RecordServices['db'], trid: string, id: string): Promise<FoundClaim> {
  const { lineId, missingSince } = partsOfGap(id) ?? {};
  if (!lineId || !missingSince) throw notFound();
  const { items } = await gapsOf(db, trid, missingSince, maxGaps);
  const gap = items.find((one) => one.lineId === lineId);
  const [line] = await linesNamed(db, trid, lineIds([lineId]));
  if (!gap || !line) throw notFound();
  const [claimed] = await claimsNamed(db, trid, 'gap', [id]);
  const kind = gap.kind === 'airtime' ? gap.kind : undefined;
  const deadline = await deadlineOf(db, trid, { operator: gap.operator, vo: gap.vo, month: missingSince });
  const { row } = lineFound(line).claim;
  const amounts = {
    expected: templateAmount(gap.lastAmount),
    received: templateAmount(gap.amount ?? 0),
    reason: suggestedReason(suggestedCategory(kind)),
  };
  return {
    ...{ of: 'gap', id, operator: gap.operator, kind, received: gap.amount ?? 0, proved: line },
    state: (claimed?.state as LineState | undefined) ?? 'open',
    ticket: ticketOf(claimed?.ticketId, claimed?.ticketNumber),
    claim: {
      ...{ id, of: 'gap', month: missingSince, kind: gap.kind, row: { ...row, ...amounts } },
      ...withoutEmpty({ deadline }),
    },
  };
}

async function orderFound(services: RecordServices, order: RecordRow): Promise<FoundClaim> {
  const data = order.data as unknown as OrderData;
  const vo = String(data.values['voNumber'] ?? '');
  const operator = (await operatorsOfVos(services.db, order.trid)).get(vo);
  const activated = activatedOn(data);
  // What was never active, or sold under no number of an operator's, has no commission to miss.
  if (!operator || !activated) throw notFound();
  const [claimed] = await claimsNamed(services.db, order.trid, 'order', [order.id]);
  const [phone] = portedIn(data.values);
  const row = withoutEmpty({
    ...{ vo, customer: data.customerName, contract: data.contractNumber, tariff: orderCaption(data) },
    phone: phone && formatPhone(phone),
    activated: germanDay(activated),
    received: templateAmount(0),
    reason: suggestedReason('missing'),
  });
  const terms = await services.paymentTerms?.();
  const deadline = deadlineAfter(terms?.get(operator), activated);
  return {
    ...{ of: 'order', id: order.id, operator, kind: undefined, received: 0, order },
    state: (claimed?.state as LineState | undefined) ?? 'open',
    ticket: ticketOf(claimed?.ticketId, claimed?.ticketNumber),
    claim: { ...{ id: order.id, of: 'order', month: monthOfDay(activated), row }, ...withoutEmpty({ deadline }) },
  };
}

/** Ids of the lines, orders and gaps that a user wants to complain about. */
interface ClaimIds {
  readonly lines: readonly string[];
  readonly orders: readonly string[];
  readonly gaps: readonly string[];
}

/** Returns all of the requested claims or a 404: claims of other foundations do not exist here. */
export async function findClaimed(
  services: RecordServices,
  acting: ActingFor,
  claimIds: ClaimIds,
): Promise<FoundClaim[]> {
  if (claimIds.lines.length + claimIds.orders.length + claimIds.gaps.length > maxClaims)
    throw badRequest(`In eine Reklamation passen höchstens ${maxClaims} Zeilen. Wählen Sie bitte weniger aus.`);
  const { trid } = acting.foundation;
  const ids = lineIds(claimIds.lines);
  const lines = ids.length > 0 ? await linesNamed(services.db, trid, ids) : [];
  if (lines.length !== claimIds.lines.length) throw notFound();
  const record = recordType(services, 'hfo.vp.order');
  const orders: FoundClaim[] = [];
  for (const id of claimIds.orders) {
    const order = await findRecord(services.db, trid, id);
    if (order?.type !== record.type || !maySee(record, acting, order)) throw notFound();
    orders.push(await orderFound(services, order));
  }
  const gaps: FoundClaim[] = [];
  for (const id of claimIds.gaps) gaps.push(await gapFound(services.db, trid, id));
  return [...lines.map(lineFound), ...orders, ...gaps];
}

/** What proves them, all of one operator. */
export const proofsOf = (
  services: RecordServices,
  acting: ActingFor,
  foundClaims: readonly FoundClaim[],
): Promise<FoundProof[]> =>
  findProofs(services, acting, {
    operator: foundClaims[0]?.operator ?? '',
    lines: foundClaims.flatMap(({ proved }) => (proved ? [{ ...proved, kind: proved.kind as CommissionKind }] : [])),
    orders: foundClaims.flatMap(({ order }) => order ?? []),
  });

/** A complaint to an operator that is about no line yet: its rows are typed. */
async function emptyComplaint(services: RecordServices, operator: string): Promise<PreparedComplaint> {
  if (!isOperator(operator)) throw notFound();
  const template = (await services.complaintTemplate?.(operator)) ?? { title: '', columns: [] };
  return { operator, template, claims: [], proofs: [] };
}

/** What would be sent about some lines and orders: one complaint for each operator, with what the portal knows filled in. */
export async function prepareComplaints(
  services: RecordServices,
  acting: ActingFor,
  claimIds: ClaimIds,
  operator?: string,
): Promise<ComplaintPreview> {
  if (operator && Object.values(claimIds).every((ids) => ids.length === 0))
    return { complaints: [await emptyComplaint(services, operator)], refused: [] };
  const foundClaims = await findClaimed(services, acting, claimIds);
  const open = foundClaims.filter(({ state }) => state === 'open');
  const complaints = await Promise.all(
    [...Map.groupBy(open, ({ operator }) => operator)].map(async ([operator, some]): Promise<PreparedComplaint> => {
      const [first] = some.flatMap(({ claim }) => claim.deadline ?? []).sort();
      const proofs = await proofsOf(services, acting, some);
      return {
        operator,
        category: commonCategory(some.map(({ kind }) => kind)),
        template: (await services.complaintTemplate?.(operator)) ?? { title: '', columns: [] },
        ...(first !== undefined && { deadline: first }),
        claims: some.map(({ claim }) => claim),
        proofs: proofs.map(({ open: _open, ...proof }) => proof),
      };
    }),
  );
  const refusedClaims = foundClaims
    .filter(({ state }) => state !== 'open')
    .map(({ id, of, operator, state, ticket }) => ({ id, of, operator, state, ...(ticket && { ticket }) }));
  return { complaints, refused: refusedClaims };
}
