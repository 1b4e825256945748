import type { BackupRow } from '../../contract/wholesale/backup-rule.ts';
import { ruleOf } from '../backup-routing/rule-of-record.ts';
import { ruleFor } from '../backup-routing/simulate-call.ts';

/** Name of the rule that takes all calls of an account whose PBX is not registered; `at` in ms. */
export function ruleWhileOffline(
  rules: readonly Pick<BackupRow, 'id' | 'data'>[],
  accountId: string,
  at: number,
): string | undefined {
  const ofTrunk = rules
    .filter(({ data }) => data.active)
    .map(ruleOf)
    .filter(({ scope }) => scope === 'trunk');
  return ruleFor(ofTrunk, { accountId, number: '', at }, 'unreachable')?.rule.name;
}
