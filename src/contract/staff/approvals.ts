import * as z from 'zod/mini';
import { asPlainText, text, time } from '../fields.ts';

export const approvalKinds = [
  ...(['administration', 'lock', 'kind', 'factor', 'catalogue', 'brand', 'terms', 'mail', 'signOn'] as const),
  ...(['retentionPeriod', 'retention', 'personExport', 'personErasure'] as const),
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStates = ['prepared', 'released', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];
export const approvalActions = ['release', 'refuse', 'withdraw'] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** Why something is done; asked wherever a second person reads it. */
export const reason = text(3, 300);

export const person = z.object({ id: z.string(), name: z.string(), userId: z.string() });
export type Person = z.infer<typeof person>;

export const approval = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  subject: z.object({
    id: z.string(),
    name: z.string(),
    /** Of a user. */
    userId: z.optional(z.string()),
  }),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  state: z.enum(approvalStates),
  preparedBy: person,
  prepared: time,
  expires: time,
  decidedBy: z.optional(person),
  decided: z.optional(time),
});
export type Approval = z.infer<typeof approval>;

/** Employees with the right or without it. */
const administrator = z.object({ ...person.shape, isAdministrator: z.boolean(), lastActive: z.optional(time) });
export type Administrator = z.infer<typeof administrator>;

export const approvalOverview = z.object({
  /** Those that wait, the oldest first, then the latest that were decided. */
  approvals: z.array(approval),
  employees: z.array(administrator),
  /** The organisation of which people become employees. */
  distributor: z.string(),
  /** The caller is the only administrator that the portal ever had, and gives the right to the second alone. */
  isFirst: z.boolean(),
});
export type ApprovalOverview = z.infer<typeof approvalOverview>;

export const approvalDecision = z.strictObject({ _action: z.enum(approvalActions) });
export const administratorRequest = z.strictObject({
  user: z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(60)),
  reason,
});
export const endAdministrator = z.strictObject({ _action: z.literal('end') });
