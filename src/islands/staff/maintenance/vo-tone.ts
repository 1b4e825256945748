import type { VoState } from '#contract/staff/vo-number.ts';

export const voTone = { active: 'ok', dormant: 'neutral', terminated: 'danger' } as const satisfies Record<
  VoState,
  string
>;
