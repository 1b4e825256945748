import { type PortingData, portingActions } from '#contract/wholesale/porting.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import { canStillChange, shiftDays } from '#domain/wholesale/porting/porting-dates.ts';
import { mayLeaveLine } from '#domain/wholesale/porting/porting-states.ts';
import { vaIdOf } from '#domain/wholesale/porting/va-id.ts';
import { invalidFields } from '#server/core/errors.ts';
import { type ActionContext, action, type Change, RuleViolation } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { checkPorting } from './porting-context.ts';
import { requestMessage, withOutgoing } from './porting-messages.ts';
import { aboutPorting, moved, portInProcess } from './porting-process.ts';

/** Working days in which a missing copy of the invoice is to follow. */
const invoiceWithin = 2;

const invoiceDue = (porting: PortingData, { today, holidays }: ActionContext): Pick<PortingData, 'invoiceDue'> =>
  rowsIn(porting['invoiceFile']).length > 0
    ? {}
    : { invoiceDue: endOfDay(workingDayAfter(today, invoiceWithin, holidays)) };

/** One intent is one VA-ID: a repeated call returns the earlier result. */
const send = action({
  input: portingActions.send,
  run: async (porting: PortingData, _input, at, { id, number }): Promise<Change<PortingData>> => {
    const { blocking } = await checkPorting(porting, at, id);
    if (blocking.length > 0)
      throw invalidFields(Object.fromEntries(blocking.map(({ path, message }) => [path, message])));
    const {
      rejection: _mended,
      announced: _old,
      answerLate: _late,
      agreedDate: _date,
      window: _window,
      ...rest
    } = porting;
    const attempts = (porting.attempts ?? 0) + 1;
    const vaId = vaIdOf(at.carrier.code, number ?? '', attempts);
    const sent = {
      ...rest,
      attempts,
      vaId,
      sentAt: at.now,
      ...(at.by.email && { notify: at.by.email }),
      ...invoiceDue(porting, at),
      outgoing: [requestMessage(porting, vaId, at)],
    } as PortingData;
    if (porting.processId)
      return {
        data: sent,
        activity: 'record.updated',
        lock: 'released',
        text: translate('porting.requestedAgain', { vaId }),
        ...moved(porting, { state: 'running', about: aboutPorting(porting, id) }),
      };
    const process = portInProcess(porting, id, at);
    return {
      data: { ...sent, processId: process.id },
      activity: 'record.updated',
      lock: 'released',
      text: translate('porting.requested', { vaId }),
      creates: [process],
    };
  },
});

const shift = action({
  input: portingActions.shift,
  run: (porting: PortingData, { date }, at) => {
    const { agreedDate = '', vaId = '', announced: _old, ...rest } = porting;
    if (!canStillChange(agreedDate, at))
      throw new RuleViolation('Am Tag der Portierung und danach kann der Termin nicht mehr verschoben werden.');
    const fault = shiftDays(agreedDate, porting['businessCase'], at).fault(date);
    if (fault) throw invalidFields({ date: fault });
    return {
      data: withOutgoing({ ...rest, agreedDate, vaId, shiftTo: date } as PortingData, { message: 'TV', vaId, date }),
      activity: 'record.updated',
      text: translate('porting.shiftRequested'),
      ...moved(porting, { state: 'waitingCarrier' }),
    };
  },
});

const cancel = action({
  input: portingActions.cancel,
  run: (porting: PortingData, { reason }, at, { from, to }) => {
    const { announced: _old, outgoing: _taken, rejection: _refused, ...rest } = porting;
    const { vaId, agreedDate } = porting;
    if (to === 'cancelled')
      return {
        data: { ...rest, cancelReason: reason } as PortingData,
        activity: 'record.updated',
        text: translate('porting.cancelled', {}, reason),
        ...moved(porting, { state: 'cancelled', text: reason }),
      };
    if (!canStillChange(agreedDate, at))
      throw new RuleViolation('Am Tag der Portierung und danach kann sie nicht mehr storniert werden.');
    const cancelledPorting = { ...rest, cancelReason: reason, stateBefore: from } as PortingData;
    return {
      data: withOutgoing(cancelledPorting, { message: 'STORNO', vaId: vaId ?? '', text: reason }),
      activity: 'record.updated',
      text: translate('porting.cancelRequested', {}, reason),
      ...moved(porting, { state: 'waitingCarrier' }),
    };
  },
});

/** AKM-TR: the numbers, and the line where it was asked for, are taken over. */
export function takenOver(porting: PortingData, at: ActionContext): Change<PortingData> {
  const { rejection: _settled, ...rest } = porting;
  const takenOverPorting = { ...rest, takenOverAt: at.now } as PortingData;
  return {
    data: withOutgoing(takenOverPorting, {
      message: 'AKM-TR',
      vaId: porting.vaId ?? '',
      ...(porting['technicalResource'] === true && { technicalResource: true }),
    }),
    activity: 'record.updated',
    text: translate('porting.takenOver'),
    ...moved(porting, { state: 'scheduled', step: 'takeover' }),
  };
}

const confirmTakeover = action({
  input: portingActions.confirmTakeover,
  run(porting: PortingData, { withoutLine }, at) {
    if (!withoutLine) return takenOver(porting, at);
    if (!mayLeaveLine(porting))
      throw new RuleViolation('Ohne die Leitung geht es nur, wenn der Anbieter ihre Übernahme beanstandet hat.');
    return takenOver({ ...porting, technicalResource: false }, at);
  },
});

export const portingRecordActions = { send, shift, cancel, confirmTakeover } as const;
