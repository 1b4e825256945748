import type { KeptBecause } from '#contract/staff/retention-rule.ts';
import type { HitOutcome } from './person-request.ts';
import type { RetentionRule } from './retention-rule.ts';

export interface Outcome {
  readonly outcome: HitOutcome;
  readonly because?: KeptBecause;
  /** The last day of what the law keeps. */
  readonly until?: string;
}

interface Standing {
  readonly rule: RetentionRule;
  /** From when (ms) the rule counts; null while the matter is open. */
  readonly event: number | null;
  readonly isHeld: boolean;
  readonly lawUntil: string | undefined;
  readonly today: string;
}

/** What can become of a record when a person asks to be erased (Art. 17 GDPR). */
export function outcomeOf({ rule, event, isHeld, lawUntil, today }: Standing): Outcome {
  if (isHeld) return { outcome: 'keep', because: 'hold' };
  if (rule.id === 'restricted') return { outcome: 'keep', because: 'restricted' };
  if (rule.outcome === 'keep' && rule.id !== 'withoutPeople') return { outcome: 'keep', because: 'rule' };
  const isBound = rule.minMonths > 0 || rule.closed !== undefined;
  if (isBound && event === null) return { outcome: 'keep', because: 'open' };
  if (lawUntil !== undefined && lawUntil >= today) return { outcome: 'restrict', until: lawUntil };
  return { outcome: 'erase' };
}
