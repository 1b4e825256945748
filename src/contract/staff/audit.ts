import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { time } from '../fields.ts';

/** What the audit log keeps. */
export const auditKinds = [
  'login',
  'loginRefused',
  'password',
  'rights',
  'apiKey',
  'signOn',
  'recordRead',
  'listRead',
  'recordAct',
  'download',
  'view',
  'command',
  'arrival',
  'expired',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Why a login was refused; kept as the text of its entry. */
export const loginRefusals = [
  'unknown',
  'wrong',
  'throttled',
  'disabled',
  'passwordNeeded',
  'termsNeeded',
  'outside',
] as const;
export type LoginRefusal = (typeof loginRefusals)[number];

/** What of a record was read, where it is not the record itself; kept as the text of its entry. */
export const auditDetails = ['timeline', 'mails', 'recipients'] as const;
export type AuditDetail = (typeof auditDetails)[number];

/** Guesses that were refused unseen are counted by address and day: the first leaves an entry at once, a second one says how many there were. */
export const throttledText = (count: number): string => `throttled ${count}`;
export const throttledCount = (text: string): number | undefined => {
  const [, count] = /^throttled (\d+)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
};

const value = z.optional(z.string());

/** `foundation` is its TRID, `detail` what happened. */
export const auditColumns = {
  actor: 'value1',
  kind: 'value2',
  foundation: 'value3',
  recordType: 'value4',
  recordId: 'value5',
  detail: 'value6',
  ipAddress: 'value7',
  userId: 'value8',
  recordNumber: 'value9',
} as const satisfies ColumnMap;

const auditFields = {
  id: z.string(),
  /** Its place in the chain, absent until it is sealed. */
  foreignid: value,
  actor: value,
  kind: z.enum(auditKinds),
  foundation: value,
  recordType: value,
  recordId: value,
  detail: value,
  ipAddress: value,
  userId: value,
  recordNumber: value,
  created: time,
};
/** An entry of the audit log in a list. */
export const auditRow = rowOf(auditColumns, auditFields);
export type AuditRow = z.infer<typeof auditRow>;
export type WireAuditRow = z.input<typeof auditRow>;

/** One entry with its own hash and the one that it follows, once it is sealed. */
export const auditEntry = rowOf(auditColumns, { ...auditFields, hash: value, previous: value });
export type AuditEntry = z.infer<typeof auditEntry>;
export type WireAuditEntry = z.input<typeof auditEntry>;

/**
 * Faults of an audit chain: an entry was changed or moved, entries are missing, or it contradicts a record elsewhere.
 */
const chainFaults = ['changed', 'missing', 'anchor'] as const;
export type ChainFault = (typeof chainFaults)[number];

/** How the chain stands: how many entries are in it and how many wait for it, and what the last look at all of it found. */
export const auditState = z.object({
  sealed: z.number(),
  waiting: z.number(),
  /** Entries before this place were deleted after the time for which they are kept. */
  first: z.number(),
  keepDays: z.number(),
  checked: z.optional(
    z.object({ at: time, fault: z.optional(z.object({ why: z.enum(chainFaults), seq: z.number() })) }),
  ),
});
export type AuditState = z.infer<typeof auditState>;
