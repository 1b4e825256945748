import type { VoState } from '#contract/vo-number.ts';

export const voTone = { active: 'ok', dormant: 'neutral', terminated: 'danger' } as const satisfies Record<
  VoState,
  string
>;
