/** What happens to a record after it was sent; a day only where the portal knows one. */
export interface SubmissionStep<Name extends string = string> {
  readonly name: Name;
  readonly state: 'done' | 'current' | 'open';
  /** When (ms) it was done. */
  readonly at?: number | undefined;
  /** By which moment (ms) or day it is done, or on which day. */
  readonly byMoment?: number | undefined;
  readonly by?: string | undefined;
  readonly on?: string | undefined;
  /** The day is a wish that is not yet confirmed. */
  readonly isWish?: true;
}

/** A step that was done at a moment (ms), or that nothing is known of yet. */
export const doneAt = (at: number | undefined): Pick<SubmissionStep, 'state' | 'at'> =>
  at === undefined ? { state: 'open' } : { state: 'done', at };
