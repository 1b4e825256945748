import type { OutgoingMessage } from '#contract/wholesale/carrier-message.ts';

/** An answer that is known beforehand, as it will come, and when (ms). */
interface AnnouncedAnswer {
  readonly at: number;
  readonly raw: string;
}

/** Where a message came from, and what it is called there; no other message from there ever has its id. */
export interface MessageOrigin {
  readonly gateway: string;
  readonly id: string;
}

/**
 * Takes in a message as it came; resolves once it is kept, so that it may be forgotten where it came from. By its origin it
 * is recognised where it comes again.
 */
export type Deliver = (raw: string, origin?: MessageOrigin) => Promise<void>;

/** How other carriers are reached (`docs/carrier-gateway.md`). */
export interface Carrier {
  /** Ours: the ITU carrier code and the porting id that numbers are switched to (PKIauf). */
  readonly code: string;
  readonly pki: string;
  /**
   * Hands a message over and resolves once the other side has it. After a crash the same message is sent again: the
   * receiver recognises it by its VA-ID, kind, date and `sending`, its number (from 1) among those of its kind for
   * this VA-ID. Throws if it cannot be handed over; it is tried again later.
   */
  readonly send: (message: OutgoingMessage, now: number, sending: number) => Promise<readonly AnnouncedAnswer[]>;
  /**
   * Fetches the messages that wait and has the sender forget each once `deliver` has resolved; throws what went wrong. Ends
   * early where the signal is aborted.
   */
  readonly fetch?: (deliver: Deliver, ending: AbortSignal) => Promise<void>;
}
