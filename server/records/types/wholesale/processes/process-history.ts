import type { EventText } from '#contract/timeline.ts';
import type { ProcessData, ProcessState, ProcessStep } from '#contract/wholesale/process.ts';
import { isLedElsewhere } from '#domain/wholesale/processes/process-rules.ts';
import { processMail } from '#server/mail/process-mails.ts';
import type { ActionContext, Change } from '#server/records/engine/definition/action.ts';
import { eventTextIn, translate } from '#server/records/engine/event-text.ts';

export const actorOf = ({ by }: Pick<ActionContext, 'by'>): NonNullable<ProcessStep['actor']> => {
  if (by.id === 'system') return 'system';
  return by.staff ? 'staff' : 'partner';
};

/** With what became of a step: those before it are over. One that was not foreseen stands behind those that are. */
function withStep(steps: readonly ProcessStep[], step: ProcessStep, at: ActionContext): ProcessStep[] {
  const place = steps.findIndex(({ name }) => name === step.name);
  if (place >= 0)
    return [...finished(steps.slice(0, place), at), { ...steps[place], ...step }, ...steps.slice(place + 1)];
  const open = steps.findIndex(({ state }) => state === 'pending');
  return open < 0 ? [...steps, step] : [...steps.slice(0, open), step, ...steps.slice(open)];
}

const finished = (steps: readonly ProcessStep[], at: ActionContext): ProcessStep[] =>
  steps.map((step) => (step.state === 'done' ? step : { ...step, state: 'done', at: at.now, actor: actorOf(at) }));

/** What the process's state says of the step that it is at: it runs or has failed. */
function settled(steps: readonly ProcessStep[], { to, step: stepChange }: Move, at: ActionContext): ProcessStep[] {
  if (to === 'done') return finished(steps, at);
  const current = steps.findIndex(({ state }) => state !== 'done');
  const state = to === 'failed' ? 'failed' : 'running';
  // The text of a step stays true: a refused step stays refused while the partner fixes it.
  if (to === 'cancelled' || to === 'new' || current < 0 || steps[current]?.name === stepChange?.name) return [...steps];
  return steps.map((step, n) =>
    n === current && step.state !== state ? { ...step, state, at: at.now, actor: actorOf(at) } : step,
  );
}

export interface Move {
  readonly to: ProcessState;
  readonly step?: ProcessStep | undefined;
  readonly dueAt?: number | null | undefined;
  readonly text?: string | undefined;
}

const isEnd = (state: ProcessState) => state === 'done' || state === 'cancelled';

/** The process in another state, with its steps, its end and what was said. */
export function moved(process: ProcessData, move: Move, at: ActionContext): ProcessData {
  const { to, step, dueAt, text } = move;
  const { dueAt: before, finishedAt: _ended, remindedAt: _reminded, ...rest } = process;
  const updatedSteps = step ? withStep(rest.steps, { at: at.now, actor: actorOf(at), ...step }, at) : rest.steps;
  const due = dueAt === undefined ? before : (dueAt ?? undefined);
  return {
    ...rest,
    steps: settled(updatedSteps, move, at),
    ...(due !== undefined && !isEnd(to) && { dueAt: due }),
    ...(isEnd(to) && { finishedAt: at.now }),
    ...(text && {
      messages: [...(rest.messages ?? []), { at: at.now, by: at.by.name, actor: actorOf(at), text }],
    }),
  };
}

const notifiedStates: readonly ProcessState[] = ['waitingPartner', 'failed', 'done'];

/** The message to the starter of a process about a step by another actor; portings send their own. */
export function newsOf(
  process: ProcessData,
  state: ProcessState,
  at: ActionContext,
  text?: string | EventText,
): Change<ProcessData>['mail'] {
  const { notify: recipient, type, object, customerName: customer } = process;
  const isNews = notifiedStates.includes(state) || (state === 'cancelled' && at.by.staff);
  if (!recipient || !isNews || isLedElsewhere(process) || actorOf(at) === 'partner') return undefined;
  const words = typeof text === 'object' ? { de: eventTextIn('de', text), en: eventTextIn('en', text) } : text;
  return ({ number, link }) =>
    processMail({ recipient, number, link, type, state, customer, title: object.title, text: words });
}

/** A state as the timeline says it. */
export const stateText = (state: ProcessState, text?: string | EventText): EventText =>
  translate(`processes:state.${state}`, {}, text);
