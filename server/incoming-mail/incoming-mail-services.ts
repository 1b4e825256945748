import type { NotificationServices } from '../notifications/notification-services.ts';

/** What messages need that come by mail. */
export type IncomingMailServices = NotificationServices;

export type Refusal = 'unreadable' | 'tooLarge' | 'noToken' | 'automatic' | 'noRight' | 'tooMany';

/** What became of a message. */
export type Outcome =
  | { readonly state: 'accepted' | 'waiting' | 'duplicate' | 'bounce' }
  | { readonly state: 'refused'; readonly reason: Refusal };

/** Largest message in bytes: files of 20 MB as mails carry them. */
export const maxMailBytes = 30 * 1024 ** 2;

/** Longest text of a message that an employee takes over, in characters. */
export const maxKeptLength = 50_000;
