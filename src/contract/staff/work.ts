import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { foreignid } from '../record.ts';

/** Who has to act. */
const workSides = ['partner', 'staff'] as const;
export type WorkSide = (typeof workSides)[number];

/** What is to be done about a record, the one thing; keys of the `waiting` texts. */
export const workTasks = [
  'answer',
  'complete',
  'send',
  'renew',
  'remindCustomer',
  'followUp',
  'revisit',
  'supplyFile',
  'acceptLead',
  'confirm',
  'confirmTakeover',
  'confirmRule',
  'correct',
  'portDay',
  'retry',
  'review',
  'decide',
  'schedule',
  'reassign',
  'answerCarrier',
  'remindCarrier',
  'renewCertificate',
  'work',
  'checkMail',
  'checkLine',
] as const;
export type WorkTask = (typeof workTasks)[number];

/** A work item of a user. */
const workItem = z.object({
  /** Type of the record. */
  kind: z.string(),
  id: z.string(),
  /** Empty, as the foundation's name, where it concerns the user alone. */
  trid: z.string(),
  foundation: z.string(),
  foreignid: z.optional(foreignid),
  title: z.string(),
  /** The customer that it concerns; a longer title ends with that name. */
  customer: z.optional(z.string()),
  /** What was asked or said about it. */
  detail: z.optional(z.string()),
  why: z.enum(workTasks),
  since: time,
  due: z.optional(time),
  /** Where it is done, from the portal's root. */
  link: z.string(),
  /** The employee who asks has taken it over. */
  isMine: z.optional(z.boolean()),
});
export type WorkItem = z.infer<typeof workItem>;

/** `GET /waiting` */
export const waitingQuery = z.object({
  /** Some types of records alone, parted by commas. */
  kinds: z.optional(z.string().check(z.maxLength(400))),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  _offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
});
export type WaitingQuery = z.infer<typeof waitingQuery>;

export const waiting = z.object({
  items: z.array(workItem),
  /** Of the types that were asked for, or of all. */
  total: z.number(),
  /** How much of all is overdue. */
  overdue: z.number(),
  /** Of each type in which something waits. */
  counts: z.record(z.string(), z.number()),
});
export type Waiting = z.infer<typeof waiting>;
