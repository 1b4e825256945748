import Check from 'lucide/dist/esm/icons/check.mjs';
import type { ProcessData, ProcessStep } from '#contract/wholesale/process.ts';
import { texts } from '#i18n/client.ts';
import type { TimelineEntry } from '#islands/record/History.tsx';
import type { Milestone } from '#islands/record/MilestoneList.tsx';
import { stepName, stepTone, wordsOf } from './process-labels.ts';

interface ProcessQuestion {
  text: string;
  by?: string;
  at?: number;
}

/** What the process waits for: the last that another said, or what the step says that it stands at. */
export function questionOf({ messages = [], steps }: ProcessData): ProcessQuestion | undefined {
  const message = messages.findLast(({ actor }) => actor !== 'partner');
  if (message) return message;
  const step = steps.findLast((one) => wordsOf(one));
  const text = step && wordsOf(step);
  return text ? { text, ...(step.at !== undefined && { at: step.at }) } : undefined;
}

/** Why it has failed, as the step says where it did. */
export const failureText = ({ steps }: ProcessData): string | undefined =>
  steps
    .filter(({ state }) => state === 'failed')
    .map(wordsOf)
    .findLast(Boolean);

function courseState({ state }: ProcessStep, process: ProcessData['state']): Milestone['state'] {
  if (state === 'done') return 'done';
  if (state === 'pending') return 'open';
  if (process === 'cancelled') return 'ended';
  if (process === 'waitingPartner') return 'stop';
  return state === 'failed' ? 'refused' : 'current';
}

/** How far a process is; a step that waits or has failed is a stop. */
export const courseOf = ({ steps, state }: ProcessData): Milestone[] =>
  steps.map((step, index) => ({
    name: `${index}`,
    caption: stepName(step.name),
    state: courseState(step, state),
    at: step.at,
  }));

interface ProcessEvent {
  at: number;
  by: string;
  staff: boolean;
  entry: TimelineEntry;
}

/** What happened and what was said, oldest first; a question that waits stands above and is not said twice. */
export function eventsOf({ steps, messages = [], startedBy }: ProcessData, openSince: number | undefined) {
  const t = texts('processes');
  const happened = steps.flatMap((step): ProcessEvent[] => {
    const { name, at, actor = 'system', state } = step;
    if (at === undefined || state === 'pending') return [];
    return [
      {
        at,
        by: actor === 'partner' ? startedBy : t(`actor.${actor}`),
        staff: actor === 'staff',
        entry: {
          title: state === 'done' ? stepName(name) : `${stepName(name)}: ${t(`stepState.${state}`)}`,
          ...(at !== openSince && { body: wordsOf(step) }),
          tone: stepTone[state],
          icon: state === 'done' ? Check : undefined,
        },
      },
    ];
  });
  const said = messages.map(({ at, by, actor, text }): ProcessEvent => {
    const isOpen = at === openSince && actor !== 'partner';
    return {
      at,
      by,
      staff: actor === 'staff',
      entry: { isMessage: true, title: isOpen ? t('asks') : t('writes'), ...(!isOpen && { body: text }) },
    };
  });
  return [...happened, ...said];
}
