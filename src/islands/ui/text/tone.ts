import type { Tone } from '#domain/records/state-tones.ts';

export type { Tone };

/** Background and text of a tone. */
export const toneClass = {
  neutral: 'bg-track text-muted',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  ok: 'bg-ok-soft text-ok',
  danger: 'bg-danger-soft text-danger',
} as const satisfies Record<Tone, string>;
