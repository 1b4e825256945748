import * as z from 'zod/mini';
import { choice, optionalText, text, time } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';
import { type StaffStatus, ticketTypes } from '../ticket.ts';

/** States that an answer may lead to. */
export const replyStatuses = ['inProgress', 'waiting', 'closed'] as const satisfies readonly StaffStatus[];

/**
 * A text that employees answer with again and again; `{Name}` and the like are filled in for the record. With a state or
 * an assignment it is a macro: one choice fills all of an answer.
 */
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
    status: z.optional(z.enum(replyStatuses)),
    assignsSelf: z.optional(z.boolean()),
  }),
  fields: {
    title: text(1, 80),
    textDe: text(1, 4000),
    textEn: optionalText(4000),
    /** For which types of tickets; none means all. */
    kinds: z._default(z.array(choice(ticketTypes)).check(z.maxLength(10)), []),
    /** The state of the ticket after the answer. */
    status: z.optional(choice(replyStatuses)),
    /** The employee who answers takes the ticket over. */
    assignsSelf: z.optional(z.boolean()),
  },
  common: maintained,
  list: { sorts: ['title', 'modified'], sort: 'title', hasArchive: true },
});
export type SavedReplyData = DataOf<typeof savedReply>;
export type SavedReplyRow = RowOf<typeof savedReply>;
