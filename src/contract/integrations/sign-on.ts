import * as z from 'zod/mini';
import { asPlainText, time } from '../fields.ts';
import { device } from '../me/device.ts';

/** Why a sign-in by a provider ended without a session; a key of the texts of the login. */
export const signOnRefusals = [
  'over',
  'cancelled',
  'failed',
  'unknown',
  'unverified',
  'several',
  'bound',
  'noRole',
  'left',
  'domain',
  'resting',
] as const;
export type SignOnRefusal = (typeof signOnRefusals)[number];

/** SHA-256 of what the browser keeps until it comes back. */
const secret = z.string().check(asPlainText, z.regex(/^[\w-]{43}$/, 'invalid'));

export const signOnStart = z.strictObject({
  /** A mail address, a user ID, or the number of an organisation. */
  login: z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(254, 'tooLong:254')),
  challenge: secret,
  locale: z.enum(['de', 'en']),
  /** Path of the portal to go to afterwards. */
  redirect: z.optional(z.string().check(asPlainText, z.maxLength(2000))),
  /** The provider shall ask which account it is: the one that it vouched for before was refused. */
  otherAccount: z.optional(z.literal(true)),
});
export type SignOnStart = z.infer<typeof signOnStart>;
export { signOnStarted } from './sign-on-started.ts';

export const signOnRedeem = z.strictObject({
  code: secret,
  verifier: secret,
  timeout: z.number().check(z.int(), z.positive()),
  device,
});
export type SignOnRedeem = z.infer<typeof signOnRedeem>;

/** What a browser takes along to the provider that it signs out at. */
export const signOutQuery = z.object({
  /** German where it is absent. */
  locale: z.optional(z.enum(['de', 'en'])),
  state: z.optional(z.string().check(asPlainText, z.regex(/^[\w-]{22}$/, 'invalid'))),
});

/** A row of a mapping as it is typed: what the claim says, and what it gives. */
const value = z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(200, 'tooLong:200'));
const claim = z.string().check(asPlainText, z.maxLength(120, 'tooLong:120'));
const maxRows = 50;

const mapping = z.strictObject({
  rolesClaim: claim,
  roles: z
    .array(z.strictObject({ value, role: z.string().check(asPlainText, z.maxLength(60)) }))
    .check(z.maxLength(maxRows, `tooManyRows:${maxRows}`)),
  idClaim: claim,
  organisationClaim: claim,
  organisations: z
    .array(z.strictObject({ value, trid: z.string().check(asPlainText, z.maxLength(40)) }))
    .check(z.maxLength(maxRows, `tooManyRows:${maxRows}`)),
});

const domain = z
  .string()
  .check(asPlainText, z.toLowerCase(), z.maxLength(253), z.regex(/^(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/, 'mailDomain'));
const word = z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(120, 'tooLong:120'));

const settings = {
  name: z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(60, 'tooLong:60')),
  issuer: z
    .string()
    .check(
      asPlainText,
      z.minLength(1, 'required'),
      z.maxLength(500, 'tooLong:500'),
      z.regex(/^https?:\/\/[^\s?#@]+$/, 'issuer'),
    ),
  clientId: z.string().check(asPlainText, z.minLength(1, 'required'), z.maxLength(200, 'tooLong:200')),
  domains: z.array(domain).check(z.maxLength(20, 'tooManyRows:20')),
  mapping,
  createsUsers: z.boolean(),
  passwordOff: z.boolean(),
  /** Signing out of the portal signs out at the provider too. */
  endsAtProvider: z.boolean(),
  factorValues: z.array(word).check(z.maxLength(20, 'tooManyRows:20')),
};

export const providerChange = z.strictObject({
  ...settings,
  /** Absent: the secret stays as it is. Empty: a client without one. */
  secret: z.optional(z.string().check(z.maxLength(500, 'tooLong:500'))),
  /** 0 where there is none yet. */
  version: z.number(),
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  /** Asked of the provider of the employees, which another administrator releases. */
  reason: z.optional(z.string().check(asPlainText, z.maxLength(300, 'tooLong:300'))),
});
export type ProviderChange = z.infer<typeof providerChange>;

/** Faults of a provider that is checked. */
export const checkFaults = ['unreachable', 'blocked', 'port', 'https', 'discovery', 'issuer', 'keys', 'pkce'] as const;
export type CheckFault = (typeof checkFaults)[number];

/** Why the settings give nothing, or not all: by the present rights of the user who saved them last. */
export const providerRest = z.object({
  /** No one is known; the account is locked; the user no longer administers; the user holds these rights no longer. */
  why: z.enum(['unknown', 'locked', 'left', 'rights']),
  by: z.optional(z.string()),
  /** Rights of the mapping that no sign-in gets now. */
  roles: z.array(z.string()),
});
export type ProviderRest = z.infer<typeof providerRest>;

export const provider = z.object({
  id: z.string(),
  ...settings,
  hasSecret: z.boolean(),
  version: z.number(),
  isActive: z.boolean(),
  rest: z.optional(providerRest),
  /** Waits for a second administrator. */
  proposal: z.optional(z.object({ name: z.string(), issuer: z.string() })),
  checked: z.optional(time),
  checkedBy: z.optional(z.string()),
  checkFault: z.optional(z.enum(checkFaults)),
  /** Those who have signed in by it. */
  boundUsers: z.number(),
  scim: z.optional(z.object({ begin: z.string(), since: time, used: z.optional(time) })),
});
export type Provider = z.infer<typeof provider>;

export const signOnSettings = z.object({
  provider: z.optional(provider),
  users: z.number(),
  /** What the provider is to be told. */
  callback: z.string(),
  /** Addresses of the login that the provider sends the browser to after its sign-out. */
  afterLogout: z.array(z.string()),
  logout: z.optional(z.string()),
  scim: z.string(),
  /** Roles that the reader may map. */
  roles: z.array(z.string()),
  /** Domains that the reader may name; absent where all may be. */
  domains: z.optional(z.array(z.string())),
  isEditable: z.boolean(),
  /** The reader has signed in by it, so the password may be switched off. */
  isProved: z.boolean(),
});
export type SignOnSettings = z.infer<typeof signOnSettings>;

export const providerProof = z.strictObject({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
});
export const scimTokenMade = z.object({ token: z.string() });
