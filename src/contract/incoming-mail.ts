import * as z from 'zod/mini';
import { text, time } from './fields.ts';

/** Why a message waits for an employee. */
export const waitReasons = ['sender', 'authentication', 'closed', 'tooMany', 'empty', 'tooLong'] as const;
export type WaitReason = (typeof waitReasons)[number];

export const incomingMailStates = ['accepted', 'waiting', 'taken', 'discarded'] as const;
export type IncomingMailState = (typeof incomingMailStates)[number];

/** A file of a message. */
export const incomingFile = z.object({ name: z.string(), size: z.number() });
export type IncomingFile = z.infer<typeof incomingFile>;

/** A message by mail that an employee decides about. */
export const waitingMail = z.object({
  id: z.string(),
  received: time,
  reason: z.enum(waitReasons),
  /** Who it was meant to be from: the user of the address that it was sent to. */
  user: z.string(),
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(incomingFile),
});
export type WaitingMail = z.infer<typeof waitingMail>;

export const discardMail = z.strictObject({ _action: z.literal('discard'), reason: text(3, 300) });

/** `POST /foundation/:trid/desk/:id/mails/:mail` */
export const mailDecision = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('take') }),
  discardMail,
]);
export type MailDecision = z.infer<typeof mailDecision>;

/** What became of a message that a mail service gave over. */
export const incomingMailAnswer = z.object({
  state: z.enum(['accepted', 'waiting', 'duplicate', 'bounce', 'refused']),
  reason: z.optional(z.string()),
});
