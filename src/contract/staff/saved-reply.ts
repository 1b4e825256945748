import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { choice, optionalText, text, time } from '../fields.ts';
import { recordOf } from '../record.ts';
import { ticketTypes } from '../ticket.ts';

/** A text that employees answer with again and again; `{Name}` and the like are filled in for the record. */
export const savedReplyFields = {
  title: text(1, 80),
  textDe: text(1, 4000),
  textEn: optionalText(4000),
  /** For which types of tickets; none means all. */
  kinds: z._default(z.array(choice(ticketTypes)).check(z.maxLength(10)), []),
};

export const savedReplyData = z.object({
  title: z.string(),
  textDe: z.string(),
  textEn: z.optional(z.string()),
  kinds: z.array(z.enum(ticketTypes)),
});
export type SavedReplyData = z.infer<typeof savedReplyData>;

/** `textDe` and `textEn` are the beginnings of the texts, `kinds` types of tickets with commas between. */
export const savedReplyColumns = {
  title: 'value1',
  textDe: 'value2',
  kinds: 'value3',
  textEn: 'value4',
} as const satisfies ColumnMap;

export const savedReplyRow = rowOf(savedReplyColumns, {
  id: z.string(),
  title: z.string(),
  textDe: z.string(),
  kinds: z.optional(z.string()),
  textEn: z.optional(z.string()),
  version: z.number(),
  modified: time,
});
export type SavedReplyRow = z.infer<typeof savedReplyRow>;

export const savedReplyRecord = recordOf(savedReplyColumns, savedReplyData);
