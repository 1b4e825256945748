import * as z from 'zod/mini';
import { text, time } from '../fields.ts';
import { foreignid } from '../record.ts';
import { approval } from './approvals.ts';
import { ages } from './figures.ts';
import { workTasks } from './work.ts';

export const queueStates = ['all', 'new', 'mine', 'unassigned', 'overdue'] as const;

const flag = z.optional(z.enum(['true', 'false']));

/** `GET /staff/queue`. `_after` is the `next` of the answer before. */
export const queueQuery = z.object({
  kinds: z.optional(z.string().check(z.maxLength(200))),
  /** `new`: no employee has opened it yet. */
  state: z.optional(z.enum(queueStates)),
  mine: flag,
  overdue: flag,
  unassigned: flag,
  /** How long it has waited. */
  age: z.optional(z.enum(ages)),
  foundation: z.optional(z.string().check(z.maxLength(40))),
  /** One record alone, of the organisation that is named. */
  record: z.optional(z.string().check(z.maxLength(100))),
  search: z.optional(z.string().check(z.maxLength(200))),
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  _after: z.optional(z.string().check(z.maxLength(120))),
});

export const employee = z.object({ id: z.string(), name: z.string() });
export type Employee = z.infer<typeof employee>;

/** Something that waits for an employee. */
const queueItem = z.object({
  kind: z.string(),
  id: z.string(),
  trid: z.string(),
  /** The organisation's title, else its number. */
  foundation: z.string(),
  foreignid: z.optional(foreignid),
  title: z.string(),
  /** The customer that it concerns; a longer title ends with that name. */
  customer: z.optional(z.string()),
  detail: z.optional(z.string()),
  /** The kind within its type, as a ticket's type. */
  reason: z.optional(z.string()),
  task: z.enum(workTasks),
  since: time,
  due: z.optional(time),
  assignee: z.optional(employee),
  /** Where the record's own page is, from the portal's root. */
  link: z.string(),
});
export type QueueItem = z.infer<typeof queueItem>;

/** Counting stops here: beyond this limit, the exact figure is of no use. */
export const countedUpTo = 1000;

/** Each up to `countedUpTo` and one more. */
const queueCounts = z.object({
  all: z.number(),
  new: z.number(),
  mine: z.number(),
  unassigned: z.number(),
  overdue: z.number(),
  kinds: z.record(z.string(), z.number()),
});
export type QueueCounts = z.infer<typeof queueCounts>;

/** An act of administration that the caller may release. */
const queueApproval = z.object({ ...approval.shape, link: z.string() });
export type QueueApproval = z.infer<typeof queueApproval>;

export const queuePage = z.object({
  items: z.array(queueItem),
  /** With the first page of what waits for everybody, or what is new; for administrators. */
  approvals: z.optional(z.array(queueApproval)),
  /** Where the next page begins; absent on the last one. */
  next: z.optional(z.string()),
  /** With the first page only. */
  counts: z.optional(queueCounts),
});
export type QueuePage = z.infer<typeof queuePage>;

const places = z.array(z.strictObject({ trid: text(1, 40), id: text(1, 100) })).check(z.minLength(1), z.maxLength(100));

/** `POST /staff/assignments`: an employee's id, or null to unassign. */
export const assignmentRequest = z.strictObject({
  items: places,
  assignee: z.nullable(text(1, 100)),
  /** The assignee that the client saw (null: none), so that a faster colleague is not overwritten. */
  expected: z.optional(z.nullable(text(1, 100))),
});
/** Who had them before, so that it can be taken back. */
export const assignmentAnswer = z.object({
  items: z.array(z.object({ trid: z.string(), id: z.string(), before: z.nullable(z.string()) })),
});
export type AssignmentAnswer = z.infer<typeof assignmentAnswer>;

/** `POST /staff/closings`: tickets that are closed with the same words; placeholders in them are filled for each. */
export const closingRequest = z.strictObject({ items: places, note: text(1, 4000) });
/** What became of each; a sentence where it was not closed. */
export const closingAnswer = z.object({
  items: z.array(z.object({ trid: z.string(), id: z.string(), failure: z.optional(z.string()) })),
});
export type ClosingAnswer = z.infer<typeof closingAnswer>;
