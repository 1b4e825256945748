import type { KeptBecause } from '#contract/staff/retention-rule.ts';
import type { Match } from '#domain/retention/find-in-data.ts';
import type { HitOutcome, PersonHit } from '#domain/retention/person-request.ts';

/** Something that names a person, and what can become of it now. */
export interface FoundHit extends PersonHit {
  readonly match: Match;
  readonly number?: string | undefined;
  readonly outcome: HitOutcome;
  readonly because?: KeptBecause | undefined;
  /** The last day that the law keeps it. */
  readonly until?: string | undefined;
  /** The rule that says so. */
  readonly rule?: string | undefined;
  /** How many there are of what is not chosen one by one. */
  readonly count?: number;
}
