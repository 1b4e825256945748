import * as z from 'zod/mini';
import { text, time } from './fields.ts';

/** What a person of one's own house noted about a record; the other house never sees it. */
export const internalNote = z.object({ id: z.string(), time, author: z.string(), text: z.string() });
export const internalNoteText = z.strictObject({ text: text(1, 4000) });

/** Oldest first. */
export const recordNotes = z.object({ items: z.array(internalNote) });
export type RecordNotes = z.infer<typeof recordNotes>;
