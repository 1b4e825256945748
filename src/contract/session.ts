import * as z from 'zod/mini';
import { asCleanText } from './fields.ts';
import { device } from './me/device.ts';
import { followedSettings } from './me/followed-settings.ts';
import { isSamePassword, newPassword, typedPassword } from './password.ts';

/** Longest life of a session token that the server gives, in ms (§9-1). */
export const tokenLifetime = 3_600_000;

/** Wished life of a token, in ms. */
const timeout = z.number().check(z.int(), z.positive());
export const loginRequest = z.strictObject({
  /** Long enough for the longest password in the letters that take most bytes. */
  _ticket: z.string().check(z.minLength(1), z.maxLength(6000)),
  timeout,
  device,
});
export const refreshRequest = z.strictObject({ timeout });
export const tokenRequest = z.union([loginRequest, refreshRequest]);

export const sessionUser = z.object({
  account: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** §7-3 names token and roles; §3-20 knows a default role, and the token names the foundation that it is for. */
export const sessionAnswer = z.object({
  token: z.string(),
  roles: z.optional(z.array(z.string())),
  user: z.optional(z.partial(sessionUser)),
  /** What of the user's settings counts on every page. */
  settings: z.optional(followedSettings),
  /** The provider that opened the session and ends its own with it, where the organisation wants that. */
  signOutProvider: z.optional(z.string()),
  /** Nothing else is answered before the user has set up a second factor. */
  mustSetUpSecondFactor: z.optional(z.boolean()),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const tokenClaims = z.object({
  sub: z.string(),
  account: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  /** The portal and what the token is for; tokens of earlier versions carry none. */
  aud: z.optional(z.string()),
  /** An employee (`by`, in `session`) sees the portal of one foundation as this user: such a token reads and changes nothing. */
  view: z.optional(z.object({ by: z.string(), name: z.string(), session: z.string(), trid: z.string() })),
  /** A colleague (`by`, in `session`) acts for this user in one foundation, as the record of it says. */
  deputy: z.optional(z.object({ by: z.string(), session: z.string(), trid: z.string(), record: z.string() })),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

/** What the user types at login; the user ID is `account/username`. */
export const credentials = z.strictObject({
  userId: z
    .string()
    .check(
      asCleanText,
      z.minLength(1, 'required'),
      z.maxLength(120, 'tooLong:120'),
      z.regex(/^[^/]+\/[^/]+$/, 'userId'),
    ),
  password: typedPassword,
});
export type Credentials = z.infer<typeof credentials>;

/** A new password as the user types it. */
export const newPasswordTwice = z
  .strictObject({ password: newPassword, repeat: z.string().check(z.minLength(1, 'required')) })
  .check(
    z.refine(({ password, repeat }) => isSamePassword(password, repeat), { path: ['repeat'], error: 'passwordSame' }),
  );

export const resetMailRequest = z.strictObject({
  userId: z.string().check(asCleanText, z.minLength(1, 'required'), z.maxLength(254, 'tooLong:254')),
});
/** The same with the present one, in one's own settings. */
export const newPasswordChange = z
  .strictObject({
    current: typedPassword,
    password: newPassword,
    repeat: z.string().check(z.minLength(1, 'required')),
  })
  .check(
    z.refine(({ password, repeat }) => isSamePassword(password, repeat), { path: ['repeat'], error: 'passwordSame' }),
  );

export const passwordReset = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(2000)),
  password: newPassword,
});
export const passwordChange = z.strictObject({
  current: typedPassword,
  password: newPassword,
});

export const termsVersion = z.object({ version: z.string(), acceptedVersion: z.optional(z.string()) });
export const termsAcceptance = z.strictObject({ version: z.string() });
