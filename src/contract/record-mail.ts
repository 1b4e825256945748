import * as z from 'zod/mini';
import { time } from './fields.ts';

/** How a mail about a record fares: the mail server took it, it waits, or it was refused. */
const mailStates = ['sent', 'planned', 'undelivered'] as const;
export type MailState = (typeof mailStates)[number];

/** `GET …/data/{id}/mails`: who was written to about a record, oldest first; what the mails say is not kept. */
export const recordMails = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      title: z.object({ de: z.string(), en: z.string() }),
      state: z.enum(mailStates),
      /** When it was sent or refused, or else written. */
      at: time,
    }),
  ),
});
export type RecordMail = z.infer<typeof recordMails>['items'][number];
