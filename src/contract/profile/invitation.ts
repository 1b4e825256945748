import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { email, name, time } from '../fields.ts';
import { device } from '../me/device.ts';
import { isSamePassword, newPassword } from '../password.ts';
import { recordOf } from '../record.ts';
import { actionOf, createOf } from '../record-actions.ts';

import { givableRoles, givenRoles } from './users.ts';

export const invitationStates = ['prepared', 'invited', 'accepted', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The person that an admin partner or an employee invites, and the rights to grant. */
export const invitationForm = z.strictObject({
  firstName: name,
  lastName: name,
  email,
  roles: givenRoles,
  /** The user is to see own records only. */
  ownOnly: z.optional(z.boolean()),
});
export type InvitationForm = z.infer<typeof invitationForm>;
export const invitationCreate = createOf('etc.invitation', {
  ...invitationForm.shape,
  /** Without a mail: it is sent later. */
  isHeld: z.optional(z.boolean()),
});

export const invitationActions = { send: actionOf('send'), withdraw: actionOf('withdraw') } as const;
export const invitationAction = z.discriminatedUnion('_action', [invitationActions.send, invitationActions.withdraw]);

const roles = z.array(z.enum(givableRoles));
export const invitationData = z.object({
  state: z.enum(invitationStates),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles,
  ownOnly: z.optional(z.boolean()),
  invitedBy: z.object({ id: z.string(), name: z.string() }),
  /** When its link ends (ms), and the hash of what the link says. */
  expires: time,
  secret: z.optional(z.string()),
});
export type InvitationData = z.infer<typeof invitationData>;

/** `roles` with commas between; `expires` is the end of the link (ms), `ownOnly` is `yes` or empty. */
export const invitationColumns = {
  name: 'value1',
  state: 'value2',
  email: 'value3',
  roles: 'value4',
  invitedBy: 'value5',
  expires: 'value6',
  ownOnly: 'value7',
} as const satisfies ColumnMap;

export const invitationRow = rowOf(invitationColumns, {
  id: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  email: z.string(),
  roles: z.optional(z.string()),
  invitedBy: z.string(),
  expires: z.string(),
  ownOnly: z.optional(z.string()),
  created: time,
  modified: time,
  version: z.number(),
});
export type InvitationRow = z.infer<typeof invitationRow>;
export const invitationRecord = recordOf(invitationColumns, invitationData);

/** Shown to anyone with the link before the invitation is accepted. */
export const invitation = z.object({
  foundation: z.string(),
  invitedBy: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles,
  ownOnly: z.optional(z.boolean()),
  expires: time,
  /** The address belongs to a user already, who accepts once signed in. */
  hasAccount: z.boolean(),
  termsVersion: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** What a new user says. */
export const acceptInvitation = z.strictObject({
  firstName: name,
  lastName: name,
  password: newPassword,
  termsVersion: z.string(),
  timeout: z.number().check(z.int(), z.positive()),
  device,
});
export type AcceptInvitation = z.infer<typeof acceptInvitation>;

/** The same as it is typed. */
export const acceptForm = z
  .strictObject({
    firstName: name,
    lastName: name,
    password: newPassword,
    repeat: z.string().check(z.minLength(1, 'required')),
    accepted: z.literal(true, 'acceptTerms'),
  })
  .check(
    z.refine(({ password, repeat }) => isSamePassword(password, repeat), { path: ['repeat'], error: 'passwordSame' }),
  );

/** What a user who is signed in says: the link's secret is enough. */
export const joinRequest = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export const joined = z.object({ trid: z.string(), foundation: z.string() });
