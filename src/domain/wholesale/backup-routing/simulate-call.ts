import type { CallFailure, SimulationStep, SimulationStepKind } from '#contract/wholesale/backup-rule.ts';
import { covers, maxHops, type Routing, type RoutingRule } from './routing-rule.ts';

/** How long (s) a telephone rings before the call counts as unanswered. */
const ringTime = 60;

/** What a call finds at an account. */
export type CallOutcome = CallFailure | 'answered';

/** A step without its sentence. */
export type CallStep = Omit<SimulationStep, 'text'>;

export interface Call {
  readonly accountId: string;
  /** E.164 in digits. */
  readonly number: string;
  /** The failure at the account that is called first. */
  readonly failure: CallFailure;
  /** When (ms) it is made. */
  readonly at: number;
}

export interface Lines extends Routing {
  /** What a call finds at the accounts that it is sent on to. */
  readonly foundAt: (accountId: string) => CallOutcome;
}

/** After how many seconds a rule takes the call away from what it finds; undefined where it does not. */
function takesOverAfter({ trigger, delay }: RoutingRule, outcome: CallOutcome): number | undefined {
  if (trigger === 'always') return 0;
  if (outcome === 'unreachable') return trigger === 'unreachable' ? 0 : undefined;
  if (outcome === 'busy') return trigger === 'busy' ? 0 : undefined;
  if (outcome === 'noAnswer') return trigger === 'time' ? delay : trigger === 'unreachable' ? ringTime : undefined;
  return undefined;
}

const narrowness = { number: 0, range: 1, trunk: 2 } as const;

/** The rule that takes a call, and after how many seconds: the first to do so, then by priority, then the narrower one. */
function ruleFor(
  rules: readonly RoutingRule[],
  call: { readonly accountId: string; readonly number: string; readonly at: number },
  outcome: CallOutcome,
): { readonly rule: RoutingRule; readonly after: number } | undefined {
  const takers = rules.flatMap((rule) => {
    const isMeant =
      rule.accountId === call.accountId &&
      covers(rule, call.number) &&
      rule.valid.from <= call.at &&
      call.at < rule.valid.to;
    const after = isMeant ? takesOverAfter(rule, outcome) : undefined;
    return after === undefined ? [] : [{ rule, after }];
  });
  return takers.sort(
    (a, b) =>
      a.after - b.after ||
      b.rule.priority - a.rule.priority ||
      narrowness[a.rule.scope] - narrowness[b.rule.scope] ||
      a.rule.id.localeCompare(b.rule.id),
  )[0];
}

/** What becomes of a call, step by step; it ends after five forwardings at the latest. */
export function simulateCall({ accountId, number, failure, at }: Call, lines: Lines): CallStep[] {
  const steps: CallStep[] = [];
  let [account, dialled, outcome, seconds] = [accountId, number, failure as CallOutcome, 0];
  const add = (kind: SimulationStepKind, more: Partial<CallStep> = {}) =>
    steps.push({ kind, account, after: seconds, ...more });
  for (let hops = 0; ; hops += 1) {
    add('arrives', { target: `+${dialled}` });
    const takeover = ruleFor(lines.rules, { accountId: account, number: dialled, at }, outcome);
    if (takeover?.rule.trigger !== 'always') {
      seconds += outcome === 'noAnswer' ? (takeover?.after ?? ringTime) : 0;
      add(outcome);
    }
    if (!takeover) {
      if (outcome !== 'answered') add('ended');
      return steps;
    }
    const { id, name, action, target } = takeover.rule;
    const rule = { id, name };
    if (action === 'voicemail' || !target) {
      add('voicemail', { rule });
      return steps;
    }
    if (hops === maxHops) {
      add('tooMany', { rule });
      return steps;
    }
    add('forwarded', { rule, target: `+${target}` });
    const holder = lines.holderOf(target);
    if (!holder) {
      add('outside', { target: `+${target}`, account: undefined });
      return steps;
    }
    [account, dialled, outcome] = [holder, target, lines.foundAt(holder)];
  }
}
