import * as z from 'zod/mini';

/** Codes that open a dialog of their own (§8-2). */
export const sessionFaults = {
  accountDisabled: 900,
  passwordReset: 901,
  termsChanged: 902,
  secondFactorDue: 904,
} as const;
/** The password was right, and the login goes on with a second factor (decision 31). */
export const secondFactorNeeded = 903;

/** The password was right, and the organisation lets its users in by their company's accounts alone. */
export const passwordOff = 906;

/** A file is not as it was received, and is therefore not sent; `file` names it. */
export const damagedFile = 905;

export const errorAnswer = z.looseObject({
  _error: z.union([z.number(), z.string()]),
  _errorMessage: z.optional(z.string()),
  errormessage: z.optional(z.string()),
  _errorString: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  file: z.optional(z.string()),
  /** With a 409: the message says which rule the record's state breaks. */
  rule: z.optional(z.boolean()),
  _resetToken: z.optional(z.string()),
  _termsToken: z.optional(z.string()),
  /** Opens the further step of a login, which answers by one of `secondFactors`. */
  _secondFactorToken: z.optional(z.string()),
  secondFactors: z.optional(z.array(z.enum(['passkey', 'authenticator', 'recoveryCode']))),
  termsVersion: z.optional(z.string()),
  /** The version of the terms that the user accepted last. */
  acceptedVersion: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
