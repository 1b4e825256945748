import * as z from 'zod/mini';
import { advanceProcess, type ProcessData, type ProcessStep, wholesaleProcess } from '#contract/wholesale/process.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { isLedElsewhere, statusFaults } from '#domain/wholesale/processes/process-rules.ts';
import { invalidFields } from '#server/core/errors.ts';
import { processMail } from '#server/mail/process-mails.ts';
import { action, RuleViolation } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { type Move, moved, newsOf, stateText } from './process-history.ts';

/** After this time (ms) a partner is reminded once of a process that waits for them. */
const remindAfter = 3 * 86_400_000;

function refusePortings(process: ProcessData): void {
  if (isLedElsewhere(process)) throw new RuleViolation('Eine Portierung wird in der Portierung selbst bearbeitet.');
}

/** The text of a step, by the portal or by a user. */
const wordsOf = (step: ProcessStep | undefined) => step?.said ?? step?.text;

const advance = action({
  input: advanceProcess,
  event: ({ state }) => `advance.${state}`,
  internal: true,
  onArchived: true,
  run: (process: ProcessData, { state: to, step, dueAt, about }, at, { from }) => {
    if (from === 'done' || from === 'cancelled') return {};
    return {
      data: moved({ ...process, ...about }, { to, step, dueAt }, at),
      ...(from !== to && { activity: 'record.updated', text: stateText(to, wordsOf(step)) }),
      ...(from !== to && { mail: newsOf(process, to, at, wordsOf(step)) }),
    };
  },
});

const answer = action({
  input: wholesaleProcess.actions.answer,
  run: (process: ProcessData, { text }, at) => {
    refusePortings(process);
    return {
      data: moved(process, { to: 'running', text, dueAt: null }, at),
      activity: 'record.updated',
      text: stateText('running', text),
    };
  },
});

const cancel = action({
  input: wholesaleProcess.actions.cancel,
  run: (process: ProcessData, { reason: text }, at) => {
    refusePortings(process);
    return {
      data: moved(process, { to: 'cancelled', text }, at),
      activity: 'record.updated',
      text: stateText('cancelled', text),
      mail: newsOf(process, 'cancelled', at, text),
    };
  },
});

const retry = action({
  input: wholesaleProcess.actions.retry,
  run: async (process: ProcessData, _input, at) => {
    refusePortings(process);
    // The clock retries a service; everything else that failed is done by hand.
    const service = process.type === 'serviceAdd' ? await at.look.find('ws.service', process.object.id) : undefined;
    return {
      data: moved(process, { to: 'running', dueAt: null }, at),
      activity: 'record.updated',
      text: translate('process.restarted'),
      ...(service && { changes: [{ id: service.id, action: 'again', input: { _action: 'again' } }] }),
    };
  },
});

const status = action({
  input: wholesaleProcess.actions.status,
  event: ({ state }) => `status.${state}`,
  run: (process: ProcessData, { state: to, text, date }, at) => {
    refusePortings(process);
    const faults = statusFaults({ state: to, text, date }, at.today);
    if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
    const move: Move = { to, text, dueAt: date ? berlinMoment(date) : null };
    return {
      data: moved(process, move, at),
      activity: 'record.updated',
      text: stateText(to, text),
      mail: newsOf(process, to, at, text),
    };
  },
});

/** The day that it was put off to has come. */
const begin = action({
  input: z.object({ _action: z.literal('begin') }),
  internal: true,
  run: (process: ProcessData, _input, at) => ({
    data: moved(process, { to: 'running', dueAt: null }, at),
    activity: 'record.updated',
    text: stateText('running'),
  }),
});

const remind = action({
  input: z.object({ _action: z.literal('remind') }),
  internal: true,
  run: (process: ProcessData, _input, { now }) => {
    const { notify: recipient, type, state, object, customerName: customer } = process;
    return {
      data: { ...process, remindedAt: now },
      isHidden: true,
      ...(recipient && {
        mail: ({ number, link }: { number: string; link: string }) =>
          processMail({ recipient, number, link, type, state, customer, title: object.title, isReminder: true }),
      }),
    };
  },
});

/** When it began to wait: with the step or the message that said so. */
const waitsSince = ({ steps, messages = [], startedAt }: ProcessData): number =>
  Math.max(startedAt, ...steps.map(({ at = 0 }) => at), ...messages.map(({ at }) => at));

/** What the portal does with a process by the clock; portings have clocks of their own. */
export function processDue(process: ProcessData): DueTime[] {
  if (isLedElsewhere(process)) return [];
  if (process.state === 'scheduled' && process.dueAt !== undefined) return [{ at: process.dueAt, action: 'begin' }];
  if (process.state === 'waitingPartner' && process.remindedAt === undefined)
    return [{ at: waitsSince(process) + remindAfter, action: 'remind', final: true }];
  return [];
}

export const processRecordActions = { advance, answer, cancel, retry, status, begin, remind } as const;
