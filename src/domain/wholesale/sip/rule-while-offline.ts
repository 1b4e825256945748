import type { BackupRow } from '#contract/wholesale/backup-rule.ts';

/** Triggers that take a call at once where the PBX is not registered. */
const unconditional: readonly BackupRow['trigger'][] = ['always', 'unreachable'];

/** Name of the active rule that takes all calls while the account's PBX is not registered; the highest priority wins. */
export const ruleWhileOffline = (rules: readonly Pick<BackupRow, 'name' | 'trigger' | 'data'>[]): string | undefined =>
  rules
    // One that is on and waits for the begin of its validity has no such moment.
    .filter(
      ({ trigger, data }) =>
        data.activeSince !== undefined && data['scope'] === 'trunk' && unconditional.includes(trigger),
    )
    .toSorted((a, b) => Number(b.data['priority']) - Number(a.data['priority']))[0]?.name;
