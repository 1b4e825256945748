import * as z from 'zod/mini';
import { choice, day, optionalText, text } from './fields.ts';
import { maxBulkRecords } from './list-rules.ts';
import { replyStatuses } from './staff/saved-reply.ts';

/** `version` is the one that the caller saw: a record that changed since is left alone. */
const items = z
  .array(z.strictObject({ id: text(1, 100), version: z.optional(z.number()) }))
  .check(z.minLength(1), z.maxLength(maxBulkRecords));

/** `POST /foundation/:trid/bulk-actions`: the same action on many records, on each as by itself. */
export const bulkRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('archive'), items }),
  z.strictObject({ action: z.literal('restore'), items }),
  /** Customers and tickets, these without a note; no day takes the date away. */
  z.strictObject({
    action: z.literal('followUp'),
    items,
    followUpDate: z.optional(day),
    note: optionalText(500),
  }),
  /** A colleague becomes responsible. */
  z.strictObject({ action: z.literal('handOver'), items, owner: text(1, 60) }),
  /** Employees give records to a colleague, or take the assignment away. */
  z.strictObject({ action: z.literal('assign'), items, assignee: z.nullable(text(1, 100)) }),
  /** Employees answer tickets; placeholders are filled for each. */
  z.strictObject({
    action: z.literal('answer'),
    items,
    note: text(1, 4000),
    status: z.optional(choice(replyStatuses)),
    /** Takes the tickets over with the answer. */
    assignsSelf: z.optional(z.boolean()),
  }),
]);
export type BulkRequest = z.infer<typeof bulkRequest>;
export type BulkActionName = BulkRequest['action'];

export const bulkOutcomes = ['done', 'refused', 'changed'] as const;

/** What became of each record, in the order of the call. */
export const bulkReport = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(bulkOutcomes),
      /** Why it was not done, as the single action says it. */
      status: z.optional(z.number()),
      sentence: z.optional(z.string()),
    }),
  ),
});
export type BulkReport = z.infer<typeof bulkReport>;
