import * as z from 'zod/mini';
import { asPlainText, text, time } from './fields.ts';
import { actionOf } from './record-actions.ts';

export const maxRecipients = 20;

/** A recipient that is no single user: those at the distributor who handle the record, or all at the partner who may read it. */
export const commentSides = ['distributor', 'partner'] as const;
export type CommentSide = (typeof commentSides)[number];
export const isSide = (recipient: string): recipient is CommentSide => commentSides.some((side) => side === recipient);

/** Ids of users, and sides; each counts once. */
const recipients = z.array(z.string().check(asPlainText, z.minLength(1, 'choose'), z.maxLength(60, 'choose'))).check(
  z.overwrite((all) => [...new Set(all)]),
  z.minLength(1, 'choose'),
  z.maxLength(maxRecipients, `tooManyCopies:${maxRecipients}`),
);

/** Writes a message to readers of a record: it changes no state, and stays as it is. */
export const commentAction = actionOf('comment', { text: text(3, 2000), recipients });
export type CommentInput = z.infer<typeof commentAction>;

/** A comment as all readers of its record see it; `to` has the names of users as they are called now. */
export const recordComment = z.object({
  id: z.string(),
  time,
  author: z.string(),
  /** Written by an employee of the distributor. */
  staff: z.boolean(),
  text: z.string(),
  to: z.array(z.string()),
  sides: z.array(z.enum(commentSides)),
});
export type RecordComment = z.infer<typeof recordComment>;

/** The recipients that the caller can choose for a comment on a record. */
export const recordReaders = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  sides: z.array(z.enum(commentSides)),
});
export type RecordReaders = z.infer<typeof recordReaders>;
