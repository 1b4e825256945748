import * as z from 'zod/mini';
import { asPlainText, day, text, time } from '../fields.ts';
import { foundationRight, userStates } from '../profile/organisation.ts';
import { givableRoles } from '../profile/users.ts';
import { subPartnerCode, subPartners } from '../sub-partner.ts';
import { approval, approvalActions, reason } from './approvals.ts';

/** What an organisation is: role-like tags, or the mark of the distributor. */
export const organisationKinds = ['SP', 'WS'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];
export const organisationTags = [...givableRoles, 'ETC'] as const;
export type OrganisationTag = (typeof organisationTags)[number];

/** What the list is narrowed to: a state, a kind, or people who sign in without a second factor. */
export const organisationStates = ['all', 'todo', 'locked', ...organisationKinds, 'noFactor'] as const;
export type OrganisationState = (typeof organisationStates)[number];

export const organisationQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.enum(organisationStates)),
});

const organisationRow = z.object({
  trid: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  active: z.boolean(),
  users: z.number(),
  /** So many of them sign in without a second factor. */
  withoutFactor: z.number(),
  lastActive: z.optional(time),
  lockedSince: z.optional(time),
  lockReason: z.optional(z.string()),
  /** None of its users has the right to administer it. */
  lacksAdministrator: z.boolean(),
  /** Something about it waits for a second administrator. */
  hasApproval: z.boolean(),
  /** So many things wait for an administrator. */
  waiting: z.number(),
});
export type OrganisationRow = z.infer<typeof organisationRow>;
export const organisationList = z.object({
  items: z.array(organisationRow),
  total: z.number(),
  counts: z.record(z.enum(organisationStates), z.number()),
  users: z.number(),
  /** People without a second factor in all that were found, each once. */
  withoutFactor: z.number(),
});
export type OrganisationList = z.infer<typeof organisationList>;

export const permissionAreas = [
  'customers',
  'wholesale',
  'tickets',
  'documents',
  'statements',
  'commissionLists',
  'members',
] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** What a user may do in an area, and which of the origins opens it. */
const permission = z.object({
  area: z.enum(permissionAreas),
  read: z.boolean(),
  write: z.boolean(),
  origin: z.optional(z.enum(['everybody', 'own', 'organisation', 'given'])),
  by: z.optional(z.string()),
  at: z.optional(time),
});
export type Permission = z.infer<typeof permission>;

const organisationUser = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(userStates),
  version: z.number(),
  lastActive: z.optional(time),
  lockedSince: z.optional(time),
  lockReason: z.optional(z.string()),
  /** Since when (ms) mails come back from the address. */
  bounced: z.optional(time),
  factors: z.array(z.string()),
  sessions: z.number(),
  isEmployee: z.boolean(),
  isAdministrator: z.boolean(),
  /** May publish texts of the portal. */
  isEditor: z.boolean(),
  isSelf: z.boolean(),
  rights: z.array(foundationRight),
  /** Since when (ms) the user sees only own records, and who said so. */
  ownOnly: z.optional(z.object({ by: z.string(), at: z.number() })),
  permissions: z.array(permission),
});
export type OrganisationUser = z.infer<typeof organisationUser>;

/** What waits for an administrator, with what can be done about it. */
const waitingThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approval'), approval, may: z.array(z.enum(approvalActions)) }),
  z.object({ kind: z.literal('administrator') }),
  z.object({ kind: z.literal('invitation'), id: z.string(), name: z.string(), expires: time, isOver: z.boolean() }),
  z.object({ kind: z.literal('factor'), from: z.string(), isDue: z.boolean(), people: z.array(z.string()) }),
]);
export type WaitingThing = z.infer<typeof waitingThing>;

export const organisation = z.object({
  ...organisationRow.shape,
  number: z.string(),
  version: z.number(),
  created: z.optional(time),
  /** When an administrator last confirmed who may do what. */
  reviewed: z.optional(time),
  reviewedBy: z.optional(z.string()),
  /** The day from which its users sign in with a second factor only. */
  factorFrom: z.optional(z.string()),
  things: z.array(waitingThing),
  people: z.array(organisationUser),
  /** The organisation above it, and its own code there. */
  above: z.optional(z.object({ trid: z.string(), title: z.string(), code: z.string(), since: time })),
  below: subPartners.shape.items,
});
export type Organisation = z.infer<typeof organisation>;

export const organisationTrid = z
  .string()
  .check(asPlainText, z.minLength(1, 'required'), z.regex(/^\d{1,20}$/, 'organisationNumber'));
const title = text(1, 200);
const number = text(1, 40);
const kinds = z
  .array(z.enum(organisationKinds, 'choose'))
  .check(z.refine((all) => new Set(all).size === all.length, 'choose'));
const version = z.number();

export const organisationCreate = z.strictObject({ trid: organisationTrid, title, number, kinds });
export const organisationAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('change'), version, title, number }),
  z.strictObject({ _action: z.literal('review'), version }),
  /** Places it below another organisation, under a code that none had before. */
  z.strictObject({
    _action: z.literal('below'),
    version,
    parent: z.string('required').check(z.regex(/^\d{1,20}$/, 'organisationMissing')),
    code: subPartnerCode,
    reason,
  }),
  z.strictObject({ _action: z.literal('independent'), version, reason }),
  z.strictObject({ _action: z.literal('kind'), version, kinds, reason }),
  z.strictObject({ _action: z.literal('lock'), version, reason }),
  z.strictObject({ _action: z.literal('unlock'), version, reason }),
  z.strictObject({ _action: z.literal('demandFactor'), version, from: day }),
  z.strictObject({ _action: z.literal('endFactorDemand'), version, reason }),
  z.strictObject({ _action: z.literal('remindFactor'), version }),
]);
export type OrganisationAction = z.infer<typeof organisationAction>;
export const organisationActions = {
  ...{ change: true, review: true, kind: true, lock: true, unlock: true },
  ...{ demandFactor: true, endFactorDemand: true, remindFactor: true, below: true, independent: true },
} as const satisfies Record<OrganisationAction['_action'], true>;

export const userAction = z.discriminatedUnion('_action', [
  z.strictObject({ _action: z.literal('passwordLink'), version }),
  z.strictObject({ _action: z.literal('endSessions'), version }),
  z.strictObject({ _action: z.literal('resetFactor'), version, reason }),
  z.strictObject({ _action: z.literal('lock'), version, reason }),
  z.strictObject({ _action: z.literal('unlock'), version, reason }),
  z.strictObject({ _action: z.literal('employ'), version, reason }),
  z.strictObject({ _action: z.literal('dismiss'), version, reason }),
  z.strictObject({ _action: z.literal('giveContent'), version, reason }),
  z.strictObject({ _action: z.literal('takeContent'), version, reason }),
]);
export type UserAction = z.infer<typeof userAction>;
export const userActions = {
  ...{ passwordLink: true, endSessions: true, resetFactor: true, lock: true, unlock: true },
  ...{ employ: true, dismiss: true, giveContent: true, takeContent: true },
} as const satisfies Record<UserAction['_action'], true>;

/** Who may do what, over all organisations: a row for each person in each of them. */
export const permissionReview = z.object({
  items: z.array(
    z.object({
      trid: z.string(),
      organisation: z.string(),
      reviewed: z.optional(time),
      name: z.string(),
      userId: z.string(),
      state: z.enum(userStates),
      lastActive: z.optional(time),
      hasFactor: z.boolean(),
      isEmployee: z.boolean(),
      isAdministrator: z.boolean(),
      permissions: z.array(permission),
    }),
  ),
});
export type PermissionReview = z.infer<typeof permissionReview>;
