import type { ResolveHost } from './checked-address.ts';
import type { WebhookOutbox } from './webhook-services.ts';

/** Longer (ms) than a transaction takes from its messages to its end. */
const pendingMs = 10_000;

interface Parts {
  readonly clock: () => number;
  readonly resolve: ResolveHost;
  readonly send: () => void;
}

/** Wakes the job that sends only after calls that may have written messages; what is missed waits for its next minute. */
export function openOutbox({ clock, resolve, send }: Parts): WebhookOutbox & { readonly sendNew: () => void } {
  let pendingUntil = 0;
  return {
    resolve,
    send,
    enqueued: () => {
      pendingUntil = clock() + pendingMs;
    },
    sendNew: () => {
      if (clock() < pendingUntil) send();
    },
  };
}
