import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { callsOf } from '#api/records.ts';
import { accountData, customerData } from '#api/wholesale/customer-choices.ts';
import {
  listReservations,
  numberCalls,
  type ReservationRecord,
  readAreaCode,
  readReservation,
  releaseNumbers,
  reserveNumbers,
  takeNumbers,
} from '#api/wholesale/numbers.ts';
import { searchTerms } from '#contract/columns.ts';
import { type NumberRow, numberColumns } from '#contract/wholesale/number.ts';
import type { ReservationRow } from '#contract/wholesale/number-reservation.ts';
import type { ProcessRecord } from '#contract/wholesale/process.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { maxSingles, numberLimit } from '#domain/sales/orders/number-limits.ts';
import type { OrderPlace } from '#domain/wholesale/numbers/place-of-order.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

/** `customer` and `account` are the first answers; a reservation and then a process take the form's place. */
export const numberAddress = queryStore({ customer: '', account: '', reservation: '', process: '' });

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** Names of local networks by area code; '' for a code that is none. */
const $names = atom<Readonly<Record<string, string>>>({});
export const $areaNames: ReadableAtom<Readonly<Record<string, string>>> = $names;

export async function loadAreaName(onkz: string): Promise<void> {
  if ($names.get()[onkz] !== undefined) return;
  try {
    const { name } = await readAreaCode(onkz);
    $names.set({ ...$names.get(), [onkz]: name });
  } catch (cause) {
    if (ApiError.from(cause).status === 404) $names.set({ ...$names.get(), [onkz]: '' });
  }
}

interface AccountRoom {
  readonly has: number;
  readonly max: number;
  readonly channels: number;
  readonly isSingle: boolean;
}
/** As many as one call answers. */
const most = 200;

/** How many numbers an account has and may have. */
export const accountRoom = (id: string) =>
  loader(async (): Promise<AccountRoom> => {
    const { trid } = present();
    const [account, numbers] = await Promise.all([
      callsOf(sipAccount).read(trid, id),
      numberCalls.list(trid, {
        search: searchTerms(numberColumns, { accountId: id, state: ['reserved', 'active', 'portingIn', 'portingOut'] }),
        _limit: most,
      }),
    ]);
    const isSingle = account.data['accountType'] === 'single';
    const channels = account.data.maxChannels;
    return {
      has: numbers.items.reduce((sum, { count }) => sum + Number(count ?? 1), 0),
      max: isSingle ? maxSingles : numberLimit(channels),
      channels,
      isSingle,
    };
  });

/** Keeps free numbers; the address names them then. Throws ApiError. */
export async function reserve(request: Record<string, unknown>, idempotencyKey: string): Promise<void> {
  const { id } = await reserveNumbers(present().trid, request, idempotencyKey);
  numberAddress.set({ reservation: id }, 'push');
}

/** All numbers still reserved for the organisation, by any user. */
export const heldNumbers = () => loader((): Promise<ReservationRow[]> => listReservations(present().trid, Date.now()));

export interface Reserved {
  readonly reservation: ReservationRecord;
  /** Where the numbers are likely to be used. */
  readonly place: OrderPlace;
}

export const reservationOf = (id: string) =>
  loader(async (): Promise<Reserved> => {
    const { trid } = present();
    const reservation = await readReservation(trid, id);
    const { areaName, request } = reservation.data;
    const [{ placeOfOrder }, account, customer] = await Promise.all([
      // Kept apart: most pages of the area need none of it.
      import('#domain/wholesale/numbers/place-of-order.ts'),
      accountData(trid, request.sipAccountId).catch(() => ({})),
      customerData(trid, request.customerId).catch(() => ({})),
    ]);
    return { reservation, place: placeOfOrder(areaName, account, customer) };
  });

/** Gives the numbers back, and shows the form again. */
export async function giveBack(id: string): Promise<void> {
  await release(id).catch(() => undefined);
  numberAddress.set({ reservation: '' });
}

/** Gives the numbers back. Throws ApiError. */
export const release = (id: string) => releaseNumbers(present().trid, id);

/** Takes one of the proposals; the address names the process then. Throws ApiError. */
export async function take(id: string, body: Record<string, unknown>, idempotencyKey: string): Promise<void> {
  const process = await takeNumbers(present().trid, id, body, idempotencyKey);
  announceChange('processes', process.id);
  numberAddress.set({ reservation: '', process: process.id });
}

export interface NumbersOfProcess {
  readonly process: ProcessRecord;
  readonly numbers: readonly NumberRow[];
}

/** The numbers that came with a process. */
export const madeNumbers = (processId: string) =>
  loader(async (): Promise<NumbersOfProcess> => {
    const { trid } = present();
    const process = await callsOf(wholesaleProcess).read(trid, processId);
    const first = await numberCalls.read(trid, process.data.object.id);
    const ids = first.data.together ?? [first.id];
    const { items } = await numberCalls.list(trid, {
      search: `id:${ids.join(',')}`,
      _sort: numberColumns.number,
      _limit: most,
    });
    return { process, numbers: items };
  });
