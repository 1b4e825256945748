import * as z from 'zod/mini';
import type { CarrierAnswer, CarrierEvent, PortingMessage } from '#contract/wholesale/carrier-message.ts';
import { type PortingData, portingActions } from '#contract/wholesale/porting.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import { isWorkingDay, workingDayAfter } from '#domain/date/working-days.ts';
import { workingDayBefore } from '#domain/sales/orders/order-steps.ts';
import { shiftLeadOf, windowOn } from '#domain/wholesale/porting/porting-dates.ts';
import { mayDo } from '#domain/wholesale/porting/porting-states.ts';
import { answerFaults, refusedAnswers } from '#domain/wholesale/porting/rejection-codes.ts';
import { isAnswer, type ReadMessage } from '#server/carriers/read-message.ts';
import { invalidFields } from '#server/core/errors.ts';
import { type ActionContext, action, type Change } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { broughtNumbers } from './brought-numbers.ts';
import { withRow } from './porting-messages.ts';
import { newsOf } from './porting-news.ts';
import { moved } from './porting-process.ts';

/** Working days before the day on which the portal confirms an unconfirmed takeover. */
const takeoverLead = 3;

type AnswerContent = Pick<CarrierAnswer, 'codes' | 'date' | 'pki' | 'text'>;
type Answered = Omit<Change<PortingData>, 'data'> & { readonly data: PortingData };

/** With the day that both carriers have agreed on; backup routing of the account is armed for its window. */
const withDay = (porting: PortingData, day: string, { holidays }: ActionContext): PortingData => ({
  ...porting,
  agreedDate: day,
  takeoverDue: endOfDay(addDays(workingDayBefore(day, takeoverLead, holidays), -1)),
  window: { ...windowOn(day, porting['timeWindow']), armsBackup: true },
});

const withRejection = (
  porting: PortingData,
  { codes = [], text }: AnswerContent,
  { now }: ActionContext,
): PortingData => ({
  ...porting,
  rejection: { codes, at: now, ...(text && { text }), sent: refusedAnswers(codes, porting) },
});

type Outcome = (
  porting: PortingData,
  answerContent: AnswerContent,
  at: ActionContext,
  id: string,
) => Answered | Promise<Answered>;
/** What an answer makes of a porting, beside its state and its row in the timeline. */
const outcomes: Record<CarrierEvent, Outcome> = {
  'RUEM-VA': ({ answerDue: _due, answerLate: _late, ...porting }, { codes = [], date = '', pki, text }, at) => {
    const confirmed = { ...porting, confirmation: codes, ...(pki && { confirmedPki: pki }) } as PortingData;
    const data = withDay(confirmed, date, at);
    return {
      data,
      text: translate('porting.dateConfirmed'),
      ...newsOf(data, 'dateSet', text),
      ...moved(data, { state: 'scheduled', step: 'answered', dueAt: data.window?.from ?? null }),
    };
  },
  ABBM: ({ answerDue: _due, answerLate: _late, invoiceDue: _invoice, ...porting }, answerContent, at) => {
    const data = withRejection(porting as PortingData, answerContent, at);
    return {
      data,
      text: translate('porting.refused'),
      ...newsOf(data, 'rejected', answerContent.text),
      ...moved(data, {
        state: 'waitingPartner',
        step: 'answered',
        failed: true,
        text: answerContent.text,
        dueAt: null,
      }),
    };
  },
  'TV-ERLM': ({ shiftTo, ...porting }, { date, text }, at) => {
    const data = withDay(porting as PortingData, date ?? shiftTo ?? porting.agreedDate ?? '', at);
    return {
      data,
      text: translate('porting.shifted'),
      ...newsOf(data, 'dateSet', text),
      ...moved(data, { state: 'scheduled', dueAt: data.window?.from ?? null }),
    };
  },
  'TV-ABBM': ({ shiftTo: _kept, ...porting }, { text }) => ({
    data: porting as PortingData,
    text: translate('porting.shiftRefused'),
    ...newsOf(porting as PortingData, 'shiftRefused', text),
    ...moved(porting as PortingData, { state: 'scheduled', text }),
  }),
  'STORNO-ERLM': (
    { window: _over, agreedDate: _day, answerDue: _due, invoiceDue: _invoice, ...porting },
    { text },
  ) => ({
    data: porting as PortingData,
    text: translate('porting.cancelled'),
    ...newsOf(porting as PortingData, 'cancelled', text),
    ...moved(porting as PortingData, { state: 'cancelled', text }),
  }),
  'STORNO-ABBM': (porting, { text }) => ({
    data: porting,
    text: translate('porting.cancelRefused'),
    ...newsOf(porting, 'cancelRefused', text),
    ...moved(porting, { state: porting.stateBefore === 'vaSent' ? 'waitingCarrier' : 'scheduled', text }),
  }),
  'ABBM-TR': (porting, answerContent, at) => {
    const data = withRejection(porting, answerContent, at);
    return {
      data,
      text: translate('porting.takeoverRefused'),
      ...newsOf(data, 'objected', answerContent.text),
      ...moved(data, { state: 'waitingPartner', step: 'takeover', failed: true, text: answerContent.text }),
    };
  },
  PORTED: (porting, _told, at, id) => broughtNumbers(porting, at, id),
};

