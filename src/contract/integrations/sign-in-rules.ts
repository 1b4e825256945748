import * as z from 'zod/mini';
import { asPlainText, day, time } from '../fields.ts';
import { network, networksIn } from './api-key.ts';
import { sessionHourChoices } from './session-hours.ts';

export { networksIn };

const networks = z.array(network).check(z.maxLength(20, 'tooManyNetworks:20'));
const hours = z.literal(sessionHourChoices);

/** What the organisation demands of sign-ins; `state` is sent back with a change, so that no other change is lost. */
export const signInRules = z.object({
  networks: z.array(z.string()),
  sessionHours: z.optional(z.number()),
  /** The day from which all users need a second factor, and whether the distributor demands it. */
  factorFrom: z.optional(z.string()),
  isFactorOfOperator: z.boolean(),
  /** Names of users who can sign in and have no second factor. */
  withoutFactor: z.array(z.string()),
  /** When the rights of all users were last confirmed, and the name of the user who did. */
  reviewed: z.optional(time),
  reviewedBy: z.optional(z.string()),
  state: z.string(),
  /** The address that this call came from. */
  address: z.string(),
  /** How many users the rules concern. */
  users: z.number(),
});
export type SignInRulesAnswer = z.infer<typeof signInRules>;

export const changedSignInRules = z.strictObject({
  networks,
  sessionHours: z.optional(hours),
  factorFrom: z.optional(day),
  state: z.string().check(asPlainText, z.maxLength(2000)),
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
});
export type ChangedSignInRules = z.infer<typeof changedSignInRules>;

/** The same as its form holds it: the networks as one text, no limit of sessions as an empty choice. */
export const signInRulesForm = z
  .object({
    networks: z.string().check(
      asPlainText,
      z.refine((value) => z.safeParse(networks, networksIn(value)).success, 'networkAddress'),
    ),
    sessionHours: z.enum(['', ...sessionHourChoices.map(String)]),
    demandsFactor: z.optional(z.boolean()),
    factorFrom: z.optional(z.union([z.literal(''), day])),
    password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  })
  .check(
    z.refine(({ demandsFactor, factorFrom }) => !demandsFactor || !!factorFrom, {
      path: ['factorFrom'],
      error: 'required',
    }),
  );

const person = {
  name: z.string(),
  userId: z.string(),
  rights: z.array(z.string()),
  isDisabled: z.boolean(),
  lastActive: z.optional(time),
};

/** Who may do what in the organisation; `state` is sent back with the confirmation, so that what was read is confirmed. */
export const accessReview = z.object({
  users: z.array(
    z.object({
      ...person,
      hasFactor: z.boolean(),
    }),
  ),
  state: z.string(),
});
export type AccessReview = z.infer<typeof accessReview>;

export const confirmedAccess = z.strictObject({ state: z.string().check(asPlainText, z.maxLength(100)) });

/** Who could sign in and what happened around sign-ins and rights: evidence for audits (NIS-2). */
export const accessEvidence = z.object({
  made: time,
  users: z.array(
    z.object({
      ...person,
      factors: z.array(z.string()),
      sessions: z.number(),
    }),
  ),
  reviewed: z.optional(time),
  reviewedBy: z.optional(z.string()),
  events: z.array(
    z.object({
      time,
      kind: z.enum(['login', 'loginRefused', 'password', 'rights', 'apiKey']),
      name: z.optional(z.string()),
      detail: z.optional(z.string()),
      address: z.optional(z.string()),
    }),
  ),
});
export type AccessEvidence = z.infer<typeof accessEvidence>;
