import type { backupTriggers } from '#contract/wholesale/backup-rule.ts';

/** After so many days of being on, and again after as many more, a partner is asked whether a rule is still meant: one that takes every call sooner than one that waits for a fault. */
export const remindAfterDays = {
  always: 7,
  busy: 90,
  time: 90,
  unreachable: 90,
} as const satisfies Record<(typeof backupTriggers)[number], number>;
