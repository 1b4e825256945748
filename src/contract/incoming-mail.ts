import * as z from 'zod/mini';
import { time } from './fields.ts';

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
