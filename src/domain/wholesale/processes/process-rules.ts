import type { ProcessData, ProcessState, ProcessType } from '#contract/wholesale/process.ts';

/** `docs/domain/processes.md#states`: states that a process may be cancelled in by hand. */
export const cancellable = ['new', 'running', 'waitingPartner', 'waitingCarrier'] as const;
const unfinished = [...cancellable, 'scheduled', 'failed'] as const;

/** The states from which each state can be reached, for every actor. */
export const statesBefore: Record<ProcessState, readonly ProcessState[]> = {
  new: [],
  running: unfinished,
  waitingPartner: unfinished,
  waitingCarrier: unfinished,
  scheduled: unfinished,
  done: unfinished,
  failed: unfinished,
  // What it is about may end it at any time, a porting on the eve of its day for instance.
  cancelled: unfinished,
};

/** Portings are cancelled, mended and moved where they are, under the rules of both carriers. */
const portings: readonly ProcessType[] = ['portIn', 'portOut'];
export const isLedElsewhere = ({ type }: Pick<ProcessData, 'type'>): boolean => portings.includes(type);

type ProcessSummary = Pick<ProcessData, 'type' | 'state'>;
export const mayCancel = (process: ProcessSummary): boolean =>
  !isLedElsewhere(process) && cancellable.some((state) => state === process.state);
export const mayAnswer = (process: ProcessSummary): boolean =>
  !isLedElsewhere(process) && process.state === 'waitingPartner';
export const mayRetry = (process: ProcessSummary): boolean => !isLedElsewhere(process) && process.state === 'failed';

/** What employees may make of it by hand. */
export const nextStates = (process: ProcessSummary): readonly ProcessState[] =>
  isLedElsewhere(process)
    ? []
    : (Object.keys(statesBefore) as ProcessState[]).filter(
        (to) => to !== process.state && statesBefore[to].includes(process.state),
      );

type Fault = { readonly path: 'text' | 'date'; readonly key: string };
/** What a state demands beside itself: a question, a reason, a day that is not over. */
export function statusFaults(
  { state, text, date }: { state: ProcessState; text?: string | undefined; date?: string | undefined },
  today: string,
): Fault[] {
  const needsText = state === 'waitingPartner' || state === 'failed' || state === 'cancelled';
  return [
    ...(needsText && !text ? [{ path: 'text', key: 'required' } as const] : []),
    ...(state === 'scheduled' && !date ? [{ path: 'date', key: 'required' } as const] : []),
    ...(date && date < today ? [{ path: 'date', key: 'notInPast' } as const] : []),
  ];
}
