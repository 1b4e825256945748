import * as z from 'zod/mini';
import { text, time } from '../fields.ts';
import { employee } from './queue.ts';

const internalNote = z.object({ id: z.string(), time, author: z.string(), text: z.string() });
export const internalNoteText = z.strictObject({ text: text(1, 4000) });

/** What employees alone know of a record. */
export const deskRecord = z.object({ assignee: z.optional(employee), notes: z.array(internalNote) });
export type DeskRecord = z.infer<typeof deskRecord>;

export const employees = z.object({ items: z.array(employee) });
