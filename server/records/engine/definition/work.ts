import type { WorkSide, WorkTask } from '#contract/staff/work.ts';
import type { ActionContext } from './action.ts';

/** The people that a record waits for and the reason; at most one work item for each side. */
export interface Work {
  readonly side: WorkSide;
  readonly task: WorkTask;
  /** What it is about, as lists say it. */
  readonly title: string;
  /** The customer that it concerns; a longer title ends with ` · ` and this name. */
  readonly customer?: string | undefined;
  /** What was asked or said, in the words of who did. */
  readonly detail?: string | undefined;
  /** The kind within its type, as a ticket's type. */
  readonly reason?: string | undefined;
  /** The operator or carrier that it is about. */
  readonly operator?: string | undefined;
  /** Shown from this moment (ms) on; at once where it is absent. */
  readonly from?: number | undefined;
  /** By when (ms) it should be done. */
  readonly due?: number | undefined;
}

export interface WorkContext extends Pick<ActionContext, 'holidays'> {
  readonly created: number;
  readonly modified: number;
  /** Names of the file slots that hold something, where the type has slots with due dates. */
  readonly filled: ReadonlySet<string>;
}
