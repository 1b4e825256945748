import type * as z from 'zod/mini';
import { searchTerms } from '#contract/columns.ts';
import { maintenance } from '#contract/maintenance.ts';
import { recordEnvelope, recordOf } from '#contract/record.ts';
import { areaCode } from '#contract/wholesale/area-code.ts';
import { numberRecord, numberRow } from '#contract/wholesale/number.ts';
import {
  type ReservationRow,
  reservation,
  reservationColumns,
  reservationData,
  reservationRow,
} from '#contract/wholesale/number-reservation.ts';
import { get, post, send } from '../http.ts';
import { recordCalls, recordListing } from '../records.ts';

const reservationRecord = recordOf(reservationColumns, reservationData);
export type ReservationRecord = z.infer<typeof reservationRecord>;

export const numberCalls = recordCalls('ws.number', { row: numberRow, detail: numberRecord, action: maintenance });
const at = (trid: string, id: string) => `/foundation/${trid}/data/${encodeURIComponent(id)}`;
const reservations = (trid: string) => `/foundation/${trid}/number-reservations`;

/** The local network of an area code; throws where there is none. */
export const readAreaCode = (onkz: string) => get(`/area-codes/${encodeURIComponent(onkz)}`, {}, areaCode);

export const reserveNumbers = (trid: string, request: Record<string, unknown>, idempotencyKey: string) =>
  post(reservations(trid), request, reservation, { idempotencyKey });
export const releaseNumbers = (trid: string, id: string) =>
  send(`${reservations(trid)}/${encodeURIComponent(id)}`, { method: 'DELETE' });
const reservedNumbers = recordListing('ws.reservation', reservationRow);
/** Open reservations of a foundation, by their end. */
export const listReservations = async (trid: string, now: number): Promise<ReservationRow[]> => {
  const search = searchTerms(reservationColumns, { state: 'open', expires: `${now}..` });
  return (await reservedNumbers(trid, { search, _sort: reservationColumns.expires })).items;
};
export const readReservation = (trid: string, id: string) => get(at(trid, id), { _: Date.now() }, reservationRecord);

/** Answers the process that the chosen numbers begin with. */
export const takeNumbers = (trid: string, id: string, body: Record<string, unknown>, idempotencyKey: string) =>
  post(at(trid, id), { ...body, _action: 'take' }, recordEnvelope, { idempotencyKey });
