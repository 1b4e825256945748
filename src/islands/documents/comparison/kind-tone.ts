import type { ChangeKind } from '#contract/documents/comparison.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const shownKinds = ['changed', 'added', 'dropped'] as const satisfies ChangeKind[];
export const kindTone = { changed: 'info', added: 'ok', dropped: 'danger' } as const satisfies Record<
  (typeof shownKinds)[number],
  Tone
>;
