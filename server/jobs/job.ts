import type { JobName } from '#contract/staff/jobs.ts';

export interface Job {
  readonly name: JobName;
  readonly everyMinutes: number;
  /**
   * True where several servers may do it at once, each its own share: one that is woken is not held up by another server
   * that is still at it, or was killed.
   */
  readonly isShared?: boolean;
  /** True where only a server that says so can do it. */
  readonly isAssigned?: boolean;
  /** How often a failed run is tried again before its next time; a job of every minute needs none. */
  readonly maxRetries?: number;
  /** The signal is aborted where the server ends. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** What waits to be done beside runs of the job itself. */
  readonly waiting?: () => Promise<Waiting>;
}

export interface Waiting {
  readonly count: number;
  /** When (ms) the oldest of it came. */
  readonly oldest?: number | undefined;
}
