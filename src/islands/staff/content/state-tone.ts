import type { ContentState } from '#contract/content/edited-content.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const stateTone: Readonly<Record<ContentState, Tone>> = {
  file: 'neutral',
  edited: 'info',
  new: 'ok',
  hidden: 'danger',
  draft: 'warn',
};
