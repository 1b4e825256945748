import * as z from 'zod/mini';
import { email, time } from '../fields.ts';
import type { NotificationEvent } from '../me/settings.ts';
import { typedPassword } from '../password.ts';

/** Events that concern an organisation; all others concern one user. */
export const mailboxEvents = [
  'ticketAnswer',
  'orderStatus',
  'porting',
  'request',
  'statement',
  'notice',
] as const satisfies readonly NotificationEvent[];
export type MailboxEvent = (typeof mailboxEvents)[number];

/** `resting`: the user behind it may no longer administer the organisation. */
export const mailboxStates = ['unconfirmed', 'active', 'resting', 'bounced', 'unsubscribed'] as const;
export type MailboxState = (typeof mailboxStates)[number];

const events = z.array(z.enum(mailboxEvents, 'choose')).check(
  z.minLength(1, 'webhookEvents'),
  z.maxLength(mailboxEvents.length),
  z.refine((names) => new Set(names).size === names.length, 'invalid'),
);

export const mailboxCreate = z.strictObject({ email, events, password: typedPassword });
export type MailboxCreate = z.infer<typeof mailboxCreate>;
export const mailboxChange = z.strictObject({ events, version: z.number().check(z.int(), z.positive()) });
export type MailboxChange = z.infer<typeof mailboxChange>;

export const mailbox = z.object({
  id: z.string(),
  version: z.number(),
  email: z.string(),
  events: z.array(z.enum(mailboxEvents)),
  /** Ended by the link of a mail. */
  unsubscribed: z.array(z.enum(mailboxEvents)),
  state: z.enum(mailboxStates),
  /** The user behind it: no mail tells more than this user may see. */
  setBy: z.optional(z.string()),
  created: time,
  /** When the last mail with the link to confirm was sent. */
  asked: time,
});
export type Mailbox = z.infer<typeof mailbox>;

export const mailboxList = z.object({
  items: z.array(mailbox),
  /** False for employees. */
  isEditable: z.boolean(),
  /** What the caller may have sent. */
  events: z.array(z.enum(mailboxEvents)),
});
export type MailboxList = z.infer<typeof mailboxList>;
