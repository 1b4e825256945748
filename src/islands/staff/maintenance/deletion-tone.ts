import type { DeletionState } from '#contract/me/own-data.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const deletionTone = {
  submitted: 'warn',
  approved: 'ok',
  refused: 'danger',
  withdrawn: 'neutral',
  erased: 'neutral',
} as const satisfies Record<DeletionState, Tone>;
