import * as z from 'zod/mini';
import { time } from './fields.ts';

/** A recipient that is no single user: those at the distributor who handle the record, or all at the partner who may read it. */
export const commentSides = ['distributor', 'partner'] as const;
export type CommentSide = (typeof commentSides)[number];

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
