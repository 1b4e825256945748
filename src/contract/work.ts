import * as z from 'zod/mini';
import { time } from './fields.ts';

/** Who has to act. */
export const workSides = ['partner', 'staff'] as const;
export type WorkSide = (typeof workSides)[number];

/** What is to be done about a record, the one thing; keys of the `waiting` texts. */
export const workTasks = [
  'answer',
  'complete',
  'send',
  'followUp',
  'supplyFile',
  'acceptLead',
  'confirm',
  'correct',
  'review',
  'decide',
  'work',
] as const;
export type WorkTask = (typeof workTasks)[number];

/** Something that waits for somebody. */
export const workItem = z.object({
  /** Type of the record. */
  kind: z.string(),
  id: z.string(),
  trid: z.string(),
  foreignid: z.optional(z.string()),
  title: z.string(),
  why: z.enum(workTasks),
  since: time,
  due: z.optional(time),
  /** Where it is done, from the portal's root. */
  link: z.string(),
});
export type WorkItem = z.infer<typeof workItem>;
