import { berlinDay } from '#domain/date/berlin-day.ts';
import { dueBefore, keptUntil } from '#domain/retention/periods.ts';
import type { RetentionRule } from '#domain/retention/retention-rule.ts';
import { retentionRules } from '#domain/retention/rules.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { DueAt } from '#server/queries/retention/due-records.ts';
import { changedPeriods } from '#server/queries/retention/runs.ts';

/** A rule as it counts today. */
export interface RuleInForce extends RetentionRule {
  readonly version: number;
  readonly changed?: { readonly at: number; readonly by: string };
}

/** All rules with the periods that administrators changed; never shorter than the law asks. */
export async function rulesInForce(db: Db | Tx): Promise<RuleInForce[]> {
  const changes = new Map((await changedPeriods(db)).map((one) => [one.period.rule, one]));
  return retentionRules.map((rule) => {
    const change = changes.get(rule.id);
    if (!change) return { ...rule, version: 0 };
    const { months, version, changed: at } = change.period;
    return { ...rule, months: Math.max(months, rule.minMonths), version, changed: { at, by: change.by ?? 'CLI' } };
  });
}

export const dueAt = (rule: RetentionRule, now: number): DueAt => ({
  before: dueBefore(now, rule),
  today: berlinDay(now),
});

/** The last day that the law asks for; undefined where it asks for nothing. */
export const lawUntil = (rule: RetentionRule, event: number): string | undefined =>
  rule.minMonths === 0 ? undefined : keptUntil(event, { ...rule, months: rule.minMonths });
