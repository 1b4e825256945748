import type { BackupRow } from '../../contract/wholesale/backup-rule.ts';

type Rule = Pick<BackupRow, 'value1' | 'value2' | 'value6' | 'data'>;

/** The rule at work that takes all calls of an account whose PBX is not registered. */
export const ruleWhileOffline = <R extends Rule>(rules: readonly R[]): R | undefined =>
  rules.find(
    ({ value2, value6, data }) =>
      value2 === 'true' &&
      (value6 === 'always' || value6 === 'unreachable') &&
      data['scope'] === 'trunk' &&
      data.activeSince !== undefined,
  );
