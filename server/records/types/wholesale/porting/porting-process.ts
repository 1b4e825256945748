import type { PortingData } from '#contract/wholesale/porting.ts';
import type { AdvanceProcess, ProcessAbout } from '#contract/wholesale/process.ts';
import type { ActionContext, Change, NewRecord } from '#server/records/engine/definition/action.ts';
import { advance, startProcess } from '../start-process.ts';
import { numbersText } from './porting-data.ts';

/** Its steps (`step` of the `processes` texts). */
const steps = ['sent', 'answered', 'takeover', 'ported'] as const;
type Step = (typeof steps)[number];

/** What it is about: the numbers and the customer as they are asked for now. */
export const aboutPorting = (porting: PortingData, id: string): ProcessAbout => ({
  customerId: porting.customerId ?? '',
  customerName: porting.customerName ?? '',
  object: { type: 'ws.porting', id, title: numbersText(porting) },
});

export const portInProcess = (porting: PortingData, id: string, at: ActionContext): NewRecord =>
  startProcess({ type: 'portIn', state: 'running', steps, ...aboutPorting(porting, id) }, at);

interface Moved extends Pick<AdvanceProcess, 'state' | 'dueAt' | 'about'> {
  readonly step?: Step;
  /** A step that the other carrier refused. */
  readonly failed?: true;
  readonly text?: string | undefined;
}

/** Moves the process of a porting on with it. */
export function moved(
  { processId }: PortingData,
  { step, failed, text, ...to }: Moved,
): Pick<Change<PortingData>, 'changes'> {
  if (!processId) return {};
  const processStep = step && {
    name: step,
    state: failed ? ('failed' as const) : ('done' as const),
    ...(text && { text }),
  };
  return { changes: [advance(processId, { ...to, ...(processStep && { step: processStep }) })] };
}
