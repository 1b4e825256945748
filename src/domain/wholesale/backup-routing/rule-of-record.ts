import { day } from '#contract/fields.ts';
import { isPhone, normalisePhone } from '#contract/numbering/phone-number.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { clockText, isClock } from '#domain/date/clock-text.ts';
import type { Values } from '#domain/form/form-description.ts';
import type { RoutingRule, Window } from './routing-rule.ts';

/** E.164 in digits of a number in any notation; undefined where it is none. */
export const dialledOf = (typed: string): string | undefined =>
  isPhone(typed) ? normalisePhone(typed).slice(1) : undefined;

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

/** An end of a validity (ms); undefined where it was not given, or as no day and time can be read. */
function endOf(values: Values, name: 'validFrom' | 'validTo'): number | undefined {
  const [date, time] = [textOf(values, name), clockText(textOf(values, `${name}Time`))];
  if (!day.safeParse(date).success || (time !== '' && !isClock(time))) return undefined;
  if (time !== '') return berlinMoment(`${date} ${time}`);
  return berlinMoment(name === 'validTo' ? addDays(date, 1) : date);
}

/** When (ms) a rule may be at work; a day without a time is valid to its end. */
export const windowOf = (values: Values): Window => ({
  from: endOf(values, 'validFrom') ?? Number.NEGATIVE_INFINITY,
  to: endOf(values, 'validTo') ?? Number.POSITIVE_INFINITY,
});

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
