import * as z from 'zod/mini';
import { time } from '../fields.ts';

export const noticeKinds = ['disturbance', 'maintenance', 'news'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const messageKinds = ['begin', 'message', 'resolved', 'corrected', 'ended'] as const;

/** A notice as its audience reads it, in the language that was asked for; authors are named to employees alone. */
export const partnerNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** Which texts are German although English was asked for. */
  german: z.array(z.string()),
  begin: time,
  promise: z.optional(time),
  end: z.optional(time),
  resolved: z.optional(time),
  ended: z.optional(time),
  corrected: z.optional(time),
  messages: z.array(
    z.object({ id: z.string(), time, kind: z.enum(messageKinds), text: z.optional(z.string()), isGerman: z.boolean() }),
  ),
  operators: z.array(z.string()),
  products: z.array(z.string()),
  /** It is shown before a ticket is sent. */
  isForTickets: z.boolean(),
  answer: z.optional(z.enum(['wait', 'continue'])),
});
export type PartnerNotice = z.infer<typeof partnerNotice>;
export const partnerNotices = z.object({ items: z.array(partnerNotice) });

/** Whether a user waits for news of a notice in place of a ticket. */
export const noticeAnswer = z.strictObject({ answer: z.enum(['wait', 'continue']) });
export type NoticeAnswer = z.infer<typeof noticeAnswer>['answer'];
