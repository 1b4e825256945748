import * as z from 'zod/mini';
import { type NumberData, type NumberState, numberActions, numberStates } from '#contract/wholesale/number.ts';
import { numberRange } from '#contract/wholesale/number-range.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { numberStateMoves } from '#domain/wholesale/numbers/number-life.ts';
import { countOf } from '#domain/wholesale/numbers/number-range.ts';
import { invalidFields } from '#server/core/errors.ts';
import { action } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import type { FileRules } from '#server/records/engine/definition/file-slots.ts';
import type { StateTable } from '#server/records/engine/definition/states.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { advance } from '../start-process.ts';
import { mainNumberCame, mainNumberGone } from './main-number.ts';

const otherwise: Record<keyof typeof numberStateMoves, string> = {
  activate: 'Nur eine reservierte oder portierte Rufnummer wird aktiv geschaltet.',
  portOut: 'Nur eine aktive Rufnummer wird zu einem anderen Anbieter portiert.',
  split: 'Nur eine aktive Rufnummer wird geteilt.',
  join: 'Nur ein aktiver Rufnummernblock wird wieder zusammengefügt.',
  merge: 'Nur ein Teil eines Rufnummernblocks wird wieder eingefügt.',
  stay: 'Diese Rufnummer wird gerade nicht portiert.',
  leave: 'Diese Rufnummer wird gerade nicht portiert.',
  cancel: 'Nur eine Rufnummer, die noch nicht aktiv ist, wird verworfen.',
  assign: 'Diese Rufnummer wird nicht mehr umgezogen.',
  terminate: 'Nur eine aktive Rufnummer wird gekündigt.',
  update: 'Diese Rufnummer wird nicht mehr geändert.',
};

/** `docs/domain/phone-numbers.md#states`: Reserviert, Aktiv, In Portierung (kommend), In Portierung (abgehend), Gekündigt. */
export const numberStateTable: StateTable<NumberState> = {
  states: numberStates,
  field: 'state',
  events: Object.fromEntries(
    Object.entries(numberStateMoves).map(([event, moves]) => [
      event,
      { moves, otherwise: otherwise[event as keyof typeof otherwise] },
    ]),
  ),
};

export const numberFiles: FileRules<object> = {
  max: 6,
  archive: 'Rufnummer',
  slots: {
    addressProof: { label: 'Adressnachweis', max: 3 },
    bnetzaCertificate: { label: 'Bescheinigung des Rufnummernbedarfs', max: 3 },
  },
};

/** A number that begins on a day is active from its first minute on. */
export const numberDue = ({ state, activeFrom }: NumberData): DueTime[] =>
  state === 'reserved' && activeFrom ? [{ at: berlinMoment(activeFrom), action: 'activate' }] : [];

const internal = <const Name extends string>(name: Name) => z.object({ _action: z.literal(name) });

const activate = action({
  input: internal('activate'),
  internal: true,
  run: (number: NumberData, _input, _at, { id, from, to }) => {
    if (from === to) return {};
    const finished = { name: 'activated', state: 'done' } as const;
    return {
      activity: 'record.updated',
      text: translate('number.activated'),
      // The first of several tells the process of all.
      ...(number.processId &&
        number.origin === 'assigned' &&
        number.together?.[0] === id && {
          changes: [advance(number.processId, { state: 'done', step: finished })],
        }),
    };
  },
});

const portOut = action({
  input: internal('portOut'),
  internal: true,
  run: (_number: NumberData) => ({ activity: 'record.updated', text: translate('number.portingOut') }),
});

/** A part of it goes ways of its own; what stays keeps its papers and its history. */
const split = action({
  input: z.object({
    ...internal('split').shape,
    range: numberRange,
    parts: z.array(z.object({ id: z.string(), range: numberRange, state: z.enum(numberStates) })),
  }),
  internal: true,
  run: (number: NumberData, { range, parts }) => {
    const { processId: _begun, together: _order, ...alike } = number;
    return {
      data: { ...number, range },
      activity: 'record.updated',
      text: translate('number.split'),
      creates: parts.map(({ id, ...part }) => ({ type: 'ws.number', id, data: { ...alike, ...part } })),
    };
  },
});

/** All of its parts are its own again. */
const join = action({
  input: z.object({ ...internal('join').shape, range: numberRange }),
  internal: true,
  run: (number: NumberData, { range }) => ({
    data: { ...number, range },
    activity: 'record.updated',
    text: translate('number.joined'),
  }),
});

/** A part that goes back into its block. */
const merge = action({
  input: internal('merge'),
  internal: true,
  run: (_number: NumberData) => ({ deleted: true as const }),
});

const stay = action({
  input: internal('stay'),
  internal: true,
  run: (_number: NumberData, _input, _at, { from, to }) =>
    from === to ? {} : { activity: 'record.updated', text: translate('number.portingGone') },
});

const leave = action({
  input: internal('leave'),
  internal: true,
  run: async (number: NumberData, _input, at, { id }) => ({
    data: { ...number, leftAt: at.now, terminatedAt: at.now },
    activity: 'record.updated',
    text: translate('number.portedOut'),
    changes: await mainNumberGone(number, id, at),
  }),
});

/** It was never in use, so it is free again at once. */
const cancel = action({
  input: internal('cancel'),
  internal: true,
  run: (number: NumberData, _input, { now }) => ({
    data: { ...number, leftAt: now, terminatedAt: now },
    activity: 'record.updated',
    text: translate('number.dropped'),
  }),
});

const terminate = action({
  input: numberActions.terminate,
  run: async (number: NumberData, _input, at, { id }) => ({
    data: { ...number, terminatedAt: at.now },
    activity: 'record.updated',
    text: translate('terminated'),
    changes: await mainNumberGone(number, id, at),
  }),
});

const assign = action({
  input: numberActions.assign,
  run: async (number: NumberData, { sipAccountId }, at, { id }) => {
    if (sipAccountId === number.sipAccountId) return {};
    const account = await at.look.find('ws.sip', sipAccountId);
    const { customerId, sipUser, state } = (account?.data ?? {}) as Partial<SipData>;
    if (!account || customerId !== number.customerId || state === 'terminated')
      throw invalidFields({ sipAccountId: 'accountGone' });
    return {
      data: { ...number, sipAccountId, sipUser },
      activity: 'record.updated',
      text: translate(countOf(number.range) > 1 ? 'number.blockLeadsTo' : 'number.leadsTo', { sipUser: sipUser ?? '' }),
      changes: [...(await mainNumberGone(number, id, at)), ...mainNumberCame(account, [number.range])],
    };
  },
});

export const numberRecordActions = {
  activate,
  portOut,
  split,
  join,
  merge,
  stay,
  leave,
  cancel,
  terminate,
  assign,
} as const;
