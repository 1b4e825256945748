import type { LineState } from '#contract/commissions/line.ts';

/** What happens to a line between the partner and the operator, and the state that it leads to from another. */
export const lineEvents = {
  complained: { open: 'complained' },
  /** A later line put it right. */
  corrected: { complained: 'paid' },
  refused: { complained: 'rejected' },
  /** The partner took the ticket back: as if it had never been there. */
  withdrawn: { complained: 'open', rejected: 'open' },
  reopened: { rejected: 'complained' },
} as const satisfies Record<string, Partial<Record<LineState, LineState>>>;
export type LineEvent = keyof typeof lineEvents;

/** The state after an event; undefined where it does nothing to a line in this one. */
export const lineStateAfter = (event: LineEvent, state: LineState): LineState | undefined =>
  (lineEvents[event] as Partial<Record<LineState, LineState>>)[state];
