import {
  type NumberReservation,
  type ReservationData,
  type ReservationRequest,
  reservationMinutes,
} from '#contract/wholesale/number-reservation.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { maxSingles } from '#domain/sales/orders/number-limits.ts';
import { mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { type NumberRequest, proposalsIn, spanOfPool } from '#domain/wholesale/numbers/free-numbers.ts';
import { wantedContract, wantedForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { type FieldFaults, forbidden, invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { Tx } from '#server/db/open.ts';
import { freeSpans, lockAreas } from '#server/queries/records/record-numbers.ts';
import { doerOf } from '#server/records/engine/definition/doer.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { contextIn, contextOf, type Scope } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { poolsOf } from '#server/records/types/staff/maintenance/number-pools.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { areaNameOf } from './area-codes.ts';
import { reservations } from './reservations.ts';

const minute = 60_000;
const maxProposals = 3;
const national = '32';

const wantedOf = ({ kind, count, blockSize, attendant }: ReservationRequest): NumberRequest =>
  kind === 'single' ? { kind, count: Number(count) } : { kind, size: Number(blockSize), attendant: attendant || '0' };

function judge(request: ReservationRequest, at: Scope['at']): void {
  const read = wantedContract.safeParse(request);
  const faults: FieldFaults = {
    ...Object.fromEntries(ruleFaults(wantedForm, request, at).map(({ path, key }) => [path, key])),
    ...(read.success ? {} : fieldFaults(read.error.issues)),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** The future holder of the numbers; throws if customer and account do not belong together or have ended. */
async function target({ customerId, sipAccountId, kind, count }: ReservationRequest, { look }: Scope['at']) {
  const [customer, account] = [await look.find('ws.customer', customerId), await look.find('ws.sip', sipAccountId)];
  if (!customer) throw invalidFields({ customerId: 'customerGone' });
  if (!mayOrder(customer.data['state'])) throw invalidFields({ customerId: 'customerLocked' });
  const data = account?.data as SipData | undefined;
  if (!data || data.customerId !== customerId || !takesNumbers(data.state))
    throw invalidFields({ sipAccountId: data?.customerId === customerId ? 'accountLocked' : 'accountGone' });
  const isSingle = data['accountType'] === 'single';
  if (isSingle && kind === 'block') throw invalidFields({ kind: 'noBlocks' });
  if (isSingle && Number(count) > maxSingles) throw invalidFields({ count: `maxSingles:${maxSingles}` });
  return data;
}

/** Up to three sets of free numbers, from the distributor's pools in their order. */
async function propose(tx: Tx, request: ReservationRequest, onkz: string, at: Scope['at']) {
  const { numberKind, wish } = request;
  const numberProposals: ReservationData['proposals'] = [];
  const pools = await poolsOf(at, { numberKind, onkz });
  await lockAreas(tx, pools.map(spanOfPool));
  for (const pool of pools) {
    const most = maxProposals - numberProposals.length;
    if (most === 0) break;
    const free = await freeSpans(tx, spanOfPool(pool), at.now);
    for (const ranges of proposalsIn(pool, free, wantedOf(request), { wish, most }))
      numberProposals.push({ id: String(numberProposals.length + 1), ranges });
  }
  return numberProposals;
}

/** Reserves free numbers for a user for half an hour; concurrent callers get others. */
export async function reserveNumbers(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  request: ReservationRequest,
): Promise<NumberReservation> {
  if (!reservations.access.write(acting)) throw forbidden();
  const { trid } = acting.foundation;
  const scope = { tx, services, trid, at: contextOf(services, { trid, tx, by: doerOf(acting) }) };
  return reserveIn(scope, request);
}

async function reserveIn(scope: Scope, request: ReservationRequest): Promise<NumberReservation> {
  const { tx } = scope;
  const at = contextIn(scope);
  judge(request, at);
  const { customerName, sipUser } = await target(request, at);
  const onkz = request.numberKind === 'national032' ? national : (request.onkz ?? '');
  const areaName = areaNameOf(onkz);
  if (onkz !== national && areaName === undefined) throw invalidFields({ onkz: 'onkz' });

  const proposals = await propose(tx, request, onkz, at);
  if (proposals.length === 0)
    throw invalidFields({ [request.numberKind === 'national032' ? 'numberKind' : 'onkz']: 'noNumbersFree' });
  const data: ReservationData = {
    request,
    onkz,
    ...(areaName && { areaName }),
    customerName,
    sipUser,
    expires: at.now + reservationMinutes * minute,
    proposals,
    state: 'open',
  };
  const id = at.newId();
  await insertNew(scope, reservations, { id, data, numbered: await drawNumber(tx, reservations, at.now) });
  return { id, expires: data.expires, proposals };
}
