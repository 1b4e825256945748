import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Tone } from '#islands/ui/text/tone.ts';

/** One entry of a record's story. */
export interface StoryItem {
  id: string;
  /** When (ms). */
  at: number;
  by: string;
  isStaff?: boolean;
  /** What a person wrote to the other side, what they noted for their own house, or what happened. */
  kind: 'message' | 'note' | 'event';
  /** Of an event what happened, of a message what its writer did with it: "fragt Sie". */
  title?: ReactNode;
  body?: ReactNode;
  tone?: Tone | undefined;
  /** In the ring of an event. */
  icon?: IconNode | undefined;
}
