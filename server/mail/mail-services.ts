import type { BaseServices } from '../db/base-services.ts';

export interface MailServices extends BaseServices {
  /** Asks for the outbox to be sent; called after a transaction that wrote a mail. */
  readonly sendMails: () => void;
}
