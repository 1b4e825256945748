import * as z from 'zod/mini';
import { internalNote } from '../record-notes.ts';
import { employee } from './queue.ts';

/** What employees alone know of a record. */
export const deskRecord = z.object({ assignee: z.optional(employee), notes: z.array(internalNote) });
export type DeskRecord = z.infer<typeof deskRecord>;

export const employees = z.object({ items: z.array(employee) });
