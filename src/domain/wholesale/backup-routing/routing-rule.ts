import type { backupActions, backupScopes, backupTriggers } from '#contract/wholesale/backup-rule.ts';

/** A span of time (ms), from its begin to before its end. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A rule as calls meet it; numbers are E.164 in digits. */
export interface RoutingRule {
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
  readonly scope: (typeof backupScopes)[number];
  /** The number, or the first and the last of a range that are equally long. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly trigger: (typeof backupTriggers)[number];
  /** Seconds. */
  readonly delay: number;
  readonly action: (typeof backupActions)[number];
  readonly target?: string | undefined;
  readonly priority: number;
  readonly valid: Window;
}

/** What is known of the trunks behind the numbers. */
export interface Routing {
  /** Rules that are switched on, of any account. */
  readonly rules: readonly RoutingRule[];
  /** The account that a number leads to, if it is one of ours. */
  readonly holderOf: (dialled: string) => string | undefined;
}

/** A call is sent on so often at most. */
export const maxHops = 5;

const windowsMeet = (a: Window, b: Window): boolean => a.from < b.to && b.from < a.to;
const commonWindow = (a: Window, b: Window): Window => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

/** Whether the rule speaks of the number, which leads to its account. */
export function covers({ scope, first = '', last = first }: RoutingRule, dialled: string): boolean {
  if (scope === 'trunk') return true;
  return dialled.length === first.length && dialled >= first && dialled <= last;
}

const meet = (a: RoutingRule, b: RoutingRule): boolean =>
  a.scope === 'trunk' || covers(a, b.first ?? '') || covers(b, a.first ?? '');

/**
 * The rule that stands against another one being on: for the same account, trigger and time, and for the same numbers by the
 * same kind of scope. Where a number lies in a range or in the whole trunk, priorities decide.
 */
export const clashOf = (rule: RoutingRule, others: readonly RoutingRule[]): RoutingRule | undefined =>
  others.find(
    (other) =>
      other.id !== rule.id &&
      other.accountId === rule.accountId &&
      other.trigger === rule.trigger &&
      other.scope === rule.scope &&
      windowsMeet(other.valid, rule.valid) &&
      meet(rule, other),
  );

/** A way of forwarding from rule to rule that must not be. */
interface BadChain {
  readonly rules: readonly RoutingRule[];
  /** It comes back to where it began; otherwise it is only too long. */
  readonly isLoop: boolean;
}

/** Follows a rule's target through all rules that calls may meet there; answers the first way that goes round or on for too long. */
export function badChain(rule: RoutingRule, { rules, holderOf }: Routing): BadChain | undefined {
  const others = rules.filter(({ id }) => id !== rule.id);
  function follow(path: readonly RoutingRule[], valid: Window): BadChain | undefined {
    const target = path.at(-1)?.target;
    const holder = target && holderOf(target);
    if (!target || !holder) return undefined;
    if (holder === rule.accountId && covers(rule, target)) return { rules: path, isLoop: true };
    for (const next of others) {
      if (next.accountId !== holder || next.action !== 'forward' || !covers(next, target)) continue;
      if (!windowsMeet(valid, next.valid)) continue;
      if (path.includes(next)) return { rules: path, isLoop: true };
      if (path.length === maxHops) return { rules: path, isLoop: false };
      const fullPath = follow([...path, next], commonWindow(valid, next.valid));
      if (fullPath) return fullPath;
    }
    return undefined;
  }
  return rule.action === 'forward' ? follow([rule], rule.valid) : undefined;
}

/** `Zentrale → Notdienst → Zentrale`: the names of a chain, back to its begin where it goes round. */
export const chainText = ({ rules, isLoop }: BadChain): string =>
  [...rules, ...(isLoop ? rules.slice(0, 1) : [])].map(({ name }) => name).join(' → ');
