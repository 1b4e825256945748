import * as z from 'zod/mini';
import { asPlainText, text } from './fields.ts';
import { actionOf } from './record-actions.ts';
import { type CommentSide, commentSides } from './record-comments.ts';

export const maxRecipients = 20;

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
