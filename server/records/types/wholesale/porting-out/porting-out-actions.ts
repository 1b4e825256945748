import * as z from 'zod/mini';
import type { CarrierAnswer, CarrierEvent } from '#contract/wholesale/carrier-message.ts';
import { type PortingOutData, portingOut } from '#contract/wholesale/porting-out.ts';
import { confirmationFault, shiftDays, windowOn } from '#domain/wholesale/porting/porting-dates.ts';
import { answerFaults, confirmationCodes } from '#domain/wholesale/porting/rejection-codes.ts';
import { invalidFields } from '#server/core/errors.ts';
import { action, type OtherChange, RuleViolation } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { handOver } from '../porting/porting-messages.ts';
import { advance } from '../start-process.ts';
import { endLeaving, prepareLeaving, wantedNumbers } from './leaving-numbers.ts';

type AnswerContent = Omit<CarrierAnswer, 'message' | 'vaId'>;

/** With an answer that waits to be handed over. */
const answering = (porting: PortingOutData, message: CarrierEvent, answerContent: AnswerContent): PortingOutData => ({
  ...porting,
  outgoing: [...(porting.outgoing ?? []), { ...answerContent, message, vaId: porting.request.vaId }],
});

function judge(event: CarrierEvent, answerContent: AnswerContent): void {
  const faults = answerFaults(event, answerContent);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
}
function checkDay(date: string | undefined, faultOf: (date: string) => string | undefined): string {
  const fault = date ? faultOf(date) : 'required';
  if (fault || !date) throw invalidFields({ date: fault ?? 'required' });
  return date;
}

const onDay = (porting: PortingOutData, day: string): PortingOutData => ({
  ...porting,
  agreedDate: day,
  window: windowOn(day, porting.request.timeWindow),
});

const leaveNow = ({ numberIds }: PortingOutData): OtherChange[] =>
  numberIds.map((id) => ({ id, action: 'leave', input: { _action: 'leave' } }));
const step = (name: string) => ({ name, state: 'done' as const });

const confirm = action({
  input: portingOut.actions.confirm,
  run: async (porting: PortingOutData, { codes, date }, at) => {
    judge('RUEM-VA', { codes, date });
    const { date: wishedDate, businessCase } = porting.request;
    const day = checkDay(date, (one) => confirmationFault(one, { requestedDay: wishedDate, businessCase }, at));
    const { answerDue: _answered, ...onTime } = onDay(porting, day);
    const numbers = await wantedNumbers(porting.request.numbers, at);
    if (!numbers) throw new RuleViolation('Die Rufnummern der Anfrage sind nicht mehr alle hier aktiv.');
    const leaving = prepareLeaving(numbers, at);
    const rest = {
      ...onTime,
      numberIds: [...leaving.ids],
      ...(leaving.split.length > 0 && { split: [...leaving.split] }),
    };
    return {
      data: answering(rest, 'RUEM-VA', {
        codes: confirmationCodes(codes ?? [], day, wishedDate),
        date: day,
        pki: at.carrier.pki,
      }),
      activity: 'record.updated',
      text: translate('portingOut.confirmed'),
      changes: [
        ...leaving.changes,
        advance(porting.processId, { state: 'scheduled', step: step('answered'), dueAt: rest.window?.from ?? null }),
      ],
    };
  },
});

const reject = action({
  input: portingOut.actions.reject,
  run: (porting: PortingOutData, { codes, text }, at) => {
    judge('ABBM', { codes, text });
    const { answerDue: _answered, ...rest } = porting;
    const rejectionContent = { codes, ...(text && { text }) };
    return {
      data: answering({ ...rest, rejection: { ...rejectionContent, at: at.now } }, 'ABBM', rejectionContent),
      activity: 'record.updated',
      text: translate('portingOut.refused'),
      changes: [advance(porting.processId, { state: 'cancelled', step: { ...step('answered'), state: 'failed' } })],
    };
  },
});

const object = action({
  input: portingOut.actions.object,
  run: (porting: PortingOutData, { codes, text }, at) => {
    judge('ABBM-TR', { codes, text });
    const rejectionContent = { codes, ...(text && { text }) };
    return {
      data: answering({ ...porting, rejection: { ...rejectionContent, at: at.now } }, 'ABBM-TR', rejectionContent),
      activity: 'record.updated',
      text: translate('porting.takeoverRefused'),
      changes: [
        advance(porting.processId, { state: 'waitingCarrier', step: { ...step('takeover'), state: 'failed' } }),
      ],
    };
  },
});

/** What the other carrier sends after its request: a takeover, a new date, a cancellation. */
const carrier = action({
  input: portingOut.actions.carrier,
  event: ({ event }) => event,
  run: async (porting: PortingOutData, { event, date, text }, at, { from }) => {
    const row = { at: at.now, message: event, direction: 'in', vaId: porting.request.vaId } as const;
    const stepContent = { ...(date && { date }), ...(text && { text }), by: at.by.name };
    const { rejection: _settled, ...rest } = {
      ...porting,
      timeline: [...porting.timeline, { ...row, ...stepContent }],
    };
    if (event === 'AKM-TR')
      return {
        data: rest,
        activity: 'record.updated',
        text: translate('portingOut.takeoverReported'),
        changes: [advance(porting.processId, { state: 'scheduled', step: step('takeover') })],
      };
    if (event === 'TV') {
      const { agreedDate = at.today, request } = porting;
      const moved = onDay(rest, checkDay(date, shiftDays(agreedDate, request.businessCase, at).fault));
      return {
        data: answering(moved, 'TV-ERLM', { codes: ['8003'], date }),
        activity: 'record.updated',
        text: translate('porting.shifted'),
        changes: [advance(porting.processId, { state: 'scheduled', dueAt: moved.window?.from ?? null })],
      };
    }
    const { answerDue: _over, split: _parts, ...ended } = rest;
    const { numberIds, changes } =
      from === 'received' ? { numberIds: porting.numberIds, changes: [] } : await endLeaving(porting, at);
    return {
      data: answering({ ...ended, numberIds }, 'STORNO-ERLM', { codes: ['8004'] }),
      activity: 'record.updated',
      text: translate('porting.cancelled'),
      changes: [...changes, advance(porting.processId, { state: 'cancelled' })],
    };
  },
});

const internal = <Name extends string>(name: Name) => ({
  input: z.object({ _action: z.literal(name) }),
  internal: true as const,
});

const transmit = action({
  ...internal('transmit'),
  run: async ({ outgoing = [], ...porting }: PortingOutData, _input, at) => {
    const { timeline } = await handOver({ ...porting, outgoing }, at);
    return { data: { ...porting, timeline } };
  },
});

/** The window is over: the numbers are the other carrier's. */
const release = action({
  ...internal('release'),
  run: (porting: PortingOutData, _input, at) => ({
    data: { ...porting, portedAt: at.now },
    activity: 'record.updated',
    text: translate('portingOut.done'),
    changes: [...leaveNow(porting), advance(porting.processId, { state: 'done', step: step('ported') })],
  }),
});

export const portingOutDue = ({ state, outgoing = [], window }: PortingOutData): DueTime[] => [
  ...(outgoing.length > 0 ? [{ at: 0, action: 'transmit' }] : []),
  ...(state === 'takenOver' && window ? [{ at: window.to, action: 'release' }] : []),
];

export const portingOutRecordActions = { confirm, reject, object, carrier, transmit, release } as const;
