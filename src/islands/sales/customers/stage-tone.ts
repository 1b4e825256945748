import type { ShownStage } from '#contract/sales/customer.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const stageTone = {
  new: 'info',
  contacted: 'info',
  offerMade: 'warn',
  followUp: 'warn',
  lost: 'neutral',
  leadOffered: 'warn',
  leadDeclined: 'neutral',
  won: 'ok',
} as const satisfies Record<ShownStage, Tone>;
