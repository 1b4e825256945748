import type { MailServices } from '#server/mail/mail-services.ts';
import type { TokenKeys } from '#server/session/keys.ts';
import type { ResolveHost } from './checked-address.ts';

/** Messages that wait to be sent, and how hosts get their addresses. */
export interface WebhookOutbox {
  resolve: ResolveHost;
  /** Says that a transaction writes messages; they are sent once it has ended. */
  enqueued: () => void;
  /** Sends what waits. */
  send: () => void;
}

export interface WebhookServices extends MailServices {
  readonly keys: TokenKeys;
  readonly webhooks: WebhookOutbox;
}
