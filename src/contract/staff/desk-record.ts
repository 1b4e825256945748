import * as z from 'zod/mini';
import { text, time } from '../fields.ts';
import { waitingMail } from '../incoming-mail.ts';
import { internalNote } from '../record-notes.ts';
import { employee } from './queue.ts';

/** A step of the checklist for a kind of work; with who ticked it, once it is done. */
const checklistStep = z.object({ text: z.string(), done: z.optional(z.object({ at: time, by: z.string() })) });
export type ChecklistStep = z.infer<typeof checklistStep>;

/** What employees alone know of a record. */
export const deskRecord = z.object({
  assignee: z.optional(employee),
  notes: z.array(internalNote),
  /** Of the checklists for its kind, without steps that stand in two of them. */
  steps: z.array(checklistStep),
  /** Messages by mail that one of them decides about. */
  mails: z.array(waitingMail),
});
export type DeskRecord = z.infer<typeof deskRecord>;

/** `POST /foundation/:trid/desk/:id/steps` */
export const stepChange = z.strictObject({ step: text(1, 4000), isDone: z.boolean() });

/** `POST /foundation/:trid/desk/:id/presence`: says that the caller has the record open, and asks who else has. */
export const presenceCall = z.strictObject({ isTyping: z.boolean() });
export const presence = z.object({ others: z.array(z.object({ name: z.string(), isTyping: z.boolean() })) });
export type Presence = z.infer<typeof presence>;

export const employees = z.object({ items: z.array(employee) });
