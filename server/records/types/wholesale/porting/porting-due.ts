import * as z from 'zod/mini';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { answerDue } from '#domain/wholesale/porting/porting-dates.ts';
import { readMessage } from '#server/carriers/read-message.ts';
import { action } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { discardUntouched, untouchedDue } from '#server/records/engine/definition/untouched.ts';
import { translate } from '#server/records/engine/event-text.ts';

import { broughtNumbers } from './brought-numbers.ts';
import { takenOver } from './porting-actions.ts';
import { handOver } from './porting-messages.ts';
import { newsOf } from './porting-news.ts';
import { moved } from './porting-process.ts';

/** Long over: what waits to be handed over goes first. */
const batchSize = 0;

/** `docs/domain/porting.md#states`: what the portal does with a porting by the clock. */
export function portingDue({ state, outgoing = [], announced = [], ...porting }: PortingData): DueTime[] {
  const { answerDue: answers, answerLate, takeoverDue, window } = porting;
  return [
    ...(state === 'draft' ? untouchedDue(porting) : []),
    ...(outgoing.length > 0 ? [{ at: batchSize, action: 'transmit' }] : []),
    ...announced.map(({ at }) => ({ at, action: 'hear' })),
    ...(state === 'vaSent' && answers !== undefined && !answerLate ? [{ at: answers, action: 'remindAnswer' }] : []),
    ...(state === 'ruemReceived' && takeoverDue !== undefined ? [{ at: takeoverDue, action: 'takeOver' }] : []),
    ...(state === 'akmSent' && window ? [{ at: window.to, action: 'goLive' }] : []),
  ];
}

const step = <Name extends string>(name: Name) => ({
  input: z.object({ _action: z.literal(name) }),
  internal: true as const,
});

/** Hands over what waits; after a crash the same messages go out again, with the same VA-IDs. */
const transmit = action({
  ...step('transmit'),
  run: async ({ outgoing = [], ...porting }: PortingData, _input, at, { from }) => {
    const handover = await handOver({ ...porting, outgoing }, at);
    const announced = [...(porting.announced ?? []), ...handover.announced];
    const due = answerDue(at);
    const sent = {
      ...porting,
      timeline: handover.timeline,
      ...(announced.length > 0 && { announced }),
      ...(from === 'held' && { answerDue: due }),
    } as PortingData;
    return {
      data: sent,
      activity: 'record.updated',
      text: translate('porting.messagesSent', { messages: outgoing.map(({ message }) => message).join(', ') }),
      ...(from === 'held' && moved(sent, { state: 'waitingCarrier', step: 'sent', dueAt: due })),
    };
  },
});

/** Hands on the announced answers that have come; each is a change of its own. */
const hear = action({
  ...step('hear'),
  run: ({ announced = [] }: PortingData, _input, { now }, { id }) => ({
    changes: announced
      .filter(({ at }) => at <= now)
      .map(({ raw }) => ({
        id,
        action: 'receive',
        input: { _action: 'receive', read: readMessage(raw), isAnnounced: true },
      })),
  }),
});

const remindAnswer = action({
  ...step('remindAnswer'),
  run: (porting: PortingData) => ({
    data: { ...porting, answerLate: true },
    activity: 'record.updated',
    text: translate('porting.answerLate'),
    ...newsOf(porting, 'late'),
  }),
});

const remindInvoice = action({
  ...step('remindInvoice'),
  run: ({ invoiceDue: _over, ...porting }: PortingData) => ({
    data: porting as PortingData,
    activity: 'record.updated',
    text: translate('porting.invoiceMissing'),
    ...newsOf(porting as PortingData, 'document'),
  }),
});

const takeOver = action({ ...step('takeOver'), run: (porting: PortingData, _input, at) => takenOver(porting, at) });

/** The day and its window are over. */
const goLive = action({
  ...step('goLive'),
  run: async (porting: PortingData, _input, at, { id }) => {
    const row = { at: at.now, message: 'PORTED', direction: 'out', vaId: porting.vaId ?? '' } as const;
    const change = await broughtNumbers(porting, at, id);
    return { ...change, data: { ...change.data, timeline: [...porting.timeline, row] } };
  },
});

export const portingDueActions = {
  discard: discardUntouched<PortingData>(),
  transmit,
  hear,
  remindAnswer,
  remindInvoice,
  takeOver,
  goLive,
} as const;
