import * as z from 'zod/mini';
import { asPlainText, day, email, optionalText, text, time } from '../fields.ts';
import { reason } from './approvals.ts';
import { keptBecause, maxMonths, retentionEvents, retentionOutcomes } from './retention-rule.ts';

const id = z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(60));
const count = z.number().check(z.int(), z.nonnegative());
const betweenMonths = `between:1:${maxMonths}`;
const version = z.number().check(z.int(), z.nonnegative());

const rule = z.object({
  id: z.string(),
  types: z.array(z.string()),
  tables: z.array(z.string()),
  event: z.enum(retentionEvents),
  months: count,
  minMonths: count,
  fromYearEnd: z.boolean(),
  laws: z.array(z.string()),
  outcome: z.enum(retentionOutcomes),
  /** Done by an administrator's release, with a period that administrators choose. */
  isReleased: z.boolean(),
  version,
  changed: z.optional(z.object({ at: time, by: z.string() })),
  due: count,
  /** The day from which the oldest of it counts. */
  oldest: z.optional(z.string()),
  /** The id of what waits for a second administrator. */
  waiting: z.optional(z.object({ id: z.string(), kind: z.enum(['retentionPeriod', 'retention']), after: z.string() })),
});
export type RetentionRuleRow = z.infer<typeof rule>;

const run = z.object({
  id: z.string(),
  rule: z.string(),
  state: z.enum(['running', 'done']),
  total: count,
  done: count,
  failed: count,
  by: z.string(),
  started: time,
  finished: z.optional(time),
});

const hold = z.object({
  trid: z.string(),
  organisation: z.string(),
  id: z.string(),
  type: z.string(),
  number: z.optional(z.string()),
  until: z.string(),
  reason: z.string(),
  by: z.string(),
  at: time,
});
export type Hold = z.infer<typeof hold>;

export const retentionOverview = z.object({
  today: z.string(),
  rules: z.array(rule),
  runs: z.array(run),
  holds: z.array(hold),
  /** Who may release. */
  others: z.array(z.string()),
});
export type RetentionOverview = z.infer<typeof retentionOverview>;

export const ruleAction = z.discriminatedUnion('_action', [
  z.strictObject({
    _action: z.literal('period'),
    version,
    months: z
      .number(betweenMonths)
      .check(z.int(betweenMonths), z.gte(1, betweenMonths), z.lte(maxMonths, betweenMonths)),
    reason,
  }),
  z.strictObject({ _action: z.literal('release'), reason }),
]);
export type RuleAction = z.infer<typeof ruleAction>;

export const dueList = z.object({
  items: z.array(
    z.object({
      trid: z.string(),
      organisation: z.string(),
      id: z.string(),
      type: z.string(),
      number: z.optional(z.string()),
      title: z.string(),
      until: z.string(),
    }),
  ),
});
export type DueList = z.infer<typeof dueList>;

export const holdAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('hold'), trid: id, record: id, until: day, reason }),
  z.strictObject({ _action: z.literal('release'), trid: id, record: id, reason }),
]);
export type HoldAction = z.infer<typeof holdAction>;

/** A name and something that tells the person from others of that name. */
export const personCriteria = z.strictObject({
  firstName: text(1, 80),
  lastName: text(1, 80),
  birthDate: z.optional(day),
  email: z.optional(email),
  phone: optionalText(40),
  customerNumber: optionalText(30),
});

export const personSearch = z.strictObject({ ...personCriteria.shape, reason });

const hit = z.object({
  trid: z.string(),
  id: z.string(),
  type: z.string(),
  number: z.optional(z.string()),
  match: z.enum(['sure', 'likely']),
  outcome: z.enum(['erase', 'restrict', 'keep']),
  because: z.optional(z.enum(keptBecause)),
  until: z.optional(z.string()),
  rule: z.optional(z.string()),
  count: z.optional(count),
});
export type PersonHitRow = z.infer<typeof hit>;

/** By organisation, which is the controller of what it holds. */
export const personResult = z.object({
  organisations: z.array(z.object({ trid: z.string(), title: z.string(), hits: z.array(hit) })),
});
export type PersonResult = z.infer<typeof personResult>;

export const requestKinds = ['export', 'erase'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'waiting', 'released', 'done', 'withdrawn'] as const;
export const requestChannels = ['letter', 'mail', 'phone', 'portal', 'partner', 'authority'] as const;

export const requestCreate = z.strictObject({
  ...personCriteria.shape,
  kind: z.enum(requestKinds, 'choose'),
  received: day,
  channel: z.enum(requestChannels, 'choose'),
  recognised: text(3, 300),
});
export type RequestCreate = z.infer<typeof requestCreate>;

const chosen = z.strictObject({ trid: id, id, type: id });
export const requestAction = z.discriminatedUnion('_action', [
  z.strictObject({
    _action: z.literal('submit'),
    version,
    hits: z.array(chosen).check(z.minLength(1, 'choose'), z.maxLength(500)),
    reason,
  }),
  z.strictObject({ _action: z.literal('answered'), version }),
  z.strictObject({ _action: z.literal('withdraw'), version, reason }),
]);
export type RequestAction = z.infer<typeof requestAction>;

const receiptRow = z.object({
  trid: z.string(),
  organisation: z.string(),
  type: z.string(),
  outcome: z.enum(['erase', 'restrict', 'keep', 'gone']),
  count,
  until: z.optional(z.string()),
  rule: z.optional(z.string()),
  /** Files that went along, and those that stay because others stand in the record. */
  files: z.optional(count),
  filesKept: z.optional(count),
});

export const personRequest = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  version,
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    customerNumber: z.optional(z.string()),
  }),
  received: z.string(),
  due: z.string(),
  channel: z.enum(requestChannels),
  recognised: z.string(),
  hits: count,
  createdBy: z.string(),
  created: time,
  releasedBy: z.optional(z.string()),
  released: z.optional(time),
  finished: z.optional(time),
  downloads: count,
  receipt: z.optional(z.array(receiptRow)),
  /** The id of what waits for a second administrator, and whether the caller prepared it. */
  approval: z.optional(z.object({ id: z.string(), isOwn: z.boolean() })),
});
export type PersonRequestRow = z.infer<typeof personRequest>;

export const personRequests = z.object({
  today: z.string(),
  items: z.array(personRequest),
  others: z.array(z.string()),
});
export type PersonRequests = z.infer<typeof personRequests>;
