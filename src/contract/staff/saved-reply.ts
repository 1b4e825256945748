import * as z from 'zod/mini';
import { choice, optionalText, text, time } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';
import { ticketTypes } from '../ticket.ts';

/** A text that employees answer with again and again; `{Name}` and the like are filled in for the record. */
export const savedReply = defineContract('etc.savedReply', {
  name: 'saved-replies',
  /** `textDe` and `textEn` are the beginnings of the texts, `kinds` types of tickets with commas between. */
  columns: { title: 'value1', textDe: 'value2', kinds: 'value3', textEn: 'value4' },
  row: {
    title: z.string(),
    textDe: z.string(),
    kinds: z.optional(z.string()),
    textEn: z.optional(z.string()),
    version: z.number(),
    modified: time,
  },
  data: z.object({
    title: z.string(),
    textDe: z.string(),
    textEn: z.optional(z.string()),
    kinds: z.array(z.enum(ticketTypes)),
  }),
  fields: {
    title: text(1, 80),
    textDe: text(1, 4000),
    textEn: optionalText(4000),
    /** For which types of tickets; none means all. */
    kinds: z._default(z.array(choice(ticketTypes)).check(z.maxLength(10)), []),
  },
  common: maintained,
  list: { sorts: ['title', 'modified'], sort: 'title', hasArchive: true },
});
export type SavedReplyData = DataOf<typeof savedReply>;
export type SavedReplyRow = RowOf<typeof savedReply>;
