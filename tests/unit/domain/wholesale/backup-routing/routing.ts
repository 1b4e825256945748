import { maxHops, type Routing, type RoutingRule } from '#domain/wholesale/backup-routing/routing-rule.ts';
import type { Call, CallOutcome, CallStep, Lines } from '#domain/wholesale/backup-routing/simulate-call.ts';

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Accounts a, b, c … hold the numbers 490…, 491…, 492…: nine digits, the last two free. */
export const accounts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export const numberOf = (account: string, n = 0): string =>
  `4930${accounts.indexOf(account as 'a')}0${String(n).padStart(2, '0')}`;
export const holderOf: Routing['holderOf'] = (dialled) =>
  /^4930\d0\d\d$/.test(dialled) ? accounts[Number(dialled[4])] : undefined;

let count = 0;
export function rule(accountId: string, more: Partial<RoutingRule> = {}): RoutingRule {
  count += 1;
  const id = `r${String(count).padStart(5, '0')}`;
  return {
    id,
    name: id,
    accountId,
    scope: 'trunk',
    trigger: 'unreachable',
    delay: 0,
    action: 'forward',
    target: '4917604069001',
    priority: 50,
    valid: always,
    ...more,
  };
}

/** Seven accounts with rules of any kind between them, by a random source of 0 to 1. */
export function randomRule(next: () => number): RoutingRule {
  const one = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const account = one(accounts);
  const first = Math.floor(next() * 6);
  const scope = one(['trunk', 'number', 'range'] as const);
  const trigger = one(['always', 'unreachable', 'busy', 'time'] as const);
  const from = Math.floor(next() * 10);
  return rule(account, {
    scope,
    ...(scope !== 'trunk' && { first: numberOf(account, first) }),
    ...(scope === 'number' && { last: numberOf(account, first) }),
    ...(scope === 'range' && { last: numberOf(account, first + 1 + Math.floor(next() * 3)) }),
    trigger,
    delay: trigger === 'time' ? 5 + Math.floor(next() * 116) : 0,
    action: next() < 0.1 ? 'voicemail' : 'forward',
    target: next() < 0.15 ? '4917604069001' : numberOf(one(accounts), Math.floor(next() * 8)),
    priority: 1 + Math.floor(next() * 3),
    valid: next() < 0.5 ? always : { from, to: from + 1 + Math.floor(next() * 6) },
  });
}

/** The same call, second by second: in each second every rule is asked whether it takes the call now. */
export function slowCall({ accountId, number, failure, at }: Call, lines: Lines): CallStep[] {
  const steps: CallStep[] = [];
  const isInside = ({ scope, first = '', last = '' }: RoutingRule, dialled: string) =>
    scope === 'trunk' ||
    (dialled.length === first.length && Number(dialled) >= Number(first) && Number(dialled) <= Number(last));
  const takes = ({ trigger, delay }: RoutingRule, result: CallOutcome, second: number) =>
    (trigger === 'always' && second === 0) ||
    (trigger === 'unreachable' && second === (result === 'unreachable' ? 0 : result === 'noAnswer' ? 60 : -1)) ||
    (trigger === 'busy' && result === 'busy' && second === 0) ||
    (trigger === 'time' && result === 'noAnswer' && second === delay);
  const better = (a: RoutingRule, b: RoutingRule): boolean => {
    if (a.priority !== b.priority) return a.priority > b.priority;
    const width = ({ scope }: RoutingRule) => ['number', 'range', 'trunk'].indexOf(scope);
    return width(a) === width(b) ? a.id < b.id : width(a) < width(b);
  };
  let place: { account: string; dialled: string; found: CallOutcome } | undefined = {
    account: accountId,
    dialled: number,
    found: failure,
  };
  let total = 0;
  for (let forwards = 0; place; ) {
    const { account, dialled, found: result }: { account: string; dialled: string; found: CallOutcome } = place;
    place = undefined;
    steps.push({ kind: 'arrives', account, target: `+${dialled}`, after: total });
    let best: RoutingRule | undefined;
    let second = 0;
    for (; second <= 120 && !best; second += 1)
      for (const one of lines.rules)
        if (one.accountId === account && isInside(one, dialled) && at >= one.valid.from && at < one.valid.to)
          if (takes(one, result, second) && (!best || better(one, best))) best = one;
    if (best?.trigger !== 'always') {
      total += result === 'noAnswer' ? (best ? second - 1 : 60) : 0;
      steps.push({ kind: result, account, after: total });
    }
    if (!best) {
      if (result !== 'answered') steps.push({ kind: 'ended', account, after: total });
      continue;
    }
    const names = { rule: { id: best.id, name: best.name }, account, after: total };
    if (best.action === 'voicemail' || !best.target) steps.push({ kind: 'voicemail', ...names });
    else if (forwards === maxHops) steps.push({ kind: 'tooMany', ...names });
    else {
      forwards += 1;
      steps.push({ kind: 'forwarded', ...names, target: `+${best.target}` });
      const holder = lines.holderOf(best.target);
      if (holder) place = { account: holder, dialled: best.target, found: lines.foundAt(holder) };
      else steps.push({ kind: 'outside', account: undefined, target: `+${best.target}`, after: total });
    }
  }
  return steps;
}
