import * as z from 'zod/mini';
import { actionOf } from '#contract/record-actions.ts';
import { type ReservationData, reservationData } from '#contract/wholesale/number-reservation.ts';
import { href } from '#domain/access/routes.ts';
import { takeContract } from '#domain/wholesale/numbers/number-order-form.ts';
import { spansOf } from '#domain/wholesale/numbers/number-range.ts';
import { action } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { stays } from '#server/records/engine/definition/states.ts';
import { wholesaler } from '../access.ts';
import { numberFiles } from './number-actions.ts';
import { takenNumbers } from './take-numbers.ts';

const over = 'Diese Reservierung ist schon eingelöst.';

/** Gives the numbers back, without a notification. */
const release = action({
  input: actionOf('release'),
  run: (_reservation: ReservationData) => ({ deleted: true as const }),
});

const day = 86_400_000;

/** After expiry the reservation stays readable for one day, with the time of expiry. */
const expire = action({
  input: z.object({ _action: z.literal('expire') }),
  internal: true,
  run: (_reservation: ReservationData) => ({ deleted: true as const }),
});

const take = action({
  input: actionOf('take', takeContract.shape),
  // A call that comes again is answered by what the first one made.
  made: ({ processId }: ReservationData) => processId,
  files: ({ addressProof = [], bnetzaCertificate = [] }) => ({ addressProof, bnetzaCertificate }),
  run: takenNumbers,
});

/**
 * `docs/domain/phone-numbers.md#reservation`: numbers reserved for a user until the user takes one of the proposals or
 * the time is over.
 */
export const reservations = defineType('ws.reservation', {
  owned: true,
  number: 'none',
  data: reservationData,
  prepare: (reservation: ReservationData) => reservation,
  columns: ({ request, customerName, sipUser, onkz, state, expires }) => ({
    customer: customerName,
    state,
    sipUser,
    areaCode: onkz,
    customerId: request.customerId,
    accountId: request.sipAccountId,
    expires: String(expires),
  }),
  searchText: ({ customerName, sipUser }) => [customerName, sipUser],
  numbers: ({ proposals, state, expires }) =>
    state === 'taken'
      ? []
      : proposals
          .flatMap(({ ranges }) => ranges.flatMap(spansOf))
          .map((span) => ({ span, held: true, until: expires })),
  created: 'record.created',
  title: ({ onkz, areaName }) => `0${onkz} ${areaName ?? ''}`.trim(),
  link: (id) => href('WholesaleAddNumber', 'de', { reservation: id }),
  access: { read: wholesaler, write: wholesaler },
  files: numberFiles,
  states: {
    states: ['open', 'taken'],
    field: 'state',
    events: {
      take: { moves: { open: 'taken' }, otherwise: over },
      release: { moves: stays('open'), otherwise: over },
    },
  },
  actions: { take, release, expire },
  due: ({ expires }) => [{ at: expires + day, action: 'expire' }],
});
