import { isPhone, normalisePhone } from '../../contract/fields.ts';
import { addDays } from '../date/berlin-day.ts';
import { berlinMoment } from '../date/berlin-time.ts';
import type { Values } from '../form/form-description.ts';
import type { RoutingRule, Window } from './routing-rule.ts';

/** E.164 in digits of a number in any notation; undefined where it is none. */
export const dialledOf = (typed: string): string | undefined =>
  isPhone(typed) ? normalisePhone(typed).slice(1) : undefined;

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

/** When (ms) a rule may be at work; a day without a time is valid to its end. */
export function windowOf(values: Values): Window {
  const [from, to] = [textOf(values, 'validFrom'), textOf(values, 'validTo')];
  const [fromTime, toTime] = [textOf(values, 'validFromTime') || '00:00', textOf(values, 'validToTime')];
  return {
    from: from ? berlinMoment(`${from} ${fromTime}`) : Number.NEGATIVE_INFINITY,
    to: to ? berlinMoment(toTime ? `${to} ${toTime}` : addDays(to, 1)) : Number.POSITIVE_INFINITY,
  };
}

/** What calls depend on of a rule's form. */
interface Stored extends Pick<RoutingRule, 'name' | 'scope' | 'trigger' | 'action'> {
  readonly sipAccountId: string;
  readonly scopeNumber?: string;
  readonly scopeFrom?: string;
  readonly scopeTo?: string;
  readonly targetNumber?: string;
  readonly delaySeconds?: string;
  readonly priority: string;
}

/** A stored rule as calls meet it. */
export function ruleOf({ id, data }: { readonly id: string; readonly data: object }): RoutingRule {
  const fields = data as Stored;
  const { scope, trigger, action } = fields;
  const first = scope === 'number' ? fields.scopeNumber : scope === 'range' ? fields.scopeFrom : undefined;
  const last = scope === 'range' ? fields.scopeTo : first;
  return {
    id,
    name: fields.name,
    accountId: fields.sipAccountId,
    scope,
    first: first && dialledOf(first),
    last: last && dialledOf(last),
    trigger,
    delay: trigger === 'time' ? Number(fields.delaySeconds ?? 20) : 0,
    action,
    target: action === 'forward' ? dialledOf(fields.targetNumber ?? '') : undefined,
    priority: Number(fields.priority),
    valid: windowOf(data as Values),
  };
}