/** The porting after an answer, from any source. */
async function answered(
  porting: PortingData,
  event: CarrierEvent,
  answerContent: AnswerContent,
  at: ActionContext,
  id: string,
): Promise<Answered> {
  const row: PortingMessage = {
    at: at.now,
    message: event,
    direction: 'in',
    ...(porting.vaId && { vaId: porting.vaId }),
    ...(answerContent.codes && answerContent.codes.length > 0 && { codes: answerContent.codes }),
    ...(answerContent.date && { date: answerContent.date }),
    ...(answerContent.text && { text: answerContent.text }),
    ...(at.by.id !== 'system' && { by: at.by.name }),
  };
  const { announced: _late, ...before } = porting;
  const isAsked = event === 'STORNO-ABBM' || event === 'TV-ABBM';
  // What was announced for the request still comes after a refused shift or cancellation.
  const change = await outcomes[event](isAsked ? porting : (before as PortingData), answerContent, at, id);
  return { activity: 'record.updated', ...change, data: withRow(change.data, row) };
}

/** Without the announced answers that have come. */
function withoutDue({ announced = [], ...porting }: PortingData, now: number): PortingData {
  const later = announced.filter(({ at }) => at > now);
  return { ...porting, ...(later.length > 0 && { announced: later }) } as PortingData;
}

/** A date that a carrier confirms leaves both enough time. */
function dayFaults(porting: PortingData, event: CarrierEvent, date: string | undefined, at: ActionContext) {
  if (!date || (event !== 'RUEM-VA' && event !== 'TV-ERLM')) return [];
  const lead = shiftLeadOf(porting['businessCase']);
  if (date < workingDayAfter(at.today, lead, at.holidays)) return [{ path: 'date', key: `leadTime:${lead}` }];
  return isWorkingDay(date, at.holidays) ? [] : [{ path: 'date', key: 'neededByNotWorkingDay' }];
}

/** By employees, who answer in the other carrier's place. */
const carrier = action({
  input: portingActions.carrier,
  whileLocked: true,
  event: ({ event }) => event,
  run: (porting: PortingData, { event, ...answerContent }, at, { id }) => {
    const faults = [...answerFaults(event, answerContent), ...dayFaults(porting, event, answerContent.date, at)];
    if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
    return answered(porting, event, answerContent, at, id);
  },
});

/** An answer to a shift before the present one, which comes late or again. */
const isOfEarlierShift = (
  { shiftTo, timeline }: PortingData,
  { message, vaId, date }: Pick<CarrierAnswer, 'message' | 'vaId' | 'date'>,
): boolean =>
  message === 'TV-ERLM' &&
  date !== undefined &&
  date !== shiftTo &&
  timeline.some((row) => row.vaId === vaId && row.date === date);

/** The answer that a message gives to a porting, or why it changes nothing. */
function answerIn(
  porting: PortingData,
  { content }: ReadMessage,
  { today }: ActionContext,
): { readonly answer: CarrierAnswer } | { readonly why: string } {
  if ('why' in content) return content;
  const { message: answer } = content;
  if (!isAnswer(answer)) return { why: 'Die Meldung ist keine Antwort.' };
  if (answer.vaId !== porting.vaId) return { why: 'Die Meldung gehört zu einer anderen Vorabstimmung.' };
  if (!mayDo(porting.state, answer.message, 'carrier'))
    return { why: 'Die Meldung passt nicht zum Stand der Portierung.' };
  if (answerFaults(answer.message, answer).length > 0)
    return { why: 'Der Meldung fehlen Angaben, oder ihr Code ist unbekannt.' };
  if (isOfEarlierShift(porting, answer)) return { why: 'Die Meldung beantwortet eine frühere Verschiebung.' };
  return answer.date && answer.date < today ? { why: 'Der Termin der Meldung ist vorbei.' } : { answer };
}

/** A message of the other carrier: an event of the porting, or kept as it came where it cannot be read or does not fit. */
const receive = action({
  input: z.object({
    _action: z.literal('receive'),
    read: z.custom<ReadMessage>(),
    isAnnounced: z.optional(z.literal(true)),
  }),
  internal: true,
  onArchived: true,
  event: ({ read }, at, porting: PortingData) => {
    const result = answerIn(porting, read, at);
    return 'answer' in result ? result.answer.message : 'receive';
  },
  run: (before: PortingData, { read, isAnnounced }, at, { id }): Change<PortingData> | Promise<Change<PortingData>> => {
    const result = answerIn(before, read, at);
    const porting = isAnnounced ? withoutDue(before, at.now) : before;
    if ('answer' in result) return answered(porting, result.answer.message, result.answer, at, id);
    return {
      data: { ...porting, unread: [...(porting.unread ?? []), { at: at.now, raw: read.raw, why: result.why }] },
      activity: 'record.updated',
      text: translate('porting.messageChecked'),
    };
  },
});

export const carrierRecordActions = { carrier, receive } as const;
