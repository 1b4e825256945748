import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { optionalText, time } from '../fields.ts';
import { typedPassword } from '../password.ts';
import { recordOf } from '../record.ts';
import { actionOf } from '../record-actions.ts';
import { voNumberCode } from '../staff/vo-number.ts';

/** Submitted, in review, approved, effective, refused, withdrawn. */
export const requestStates = ['submitted', 'inReview', 'approved', 'effective', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestTypes = ['etc.contact', 'etc.company', 'etc.partner'] as const;
export type RequestType = (typeof requestTypes)[number];

export const changeTypes = ['company', 'address', 'owner', 'contact', 'bank', 'tax', 'vo', 'dpo'] as const;
export type ChangeType = (typeof changeTypes)[number];
export const contactActions = ['add', 'change', 'remove'] as const;
export const voKinds = ['new', 'move', 'cancel'] as const;

export const requestActions = {
  review: actionOf('review'),
  /** The employee who approves a new VO number enters it. */
  decide: actionOf('decide', {
    approve: z.boolean('choose'),
    reason: optionalText(2000),
    vo: z.optional(voNumberCode),
  }),
  withdraw: actionOf('withdraw'),
} as const;
export const requestAction = z.union([requestActions.review, requestActions.decide, requestActions.withdraw]);
export type RequestAction = z.infer<typeof requestAction>;

const answers = z.record(z.string(), z.unknown());

/** A request to change the data of a partner, with the values at the time of the request. */
export const changeRequestData = z.object({
  state: z.enum(requestStates),
  /** The day from which the change holds, `YYYY-MM-DD`. */
  effectiveOn: z.string(),
  before: answers,
  values: answers,
  requestedBy: z.object({ name: z.string(), id: z.optional(z.string()), email: z.optional(z.string()) }),
  /** True where two employees must approve it. */
  needsTwo: z.boolean(),
  decisions: z.array(z.object({ by: z.string(), at: time, approve: z.boolean(), reason: z.optional(z.string()) })),
  /** Ids of the employees who approved it; never sent to a client. */
  approvedBy: z.optional(z.array(z.string())),
  effectiveAt: z.optional(time),
  /** The VO number that the network operator has given. */
  vo: z.optional(z.string()),
});
export type ChangeRequestData = z.infer<typeof changeRequestData>;

/** `changes` are kinds of change with commas between; `approval` is `second` where one of two approvals is there. */
export const changeRequestColumns = {
  subject: 'value1',
  state: 'value2',
  changes: 'value3',
  requestedBy: 'value4',
  effectiveOn: 'value5',
  approval: 'value6',
} as const satisfies ColumnMap;

export const changeRequestRow = rowOf(changeRequestColumns, {
  id: z.string(),
  foreignid: z.string(),
  subject: z.string(),
  state: z.enum(requestStates),
  changes: z.string(),
  requestedBy: z.string(),
  effectiveOn: z.string(),
  approval: z.optional(z.string()),
  created: time,
  modified: time,
  version: z.number(),
});
export type ChangeRequestRow = z.infer<typeof changeRequestRow>;

export const changeRequestRecord = recordOf(changeRequestColumns, changeRequestData);
export type ChangeRequestRecord = z.infer<typeof changeRequestRecord>;

/** Proves for five minutes that the caller has just entered the password; valid for one call. */
export const passwordProof = z.object({ proof: z.string() });
export const passwordProofRequest = z.strictObject({
  current: typedPassword,
});
