import * as z from 'zod/mini';

/** Codes that open a dialog of their own (§8). */
export const sessionFaults = { accountDisabled: 900, passwordReset: 901, termsChanged: 902 } as const;

export const errorAnswer = z.looseObject({
  _error: z.union([z.number(), z.string()]),
  _errorMessage: z.optional(z.string()),
  errormessage: z.optional(z.string()),
  _errorString: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  _resetToken: z.optional(z.string()),
  _termsToken: z.optional(z.string()),
  termsVersion: z.optional(z.string()),
  /** The version of the terms that the user accepted last. */
  acceptedVersion: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
