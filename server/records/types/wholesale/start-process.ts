import type { AdvanceProcess, ProcessData, ProcessState } from '#contract/wholesale/process.ts';
import type { ActionContext, NewRecord, OtherChange } from '#server/records/engine/definition/action.ts';
import { actorOf } from './processes/process-history.ts';

interface Started extends Pick<ProcessData, 'type' | 'customerId' | 'customerName' | 'object' | 'dueAt'> {
  readonly state?: ProcessState;
  /** Names of its steps, in their order (`steps` of the `processes` texts). */
  readonly steps: readonly string[];
  /** How many of them are done when it begins. */
  readonly done?: number;
}

/** A process about a record, as one of the records that come with its change; its id names it later. */
export function startProcess({ state = 'new', steps, done = 0, ...about }: Started, at: ActionContext): NewRecord {
  const actor = actorOf(at);
  const data: ProcessData = {
    ...about,
    state,
    startedAt: at.now,
    startedBy: at.by.name,
    ...(at.by.email && !at.by.staff && { notify: at.by.email }),
    ...(state === 'done' && { finishedAt: at.now }),
    steps: steps.map((name, n) =>
      n < done || state === 'done' ? { name, state: 'done', at: at.now, actor } : { name, state: 'pending' },
    ),
  };
  return { type: 'ws.process', id: at.newId(), data };
}

/** Moves a process on with the change of the record that it is about. */
export const advance = (id: string, step: Omit<AdvanceProcess, '_action'>): OtherChange => ({
  id,
  action: 'advance',
  input: { _action: 'advance', ...step },
});
