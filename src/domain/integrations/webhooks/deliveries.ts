import type { DeliveryError, DeliveryState, PauseReason } from '#contract/integrations/webhook.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long (ms) a message is tried. */
export const triedFor = 3 * day;
/** How long (ms) messages and their answers can be looked at and sent again. */
export const deliveryLifetime = 30 * day;
/** How long (ms) a secret that was replaced still signs beside the new one. */
export const secretOverlap = day;
export const maxSubscriptions = 10;
/** So many messages are sent again at once at most. */
export const maxReplays = 1000;

const steps = [minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour];
const lastStep = 8 * hour;

/** How long (ms) a message waits after so many attempts. */
export const waitAfter = (attempts: number): number => steps[attempts - 1] ?? lastStep;

/** How long (ms) an address is left alone after so many failures in a row, whatever waits for it. */
export const restAfter = (failures: number): number => Math.min(15 * minute, minute * 2 ** Math.min(failures - 1, 10));

interface Tried {
  /** Since when (ms) it is tried, and how often that was done. */
  readonly since: number;
  readonly attempts: number;
}

/** What becomes of a message and its address after an attempt. */
export interface Outcome {
  readonly state: DeliveryState;
  readonly nextAttempt?: number;
  readonly pause?: PauseReason;
}

export function afterAttempt({ since, attempts }: Tried, fault: DeliveryError | undefined, now: number): Outcome {
  if (fault === undefined) return { state: 'accepted' };
  if (fault === 'gone') return { state: 'failed', pause: 'gone' };
  const nextAttempt = now + waitAfter(attempts);
  return nextAttempt > since + triedFor ? { state: 'failed', pause: 'failures' } : { state: 'waiting', nextAttempt };
}

/** What an answer's status means. */
export function faultOfStatus(status: number): DeliveryError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}
