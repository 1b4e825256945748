import type {
  CarrierFollowUp,
  CarrierRequest,
  OutgoingMessage,
  PortingMessage,
} from '#contract/wholesale/carrier-message.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { losingCarrierCode } from '#domain/wholesale/porting/losing-providers.ts';
import { portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
import { portingAnswers } from '#domain/wholesale/porting/porting-check.ts';
import { type PortingRequest, portingForm } from '#domain/wholesale/porting/porting-form.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';

type TextFields = Record<string, string | undefined>;
const formatPersonName = (row: unknown): string => {
  const { firstName, lastName } = valuesIn(row) as TextFields;
  return [firstName, lastName].filter(Boolean).join(' ');
};

/** Only the fields of it that were answered. */
const withoutEmpty = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>;

function holderOf({ holder, coHolders, holderAddr }: PortingRequest): CarrierRequest['holder'] {
  const { street, houseNumber, zip, city } = holderAddr;
  const isCompany = holder.kind === 'company';
  const others = rowsIn(coHolders).map(formatPersonName);
  return {
    kind: holder.kind,
    name: (isCompany ? holder.company : holder.lastName) ?? '',
    ...withoutEmpty({ addition: isCompany ? holder.companyAddition : holder.firstName }),
    ...(others.length > 0 && { coHolders: others }),
    street,
    houseNumber,
    zip,
    city,
  };
}

/** The request that goes to the losing carrier; only of a porting that nothing stands against. */
export function requestMessage(porting: PortingData, vaId: string, { carrier }: ActionContext): CarrierRequest {
  const request = requestOf(portingForm, portingAnswers(porting)) as unknown as PortingRequest;
  return {
    message: 'VA',
    vaId,
    from: carrier.code,
    to: losingCarrierCode(request.losingProvider),
    businessCase: request.businessCase,
    holder: holderOf(request),
    numbers: portedRanges(porting),
    allNumbers: request.allNumbers === true,
    date: request.desiredDate,
    timeWindow: request.timeWindow,
    technicalResource: request.technicalResource === true,
    ...withoutEmpty({
      ownPki: request.ownPki || carrier.pki,
      losingPki: request.losingNetworkPki,
      losingCustomerNo: request.losingCustomerNo,
      lineId: request.lineId,
      wholesaleContractNo: request.wholesaleContractNo,
      projectCode: request.projectCode,
      couplingCode: request.couplingCode,
    }),
  };
}

/** The porting with a message that waits to be handed over. */
export const withOutgoing = (porting: PortingData, message: CarrierFollowUp): PortingData => ({
  ...porting,
  outgoing: [...(porting.outgoing ?? []), message],
});

export const withRow = (porting: PortingData, row: PortingMessage): PortingData => ({
  ...porting,
  timeline: [...porting.timeline, row],
});

/**
 * Hands over what waits, and answers the timeline with it and what is announced. A message that the portal means to send
 * again, as a second cancellation after a refused one, has another number than the first: after a crash the same one has the same.
 */
export async function handOver(
  { timeline, outgoing = [] }: Pick<PortingData, 'timeline' | 'outgoing'>,
  { carrier, now }: Pick<ActionContext, 'carrier' | 'now'>,
) {
  const rows = [...timeline];
  const announced: Awaited<ReturnType<typeof carrier.send>>[number][] = [];
  for (const message of outgoing) {
    const isSameKind = (row: PortingMessage) =>
      row.direction === 'out' && row.message === message.message && row.vaId === message.vaId;
    announced.push(...(await carrier.send(message, now, rows.filter(isSameKind).length + 1)));
    rows.push(rowOf(message, now));
  }
  return { timeline: rows, announced };
}

/** What went out, as the timeline shows it. */
export const rowOf = (message: OutgoingMessage, at: number): PortingMessage => ({
  at,
  message: message.message,
  direction: 'out',
  vaId: message.vaId,
  ...('codes' in message && message.codes && message.codes.length > 0 && { codes: message.codes }),
  ...(message.date && { date: message.date }),
  ...(message.message !== 'VA' && message.text && { text: message.text }),
});
