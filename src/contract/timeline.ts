import * as z from 'zod/mini';
import { time } from './fields.ts';
import { activityKinds } from './foundation.ts';
import { foreignid } from './record.ts';

/**
 * A sentence that each reader sees in their own language: a key of the texts `events`, its values, and the reason, as
 * free text or as another sentence.
 */
export interface EventText {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly reason?: string | undefined;
  readonly because?: EventText | undefined;
}
export const eventText: z.ZodMiniType<EventText> = z.object({
  key: z.string(),
  values: z.record(z.string(), z.string()),
  reason: z.optional(z.string()),
  get because() {
    return z.optional(eventText);
  },
});

/** Newest first; `_before` is the id of the last event that is known. */
export const timelineQuery = z.object({
  _before: z.optional(z.string().check(z.maxLength(40))),
  /** Of its sentences; German without. */
  _lang: z.optional(z.enum(['de', 'en'])),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type TimelineQuery = z.infer<typeof timelineQuery>;

/** What happened to a record, or to one that belongs to it. */
export const recordTimeline = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      time,
      actor: z.string(),
      staff: z.boolean(),
      kind: z.enum(activityKinds),
      text: z.optional(z.string()),
      record: z.object({ id: z.string(), type: z.string(), foreignid: z.optional(foreignid) }),
    }),
  ),
  more: z.boolean(),
});
export type RecordTimeline = z.infer<typeof recordTimeline>;
